package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/**
 * Pieces slide round a ring as in Surakarta. There is never a choice on the way, and where the ring
 * is empty the path comes back to where it was: there is no such move.
 */
class SlidesInRingsTest {
  private static final Game RING =
      Builtins.complete(
          Games.of(
              """
              type Cell = {a, b, c, d}; type Piece = {no, other};
              const next: Cell -> Cell = {a: b, b: c, c: d, :a};
              var board: Cell -> Piece = {:no}; var at: Cell = a;
              begin, s: player = x;
              s, s0: $ empty; s0, turn: player = o;
              s, s1: board[d] = other; s1, s2: $ one; s2, turn: player = o;
              turn, pick: at = Cell(*); pick, l0: $$ at;
              l0, l1: at = next[at];
              l1, l2: board[at] == no; l2, l0: ;
              l1, l3: board[at] == other; l3, l4: $$ at; l4, k: player = keeper;
              turn, y: ? l0 -> l3; y, y2: $ reached; y2, k: player = keeper;
              turn, n: ! l0 -> l3; n, n2: $ unreached; n2, k: player = keeper;
              k, end: player = keeper;
              """));

  @Test
  void aPathThatComesBackIsNoMove() {
    List<Long> counts = new Perft(Interpreter.of(RING)).counts(2);

    assertEquals(List.of(1L, 2L, 6L), counts);
    assertEquals(counts, new ModelPerft(JvmEngine.compile(RING)).counts(2));
  }
}
