package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.BytecodeSize;
import org.regames.backend.plan.Calls;
import org.regames.backend.plan.Explanation;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.NotVectorizable;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.analysis.RecursionCycle;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.bitboards.DeadWordElimination;

/**
 * Answers recursive checks of one cell by the set of all cells from which the check holds, which
 * the state remembers: see {@link IncrementalFixpoint}.
 */
public final class FixpointChecks {
  private final Plan plan;
  private final VectorizerInput input;
  private final BitboardSelection kept;
  private final VectorizationReport.Notes notes;
  private int words;

  public FixpointChecks(
      Plan plan, VectorizerInput input, BitboardSelection kept, VectorizationReport.Notes notes) {
    this.plan = plan;
    this.input = input;
    this.kept = kept;
    this.notes = notes;
  }

  /** Puts such checks in place of those among the functions of the plan. */
  public void replace(List<Plan.Function> functions) {
    for (Plan.Function caller : plan.with(functions).called()) {
      Set<Integer> callees = new TreeSet<>();
      Calls.continued(caller.body(), callees);
      Calls.tests(caller.body(), callees);
      for (int callee : callees) {
        Optional<RecursionCycle> circle = input.circles().of(callee);
        if (circle.isPresent() && !circle.get().functions().contains(caller.number())) {
          remembering(plan.functions().get(callee), circle.get())
              .ifPresent(function -> functions.set(callee, function));
        }
      }
    }
  }

  private Optional<Plan.Function> remembering(Plan.Function check, RecursionCycle circle) {
    BitboardSelection.Mark mark = kept.mark();
    words = 0;
    int function = check.number();
    input.ranges().enter(check);
    BitboardBuilder statements = new BitboardBuilder(() -> words++);
    int varying = circle.varying(function);
    IntExpr place = IntExpr.sum(new IntExpr.Local(varying), new IntExpr.Const(-circle.first()));
    List<IntExpr> same = new ArrayList<>();
    for (int i = 0; i < check.parameters(); i++) {
      same.add(i == varying ? null : new IntExpr.Local(i));
    }
    try {
      LoopVectorizer lifting =
          new LoopVectorizer(
              input,
              kept,
              -1,
              circle.first(),
              circle.size(),
              VectorizeLoops.NEEDED * BytecodeSize.MOST,
              statements);
      LaneMask leading = lifting.leading(function, circle, same).members(function);
      if (statements.ops().stream().noneMatch(Op.KeepWord.class::isInstance)) {
        throw new NotVectorizable("paths form a cycle");
      }
      List<BitboardExpr> there = new ArrayList<>();
      for (int word = 0; word < leading.words().size(); word++) {
        BitboardExpr alone = statements.named(new BitboardExpr.One(place, word * Long.SIZE));
        there.add(statements.named(statements.and(leading.words().get(word), alone)));
      }
      statements.add(new Op.FinishIf(new BoolExpr.Some(there), List.of()));
      List<Op> ops = DeadWordElimination.removed(statements.ops());
      BytecodeSize.check(BytecodeSize.of(ops));
      notes.add(function, Explanation.How.BY_SET, "");
      return Optional.of(check.with(words, ops));
    } catch (NotVectorizable _) {
      kept.reset(mark);
      return Optional.empty();
    }
  }
}
