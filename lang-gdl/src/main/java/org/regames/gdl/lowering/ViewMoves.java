package org.regames.gdl.lowering;

import java.util.stream.IntStream;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;
import org.regames.gdl.net.NetView;
import org.regames.ir.analysis.Closure;

/**
 * Whether recursive views depend on moves, which then have to be kept until the views are
 * evaluated.
 */
record ViewMoves(GameNet game) {
  boolean exist() {
    return Closure.of(
            game.views().stream()
                .flatMap(view -> view.rules().stream())
                .mapToInt(NetView.ViewRule::condition),
            formula -> IntStream.of(game.net().operands(formula)))
        .stream()
        .anyMatch(formula -> game.net().kind(formula) == Net.Kind.MOVE);
  }
}
