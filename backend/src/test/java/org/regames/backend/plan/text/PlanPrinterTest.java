package org.regames.backend.plan.text;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.planner.PlanBuilder;

class PlanPrinterTest {
  @Test
  void movesAreTheSetOfPlacesThatPassTheTest() {
    String text = PlanPrinter.print(PlanBuilder.plan(Games.fillingSquares()));

    assertTrue(
        text.contains(
            """
            find f0() at "move", 1 locals, 3 words:
              b0 = sets[0]
              b1 = (0x1ff & b0)
              add moves code | x0 << 0 for x0 in [b1] left b2
            """),
        text);
  }
}
