package org.regames.backend.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    Game game =
        Builtins.complete(
            Games.of(
                """
                type Square = {a, b, c, d, e, f, g, h, i}; type Piece = {no, yes};
                const up: Square -> SquareOrNone = {:none, b: a, c: b};
                type SquareOrNone = {none, a, b, c, d, e, f, g, h, i};
                var board: Square -> Piece = {:no}; var at: Square = a;
                begin, m: player = x; m, n: at = Square(*); n, o: board[up[at]] == no;
                o, end: player = keeper;
                """));

    GameLayout layout = GameLayout.of(game);
    int board = layout.variable("board");
    assertEquals(10, layout.variables().get(board).array().orElseThrow().size());
  }
}
