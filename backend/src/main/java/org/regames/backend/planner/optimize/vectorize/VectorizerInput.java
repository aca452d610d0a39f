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
 * The input of a {@link LoopVectorizer}.
 *
 * @param functions the functions in which paths may continue
 * @param tables the tables of the plan
 * @param ranges the bounds of values
 * @param cycles the recursive checks
 * @param remembers whether these may memoize their results
 * @param behindStores whether tests after stores of a path are vectorized
 * @param packed whether moves are codes
 * @param hashed whether moves have to be compared
 * @param assumed a variable with an assumed value
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

  /** The input for a plan. */
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

  /** The same without comparing moves. */
  VectorizerInput unhashed() {
    return new VectorizerInput(
        functions, tables, ranges, cycles, remembers, behindStores, packed, false, assumed);
  }

  /** The same with an assumed value of a variable. */
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
