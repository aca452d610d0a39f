package org.regames.backend.planner.optimize.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.regames.backend.plan.Attempt;
import org.regames.backend.plan.Calls;
import org.regames.backend.plan.Explanation;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.optimize.bitboards.BitboardContext;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * Replaces checks that look at few places by some that look their answer up: see {@link
 * PextLookup}. What they see is worked out for the checks as they were before there were bitboards.
 */
public final class LookUpChecks {
  private LookUpChecks() {}

  /** The same plan, with tables instead of such checks. */
  public static Plan apply(Plan plan, BitboardContext context) {
    Plan original = context.original();
    List<Plan.Function> functions = new ArrayList<>(plan.functions());
    List<long[]> words = new ArrayList<>(plan.words());
    List<int[]> tables = new ArrayList<>(plan.tables());
    TreeSet<Integer> checks = new TreeSet<>();
    original.functions().forEach(function -> Calls.tests(function.body(), checks));
    SymbolicCheck.Allowance allowance = new SymbolicCheck.Allowance();
    boolean overlays = context.has(Feature.OVERLAY);
    BitboardSelection kept = context.kept();
    for (int check : checks) {
      BitboardSelection.Mark mark = kept.mark();
      Plan.Function looking = original.functions().get(check);
      Attempt.of(
              () -> PextLookup.of(original, kept, words, tables, looking, overlays, allowance),
              () -> kept.reset(mark)) // it stays as it is
          .value()
          .ifPresent(
              tabulated -> {
                functions.set(check, tabulated);
                context.notes().set(check, Explanation.How.BY_TABLE);
              });
    }
    return context.with(plan, new Plan.Constants(tables, words), functions);
  }
}
