package org.regames.backend.planner.optimize.bitboards;

import java.util.List;
import java.util.Set;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;

/**
 * Shared context of the passes that add bitboards to a plan.
 *
 * @param original the plan before the first of them, in which checks still look at one cell after
 *     another: these statements determine what a check sees
 * @param kept the bitboards that are chosen so far, to which each pass may add
 * @param notes how loops and checks are done
 * @param features what the planner may do
 */
public record BitboardContext(
    Plan original, BitboardSelection kept, LoopNotes notes, Set<Feature> features) {

  /** Whether the planner may do something. */
  public boolean has(Feature feature) {
    return features.contains(feature);
  }

  /** A plan with other functions, and with the bitboards that are chosen so far. */
  public Plan with(Plan plan, List<Plan.Function> functions) {
    return with(plan, plan.constants(), functions);
  }

  /** A plan with other constants and functions, and with the bitboards that are chosen so far. */
  public Plan with(Plan plan, Plan.Constants constants, List<Plan.Function> functions) {
    return plan.with(constants, functions, kept.layout());
  }
}
