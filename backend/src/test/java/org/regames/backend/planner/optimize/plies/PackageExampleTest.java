package org.regames.backend.planner.optimize.plies;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    Plan apart = PlanBuilder.plan(Games.fillingSquares(), Feature.without(Feature.FUSE_PLIES));
    assertTrue(apart.plies().isEmpty());
    assertFalse(PlanBuilder.plan(Games.fillingSquares()).plies().isEmpty());
  }
}
