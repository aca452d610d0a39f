package org.regames.backend.plan;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.ir.Builtins;

class PlanPrinterTest {
  @Test
  void movesAreTheSetOfPlacesThatPassTheTest() {
    String text =
        PlanPrinter.print(
            PlanBuilder.plan(
                Builtins.complete(
                    Games.of(
                        """
                        type Square = {a, b, c, d, e, f, g, h, i}; type Piece = {no, yes};
                        var board: Square -> Piece = {:no}; var at: Square = a;
                        begin, move: player = x; move, m: at = Square(*); m, n: board[at] == no;
                        n, o: $$ at; o, p: player = keeper; p, q: board[at] = yes;
                        q, end: player = keeper;
                        """))));

    assertTrue(
        text.contains(
            """
            find f0() at move:
              b0 = sets[0]
              b1 = (0x1ff & b0)
              add moves code | x0 << 0 for x0 in [b1]
            """),
        text);
  }
}
