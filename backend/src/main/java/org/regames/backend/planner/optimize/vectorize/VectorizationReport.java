package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExplanation;

/** Reports how moves are found and checks are made, from the remarks of a plan. */
public final class VectorizationReport {
  private static final String TRIED = "playouts make the last checks for the move drawn alone";
  private static final String DRAWN =
      "playouts draw from sets and make the last checks for the move drawn alone";

  private final Plan plan;

  private VectorizationReport(Plan plan) {
    this.plan = plan;
  }

  /**
   * Explains all finders and all checks of a plan with its scalar code, which has a function for
   * every check.
   */
  public static List<PlanExplanation> of(Plan plan) {
    VectorizationReport explaining = new VectorizationReport(plan);
    List<PlanExplanation> all = new ArrayList<>();
    plan.finders()
        .forEach(
            (node, finder) -> {
              PlanExplanation.Subject moves = PlanExplanation.Subject.MOVES;
              PlanExplanation found = explaining.explained(moves, plan.name(node), finder);
              String tried = plan.drawers().containsKey(node) ? DRAWN : TRIED;
              all.add(plan.trials().containsKey(node) ? with(found, tried) : found);
            });
    TreeSet<Integer> checks = new TreeSet<>();
    plan.scalarPlan().called().forEach(function -> FunctionCalls.tests(function.body(), checks));
    List<Plan.Function> called = plan.called();
    for (int check : checks) {
      Plan.Function function = plan.functions().get(check);
      all.add(
          called.contains(function)
              ? explaining.explained(PlanExplanation.Subject.CHECK, function.name(), check)
              : bySet(function));
    }
    return all.stream().distinct().toList();
  }

  /** Adds that only the drawn move has to pass its last checks, see {@code LastChecks}. */
  private static PlanExplanation with(PlanExplanation found, String more) {
    String reason = found.reason() + (found.reason().isEmpty() ? "" : "; ") + more;
    return new PlanExplanation(found.subject(), found.node(), found.how(), reason);
  }

  /** A check that is vectorized no longer has a function. */
  private static PlanExplanation bySet(Plan.Function check) {
    return new PlanExplanation(
        PlanExplanation.Subject.CHECK, check.name(), PlanExplanation.How.BY_SET, "");
  }

  private PlanExplanation explained(PlanExplanation.Subject subject, String node, int function) {
    List<Plan.ScalarCode.Remark> found = new ArrayList<>();
    collect(function, new BitSet(), new BitSet(), found);
    Plan.ScalarCode.Remark worst = new Plan.ScalarCode.Remark(PlanExplanation.How.DIRECT, "");
    for (Plan.ScalarCode.Remark note : found) {
      worst = note.how().compareTo(worst.how()) > 0 ? note : worst;
    }
    return new PlanExplanation(subject, node, worst.how(), worst.reason());
  }

  /** Collects the remarks on a function and those in which it continues. */
  private void collect(
      int function, BitSet active, BitSet seen, List<Plan.ScalarCode.Remark> found) {
    if (active.get(function)) {
      found.add(new Plan.ScalarCode.Remark(PlanExplanation.How.BACKTRACKING, "paths form a cycle"));
    }
    if (seen.get(function)) {
      return;
    }
    seen.set(function);
    active.set(function);
    List<Plan.ScalarCode.Remark> own = plan.scalar().of(function);
    found.addAll(own);
    if (own.stream().anyMatch(note -> note.how() == PlanExplanation.How.BY_TABLE)) {
      active.clear(function);
      return; // its continuations are in its tables
    }
    TreeSet<Integer> next = new TreeSet<>();
    FunctionCalls.continued(plan.functions().get(function).body(), next);
    next.forEach(callee -> collect(callee, active, seen, found));
    active.clear(function);
  }
}
