package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.planner.optimize.bitboards.LoopNotes;

/** Reports how moves are found and checks are made, from notes taken during planning. */
public final class VectorizationReport {
  private static final String TRIED = "playouts make the last checks for the move drawn alone";
  private static final String DRAWN =
      "playouts draw from sets and make the last checks for the move drawn alone";

  private final Plan plan;
  private final LoopNotes notes;

  private VectorizationReport(Plan plan, LoopNotes notes) {
    this.plan = plan;
    this.notes = notes;
  }

  /**
   * Explains all finders and all checks of a plan.
   *
   * @param before the plan without sets, which has a function for every check
   * @param notes what was noted of the loops of functions
   */
  public static List<PlanExplanation> of(Plan before, Plan plan, LoopNotes notes) {
    VectorizationReport explaining = new VectorizationReport(plan, notes);
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
    before.called().forEach(function -> FunctionCalls.tests(function.body(), checks));
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

  /**
   * Says what else is to know: that only the move that is drawn has to pass its last checks, see
   * {@code LastChecks}.
   */
  private static PlanExplanation with(PlanExplanation found, String more) {
    String reason = found.reason() + (found.reason().isEmpty() ? "" : "; ") + more;
    return new PlanExplanation(found.subject(), found.node(), found.how(), reason);
  }

  /** A check that is made for all numbers of a loop at once has no function any more. */
  private static PlanExplanation bySet(Plan.Function check) {
    return new PlanExplanation(
        PlanExplanation.Subject.CHECK, check.name(), PlanExplanation.How.BY_SET, "");
  }

  private PlanExplanation explained(PlanExplanation.Subject subject, String node, int function) {
    List<LoopNotes.Note> found = new ArrayList<>();
    collect(function, new BitSet(), new BitSet(), found);
    LoopNotes.Note worst = new LoopNotes.Note(PlanExplanation.How.DIRECT, "");
    for (LoopNotes.Note note : found) {
      worst = note.how().compareTo(worst.how()) > 0 ? note : worst;
    }
    return new PlanExplanation(subject, node, worst.how(), worst.reason());
  }

  /** Collects what is noted of a function and those it goes on with. */
  private void collect(int function, BitSet active, BitSet seen, List<LoopNotes.Note> found) {
    if (active.get(function)) {
      found.add(new LoopNotes.Note(PlanExplanation.How.BACKTRACKING, "paths form a cycle"));
    }
    if (seen.get(function)) {
      return;
    }
    seen.set(function);
    active.set(function);
    List<LoopNotes.Note> own = notes.of(function);
    found.addAll(own);
    if (own.stream().anyMatch(note -> note.how() == PlanExplanation.How.BY_TABLE)) {
      active.clear(function);
      return; // what it went on with is in its tables
    }
    TreeSet<Integer> next = new TreeSet<>();
    FunctionCalls.continued(plan.functions().get(function).body(), next);
    next.forEach(callee -> collect(callee, active, seen, found));
    active.clear(function);
  }
}
