package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    Plan plan = PlanBuilder.plan(Games.fillingSquares());
    assertEquals(1, plan.finders().size());
    Plan slow = PlanBuilder.plan(Games.fillingSquares(), Feature.without(Feature.BITBOARDS));
    assertEquals(0, slow.sets().words());
  }
}
