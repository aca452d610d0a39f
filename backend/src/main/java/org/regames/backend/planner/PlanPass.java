package org.regames.backend.planner;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;

/**
 * A pass from plans to plans, which does not change what is played.
 *
 * @param name the name on the command line
 * @param feature what has to be switched on for it, if anything
 * @param description what it does, in one line
 * @param rewriting how it does that, with the features that are switched on
 */
public record PlanPass(
    String name,
    Optional<Feature> feature,
    String description,
    BiFunction<Plan, Set<Feature>, Plan> rewriting) {

  public static PlanPass of(
      String name, String description, BiFunction<Plan, Set<Feature>, Plan> rewriting) {
    return new PlanPass(name, Optional.empty(), description, rewriting);
  }

  public static PlanPass of(
      String name,
      Feature feature,
      String description,
      BiFunction<Plan, Set<Feature>, Plan> rewriting) {
    return new PlanPass(name, Optional.of(feature), description, rewriting);
  }

  /** Whether it runs where some features are switched on. */
  boolean isOn(Set<Feature> features) {
    return feature.map(features::contains).orElse(true);
  }

  Plan apply(Plan plan, Set<Feature> features) {
    return rewriting.apply(plan, features);
  }
}
