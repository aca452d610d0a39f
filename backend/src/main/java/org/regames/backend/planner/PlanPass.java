package org.regames.backend.planner;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;

/**
 * A pass from plans to plans, which does not change the game.
 *
 * @param name the name on the command line
 * @param feature the feature that enables it, if any
 * @param description what it does, in one line
 * @param rewriting the transformation, given the enabled features
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

  /** Whether it runs with these features. */
  boolean isOn(Set<Feature> features) {
    return feature.map(features::contains).orElse(true);
  }

  Plan apply(Plan plan, Set<Feature> features) {
    return rewriting.apply(plan, features);
  }
}
