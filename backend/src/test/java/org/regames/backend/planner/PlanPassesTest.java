package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;

class PlanPassesTest {
  private static final List<String> NEEDING_BITBOARDS =
      List.of(
          "remember-fixpoints",
          "count-cells",
          "look-up-checks",
          "find-first-blockers",
          "mask-rays",
          "draw-uniformly",
          "reuse-check-sets",
          "assign-runs",
          "freeze-bitboards");

  @Test
  void everyPassRunsInTheOrderOfTheList() {
    List<String> expected = new ArrayList<>(List.of(PlanPasses.LOWERING));
    PlanPasses.list().forEach(pass -> expected.add(pass.name()));
    assertEquals(expected, steps(Feature.all()));
  }

  @Test
  void aPassWhoseFeatureIsSwitchedOffDoesNotRun() {
    for (PlanPass pass : PlanPasses.list()) {
      pass.feature()
          .ifPresent(
              feature -> {
                List<String> expected = new ArrayList<>(steps(Feature.all()));
                expected.remove(pass.name());
                if (feature == Feature.BITBOARDS) {
                  expected.removeAll(NEEDING_BITBOARDS);
                }
                assertEquals(expected, steps(Feature.without(feature)));
              });
    }
  }

  @Test
  void theLastStepIsThePlan() {
    List<String> texts = new ArrayList<>();
    Plan plan =
        PlanBuilder.plan(
            Games.fillingSquares(),
            Feature.all(),
            (_, after) -> texts.add(PlanPrinter.print(after)));
    assertEquals(PlanPrinter.print(plan), texts.getLast());
    assertTrue(texts.getFirst().contains("where [m1[x0] == "), texts.getFirst());
  }

  @Test
  void aFeatureSwitchesOnePassAtMost() {
    List<Feature> switches =
        PlanPasses.list().stream().flatMap(pass -> pass.feature().stream()).toList();
    assertEquals(EnumSet.copyOf(switches).size(), switches.size());
  }

  private static List<String> steps(Set<Feature> features) {
    List<String> steps = new ArrayList<>();
    PlanBuilder.plan(Games.fillingSquares(), features, (pass, _) -> steps.add(pass));
    return steps;
  }
}
