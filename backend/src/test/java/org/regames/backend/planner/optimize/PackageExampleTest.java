package org.regames.backend.planner.optimize;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    String byElement =
        PlanPrinter.print(
            PlanBuilder.plan(Games.fillingSquares(), Feature.without(Feature.BITBOARDS)));
    assertTrue(
        byElement.contains("add move code | x0 << 0 for x0 = 0 to 8 where [m1[x0] == 16]"),
        byElement);
    String bySet = PlanPrinter.print(PlanBuilder.plan(Games.fillingSquares()));
    assertTrue(
        bySet.contains(
            """
              b0 = sets[0]
              b1 = (0x1ff & b0)
              add moves code | x0 << 0 for x0 in [b1] left b2
            """),
        bySet);
  }
}
