package org.regames.backend.planner.optimize.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * Replaces checks of a few cells by table look-ups: see {@link PextLookup}. The tables are computed
 * from the checks as they were before bitboards.
 *
 * <pre>
 * // before
 * t0: 1 2 0 4 5 3 7 8 6
 * t1: 2 0 1 5 3 4 8 6 7
 * keep f3() at "begin":
 *   require f5[]
 *   yes
 * check f5() at "m":
 *   require m1[t0[s0]] == 17
 *   require m1[t1[s0]] == 17
 *   yes
 * // after
 * w0: 0x6 0x8 0x5 0x8 0x3 0x8 0x30 0x8 0x28 0x8 0x18 0x8 0x180 0x8 0x140 0x8 0xc0 0x8
 * check f5() at "m", 2 locals, 5 words:
 *   x0 = s0 * 2
 *   x1 = s0 * 0
 *   b0 = w0[x0]
 *   b1 = sets[1]
 *   b2 = compress(b1, b0)
 *   b3 = w0[(x0 + 1)] at b2
 *   b4 = (0x1 &amp; b3)
 *   yes if some of [b4]
 * </pre>
 */
public final class LookUpChecks {
  private LookUpChecks() {}

  /** The same plan, with tables instead of such checks. */
  public static Plan apply(Plan plan, Set<Feature> features) {
    Plan original = plan.scalarPlan();
    Plan.ScalarCode scalar = plan.scalar();
    List<Plan.Function> functions = new ArrayList<>(plan.functions());
    List<long[]> words = new ArrayList<>(plan.words());
    List<int[]> tables = new ArrayList<>(plan.tables());
    TreeSet<Integer> checks = new TreeSet<>();
    original.functions().forEach(function -> FunctionCalls.tests(function.body(), checks));
    SymbolicCheck.Allowance allowance = new SymbolicCheck.Allowance();
    boolean overlays = features.contains(Feature.OVERLAY);
    BitboardSelection kept = BitboardSelection.of(plan);
    for (int check : checks) {
      BitboardSelection.Mark mark = kept.mark();
      Plan.Function looking = original.functions().get(check);
      switch (PextLookup.of(original, kept, words, tables, looking, overlays, allowance)) {
        case Attempt.Vectorized<Plan.Function>(Plan.Function tabulated) -> {
          functions.set(check, tabulated);
          scalar = scalar.with(check, PlanExplanation.How.BY_TABLE);
        }
        case Attempt.Refused<Plan.Function> _ -> kept.reset(mark); // it stays unchanged
      }
    }
    return plan.with(new Plan.Constants(tables, words), functions, kept.layout()).with(scalar);
  }
}
