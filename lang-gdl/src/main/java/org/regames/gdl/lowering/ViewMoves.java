package org.regames.gdl.lowering;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;

/** Whether recursive views depend on moves, which then have to be kept until they are asked. */
final class ViewMoves {
  private final GameNet game;

  ViewMoves(GameNet game) {
    this.game = game;
  }

  boolean exist() {
    Deque<Integer> open = new ArrayDeque<>();
    game.views().forEach(view -> view.rules().forEach(rule -> open.push(rule.condition())));
    Set<Integer> seen = new HashSet<>();
    while (!open.isEmpty()) {
      int formula = open.pop();
      if (game.net().kind(formula) == Net.Kind.MOVE) {
        return true;
      }
      if (seen.add(formula)) {
        for (int operand : game.net().operands(formula)) {
          open.push(operand);
        }
      }
    }
    return false;
  }
}
