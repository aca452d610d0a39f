package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Ranges;
import org.regames.backend.planner.analysis.graph.RecursionCycles;
import org.regames.backend.planner.optimize.vectorize.lanes.Assumption;

/**
 * What is lifted: see {@link LoopVectorizer}.
 *
 * @param functions the functions that paths may go on in
 * @param tables the tables of the plan
 * @param ranges between what values are
 * @param cycles the recursive checks
 * @param remembers whether these may remember what they found
 * @param behindStores whether tests are made at once that stand behind what a path stores
 * @param packed whether moves are codes
 * @param hashed whether moves have to be compared
 * @param assumed the variable that has a value for sure
 */
record VectorizerInput(
    List<Plan.Function> functions,
    List<int[]> tables,
    Ranges ranges,
    RecursionCycles cycles,
    boolean remembers,
    boolean behindStores,
    boolean packed,
    boolean hashed,
    Optional<Assumption> assumed) {

  /** All of a plan. */
  public static VectorizerInput of(Plan plan, Set<Feature> features) {
    return new VectorizerInput(
        new ArrayList<>(plan.functions()),
        plan.tables(),
        new Ranges(plan.layout(), plan.tables()),
        new RecursionCycles(plan.layout(), plan.functions(), features.contains(Feature.FIXPOINTS)),
        features.contains(Feature.REMEMBER_FIXPOINTS),
        features.contains(Feature.BEHIND_STORES),
        true,
        plan.hashed(),
        Optional.empty());
  }

  VectorizerInput packed(boolean codes) {
    return new VectorizerInput(
        functions, tables, ranges, cycles, remembers, behindStores, codes, hashed, assumed);
  }

  /** The same where moves need not be compared. */
  VectorizerInput unhashed() {
    return new VectorizerInput(
        functions, tables, ranges, cycles, remembers, behindStores, packed, false, assumed);
  }

  /** The same where a variable has a value for sure. */
  VectorizerInput assuming(int variable, int value) {
    return new VectorizerInput(
        functions,
        tables,
        ranges,
        cycles,
        remembers,
        behindStores,
        packed,
        hashed,
        Optional.of(new Assumption(variable, value)));
  }
}
