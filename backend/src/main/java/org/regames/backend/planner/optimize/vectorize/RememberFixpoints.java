package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.plan.analysis.BytecodeSize;
import org.regames.backend.planner.analysis.graph.RecursionCycle;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.bitboards.DeadWordElimination;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMask;

/**
 * Evaluates recursive checks of one cell by looking it up in the set of all cells from which the
 * check holds, which is kept in the state: see {@link IncrementalFixpoint}.
 *
 * <pre>
 * // before
 * t0: 1 2 3 4 5 6 7 8 0
 * keep f3() at "begin":
 *   yes if f5[s0]
 * check f5(x0 is s0) at "m", 2 locals:
 *   require m1[x0] == 17
 *   yes if x0 == 8
 *   x1 = t0[x0]
 *   yes if f5[x1]
 * // after
 * check f5(x0 is s0) at "m", 2 locals, 12 words:
 *   b1 = sets[1]
 *   b3 = (0x100 &amp; b1)
 *   grow [b0] from [sets[2 + 0 * 1]]
 *     b4 = b0 &lt;&lt; 8
 *     b5 = (0x100 &amp; b4)
 *     b6 = b0 &gt;&gt;&gt; 1
 *     b7 = (b5 | b6)
 *     b8 = (b1 &amp; b7)
 *     b9 = (b3 | b8)
 *   to [b9]
 *   sets[2 + 0 * 1] = b0
 *   b10 = {x0}
 *   b11 = (b0 &amp; b10)
 *   yes if some of [b11]
 * </pre>
 */
public final class RememberFixpoints {
  private final Plan original;
  private final VectorizerInput input;
  private final BitboardSelection kept;
  private Plan.ScalarCode scalar;
  private int words;

  private RememberFixpoints(Plan plan, Set<Feature> features) {
    this.original = plan.scalarPlan();
    this.input = VectorizerInput.of(original, features);
    this.kept = BitboardSelection.of(plan);
    this.scalar = plan.scalar();
  }

  /** The same plan, in which such checks start from their previous results. */
  public static Plan apply(Plan plan, Set<Feature> features) {
    List<Plan.Function> functions = new ArrayList<>(plan.functions());
    RememberFixpoints remembering = new RememberFixpoints(plan, features);
    remembering.replace(plan, functions);
    return plan.with(functions, remembering.kept.layout()).with(remembering.scalar);
  }

  private void replace(Plan plan, List<Plan.Function> functions) {
    for (int check : entered(plan)) {
      remembering(original.functions().get(check), input.cycles().of(check).orElseThrow())
          .ifPresent(function -> functions.set(check, function));
    }
  }

  /** The recursive checks that are called from outside their recursion, each once. */
  private Set<Integer> entered(Plan plan) {
    Set<Integer> checks = new LinkedHashSet<>();
    for (Plan.Function caller : plan.called()) {
      Set<Integer> callees = FunctionCalls.called(caller);
      callees.removeIf(
          callee ->
              input
                  .cycles()
                  .of(callee)
                  .filter(cycle -> !cycle.functions().contains(caller.number()))
                  .isEmpty());
      checks.addAll(callees);
    }
    return checks;
  }

  private Optional<Plan.Function> remembering(Plan.Function check, RecursionCycle cycle) {
    BitboardSelection.Mark mark = kept.mark();
    return leading(check, cycle).orElse(() -> kept.reset(mark)).value();
  }

  private Attempt<Plan.Function> leading(Plan.Function check, RecursionCycle cycle) {
    words = 0;
    int function = check.number();
    input.ranges().enter(check);
    BitboardBuilder statements = new BitboardBuilder(() -> words++);
    int varying = cycle.varying(function);
    IntExpr place = IntExpr.sum(new IntExpr.Local(varying), new IntExpr.Const(-cycle.first()));
    List<IntExpr> same = new ArrayList<>();
    for (int i = 0; i < check.parameters(); i++) {
      same.add(i == varying ? null : new IntExpr.Local(i));
    }
    LoopVectorizer vectorizing =
        new LoopVectorizer(
            input,
            kept,
            -1,
            cycle.first(),
            cycle.size(),
            VectorizeLoops.NEEDED * BytecodeSize.MOST,
            statements);
    return vectorizing
        .recursion()
        .leading(function, cycle, same)
        .then(fixpoint -> fixpoint.members(function))
        .then(leading -> answering(check, leading, place, statements));
  }

  /** The check, implemented by a look-up in the set of cells from which it holds. */
  private Attempt<Plan.Function> answering(
      Plan.Function check, LaneMask leading, IntExpr place, BitboardBuilder statements) {
    if (statements.ops().stream().noneMatch(Op.KeepWord.class::isInstance)) {
      return Attempt.refused("paths form a cycle");
    }
    List<BitboardExpr> there = new ArrayList<>();
    for (int word = 0; word < leading.words().size(); word++) {
      BitboardExpr alone = statements.named(new BitboardExpr.One(place, word * Long.SIZE));
      there.add(statements.named(statements.and(leading.words().get(word), alone)));
    }
    return statements
        .add(new Op.FinishIf(new BoolExpr.Some(there), List.of()))
        .then(
            _ -> {
              List<Op> ops = DeadWordElimination.removed(statements.ops());
              if (!BytecodeSize.fits(BytecodeSize.of(ops))) {
                return Attempt.refused(LoopVectorizer.LONG);
              }
              scalar = scalar.and(check.number(), PlanExplanation.How.BY_SET, "");
              return Attempt.done(check.with(words, ops));
            });
  }
}
