package org.regames.backend.planner;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.optimize.bitboards.BitboardContext;

/**
 * A pass from plans to plans, which does not change what is played.
 *
 * @param name the name on the command line
 * @param feature what has to be switched on for it, if anything
 * @param description what it does, in one line
 * @param rewriting how it does that
 */
public record PlanPass(
    String name,
    Optional<Feature> feature,
    String description,
    BiFunction<Plan, PlanContext, Plan> rewriting) {

  public static PlanPass of(
      String name, String description, BiFunction<Plan, PlanContext, Plan> rewriting) {
    return new PlanPass(name, Optional.empty(), description, rewriting);
  }

  public static PlanPass of(
      String name,
      Feature feature,
      String description,
      BiFunction<Plan, PlanContext, Plan> rewriting) {
    return new PlanPass(name, Optional.of(feature), description, rewriting);
  }

  /** A pass that chooses bitboards, or uses those that are chosen. */
  static PlanPass ofBitboards(
      String name,
      Optional<Feature> feature,
      String description,
      BiFunction<Plan, BitboardContext, Plan> rewriting) {
    return new PlanPass(
        name,
        feature,
        description,
        (plan, context) -> rewriting.apply(plan, context.bitboards().orElseThrow()));
  }

  /** Whether it runs where some features are switched on. */
  boolean isOn(Set<Feature> features) {
    return feature.map(features::contains).orElse(true);
  }

  Plan apply(Plan plan, PlanContext context) {
    return rewriting.apply(plan, context);
  }
}
