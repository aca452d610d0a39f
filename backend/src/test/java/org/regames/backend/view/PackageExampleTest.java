package org.regames.backend.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.ir.Game;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    Game game =
        Games.of(
            """
            type Cell = {a1, a2, a3, b1, b2, b3, c1, c2, c3}; type Piece = {none, x, o};
            type Board = Cell -> Piece;
            var board: Board = {a1: x, b1: x, c1: x, a3: o, b3: o, c3: o, :none};
            var goals: Goals = {:0};
            begin, end: player = keeper;
            """);
    StateTable table = new StateTable(game, List.of("x", "o"));
    assertEquals(
        """
        3 o o o
        2 . . .
        1 x x x
          a b c
        """,
        table.text(Interpreter.of(game).initial().values()));
  }
}
