package org.regames.backend.planner.optimize.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** Checks that are looked up say the same as the interpreter; plays end where they hold. */
class PextLookupTest {
  /** Players fill a row of squares in turn until the check from c to won holds. */
  private static final String ROW =
      """
      type Square = {a, b, c, d, e, f, off}; type Piece = {no, x, o, wall};
      const next: Square -> Square = {a: b, b: c, c: d, d: e, e: f, :off};
      const back: Square -> Square = {f: e, e: d, d: c, c: b, b: a, :off};
      const other: Player -> Player = {x: o, :x};
      var board: Square -> Piece = {off: wall, :no}; var at: Square = a; var me: Player = x;
      begin, turn: player = PlayerOrSystem(me); turn, m1: at = Square(*); m1, m2: board[at] == no;
      m2, m3: $$ at; m3, k: player = keeper; k, k1: board[at] = Piece(me);
      k1, over: ? c -> won; k1, on: ! c -> won; over, end: player = keeper;
      on, full: ! e -> free; on, next: ? e -> free; full, end: player = keeper;
      e, e1: at = Square(*); e1, free: board[at] == no;
      next, again: me = other[me]; again, turn: player = PlayerOrSystem(me);
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Three in a row, beginning with the new one, with it in the middle, ending with it.
        """
        c, c1: board[next[at]] == Piece(me); c1, won: board[next[next[at]]] == Piece(me);
        c, c2: board[back[at]] == Piece(me); c2, won: board[next[at]] == Piece(me);
        c, c3: board[back[at]] == Piece(me); c3, won: board[back[back[at]]] == Piece(me);
        """,
        // The same as the new one has.
        """
        c, c1: board[next[at]] == board[at]; c1, won: board[next[next[at]]] == board[at];
        c, c2: board[at] == board[back[at]]; c2, won: board[next[at]] != board[at];
        """,
        // Back as long as there are own ones, then on for three.
        """
        c, c1: at != off; c1, c2: at = back[at]; c2, c1: board[at] == Piece(me);
        c1, c3: at = next[at]; c3, c4: board[at] == Piece(me);
        c4, c5: at = next[at]; c5, won: board[at] == Piece(me);
        """,
        // One of some cells has a value.
        """
        c, won: board[next[next[at]]] == o; c, won: board[back[back[at]]] == o;
        """,
        // Both neighbours are filled, by whomever; several sets, and none of the wall.
        """
        c, c1: board[next[at]] != no; c1, c2: board[back[at]] != no;
        c2, c3: board[next[at]] != wall; c3, won: board[back[at]] == x;
        """,
        // Back over one or more of one piece to one of the other: near the edge only one is asked
        // for, which need not be the first in the tables.
        """
        c, c1: at = back[at]; c1, c2: board[at] == o; c2, c3: at = back[at];
        c3, c2: board[at] == o; c3, won: board[at] == x;
        """,
        """
        c, c1: at = back[at]; c1, c2: board[at] == x; c2, c3: at = back[at];
        c3, c2: board[at] == x; c3, won: board[at] == o;
        """
      })
  void answersAreThoseOfTheInterpreter(String check) {
    Game game = Builtins.complete(Games.of(ROW + check));
    List<PlanExplanation> explained = PlanBuilder.explain(game);

    assertTrue(
        explained.stream().anyMatch(each -> each.how() == PlanExplanation.How.BY_TABLE),
        explained.toString());
    assertEquals(
        new Perft(Interpreter.of(game)).counts(6),
        new ModelPerft(JvmEngine.compile(game)).counts(6));
  }

  /** Where it is, written out, would be where it was before twice, 100 times over. */
  @Test
  void longWalksAreRunStepByStep() {
    String squares =
        IntStream.range(0, 100).mapToObj(i -> "s" + i + ", ").collect(Collectors.joining());
    String steps =
        IntStream.range(0, 99)
            .mapToObj(i -> "s" + i + ": {s" + i + ": s" + (i + 1) + ", :off}, ")
            .collect(Collectors.joining());
    Game game =
        Builtins.complete(
            Games.of(
                ROW.replace("{a, b, c, d, e, f, off}", "{" + squares + "a, b, c, d, e, f, off}")
                    + "const step: Square -> Square -> Square = {"
                    + steps
                    + ":{:off}};"
                    + "c, c1: at != off; c1, c2: at = step[at][at]; c2, c1: board[at] == Piece(me);"
                    + "c2, c3: at == off; c3, won:;"));

    assertEquals(
        new Perft(Interpreter.of(game)).counts(1),
        new ModelPerft(JvmEngine.compile(game)).counts(1));
  }
}
