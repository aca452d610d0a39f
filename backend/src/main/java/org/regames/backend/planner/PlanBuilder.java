package org.regames.backend.planner;

import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.planner.lower.Lowering;
import org.regames.ir.Game;

/** Makes the plan of a game, see {@link Plan}: lowers it, and runs the {@link PlanPasses}. */
public final class PlanBuilder {
  private PlanBuilder() {}

  /**
   * Plans a game.
   *
   * @param game a game without validation errors, with all built-ins
   * @throws org.regames.ir.diagnostic.DiagnosticException if a map is cast to fewer keys
   */
  public static Plan plan(Game game) {
    return plan(game, Feature.all());
  }

  /**
   * Plans a game with only some of the features, to measure their effect.
   *
   * @param game a game without validation errors, with all built-ins
   * @throws org.regames.ir.diagnostic.DiagnosticException if a map is cast to fewer keys
   */
  public static Plan plan(Game game, Set<Feature> features) {
    return plan(game, features, (_, _) -> {});
  }

  /**
   * Plans a game, and reports the plan after every step.
   *
   * @param game a game without validation errors, with all built-ins
   * @param listener receives the name of each pass that ran and the plan after it; the first is
   *     {@link PlanPasses#LOWERING}
   * @throws org.regames.ir.diagnostic.DiagnosticException if a map is cast to fewer keys
   */
  public static Plan plan(Game game, Set<Feature> features, BiConsumer<String, Plan> listener) {
    return PlanPasses.run(Lowering.of(game, features), Set.copyOf(features), listener);
  }

  /**
   * Explains how the moves of each node are found and each check is made, and why not by bitboards.
   *
   * @param game a game without validation errors, with all built-ins
   * @throws org.regames.ir.diagnostic.DiagnosticException if a map is cast to fewer keys
   */
  public static List<PlanExplanation> explain(Game game) {
    return PlanPasses.explain(Lowering.of(game, Feature.all()), Feature.all());
  }
}
