package org.regames.backend.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;
import org.regames.ir.Game;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    Game game =
        Games.of(
            """
            type N = {0, 1}; var n: N = 0; var m: N = 0; var goals: Goals = {:0};
            begin, a: player = x; a, b: n = N(*); b, c: $$ n; c, d: player = o;
            d, e: m = N(*); e, f: $$ m; f, g: player = keeper;
            g, h: n == m; h, i: goals[o] = 1; g, i: n != m; i, end: player = keeper;
            """);
    RandomGenerator random = new SplittableRandom(1);

    ForwardModel model = JvmEngine.compile(game);
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    state.legalMoves(moves);
    assertEquals(2, moves.size());
    assertEquals(List.of("1"), state.tags(moves, 1));
    GameState next = state.copy();
    next.apply(moves, 1);
    assertEquals("o", model.players().get(next.currentPlayer()));
    while (next.applyRandom(moves, random)) {}
    assertTrue(next.isTerminal());
    assertEquals("0", next.score(0));
  }
}
