package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.ExprRewriter;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.plan.analysis.BytecodeSize;
import org.regames.backend.plan.analysis.Substitution;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.bitboards.DeadWordElimination;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMaskOps;

/**
 * Counts all at once the cells that a check counts one after the other: the bits of a bitboard. The
 * check calls itself for the next cell of a chain, with one more if the cell counts ({@link
 * CountingCheck}). Only bitboards that the state has anyway are used.
 *
 * <pre>
 * // before
 * t0: 1 2 3 4 5 6 7 8 9
 * t1: 1 2 3 4 5 6 7 8 9 10 10
 * sets 2
 * sets of m1: values 16 to 17 from sets[0] on, 1 words each
 * keep f3() at "begin":
 *   yes if f5[0, 0]
 * check f5(x0 is s0, x1 is s1) at "m", 5 locals:
 *   spend
 *   if x0 == 9
 *     require x1 == 2
 *     yes
 *   else
 *     if m1[x0] == 17
 *       x2 = t1[x1]
 *       x3 = t0[x0]
 *       yes if f5[x3, x2]
 *     else
 *       x4 = t0[x0]
 *       yes if f5[x4, x1]
 * // after
 * check f5(x0 is s0, x1 is s1) at "m", 7 locals, 3 words:
 *   spend
 *   b0 = sets[1]
 *   b1 = (0x1ff &amp; b0)
 *   x5 = count of [b1]
 *   require x5 == 2
 *   yes
 * </pre>
 */
public final class CountCells {
  private final Plan plan;
  private final VectorizerInput input;
  private final BitboardSelection kept;
  private int words;

  private CountCells(Plan plan, Set<Feature> features) {
    this.plan = plan;
    this.input = VectorizerInput.of(plan, features);
    this.kept = BitboardSelection.of(plan);
  }

  /** The same plan, with such checks that count bits. */
  public static Plan apply(Plan plan, Set<Feature> features) {
    CountCells counting = new CountCells(plan, features);
    List<Plan.Function> functions =
        plan.functions().stream().map(function -> counting.counting(function)).toList();
    return plan.with(functions);
  }

  private Plan.Function counting(Plan.Function function) {
    return CountingCheck.of(plan, function)
        .flatMap(check -> counting(function, check).value())
        .orElse(function);
  }

  private Attempt<Plan.Function> counting(Plan.Function function, CountingCheck check) {
    words = 0;
    input.ranges().enter(function);
    BitboardBuilder statements = new BitboardBuilder(() -> words++);
    LoopVectorizer lanes =
        new LoopVectorizer(
            input,
            kept,
            check.cell(),
            check.first(),
            check.size(),
            VectorizeLoops.NEEDED * BytecodeSize.MOST,
            statements);
    BitboardSelection.Mark mark = kept.mark();
    return new CellCount(check, lanes, new LaneMaskOps(check.size(), statements))
        .mask()
        .then(
            counted ->
                kept.layout().equals(plan.sets())
                    ? Attempt.done(replaced(function, check, statements, counted.words()))
                    : Attempt.<Plan.Function>refused("the state has no such sets"))
        .orElse(() -> kept.reset(mark));
  }

  /** The check that counts bits, and then does what it does after the last cell. */
  private Plan.Function replaced(
      Plan.Function function,
      CountingCheck check,
      BitboardBuilder statements,
      List<BitboardExpr> counted) {
    int bits = function.locals();
    IntExpr found = IntExpr.sum(new IntExpr.Local(bits), new IntExpr.Const(check.start()));
    List<Op> ops = new ArrayList<>(List.of(new Op.Spend()));
    ops.addAll(statements.ops());
    ops.add(new Op.LetNumber(bits, counted, Op.SetNumber.SIZE));
    boolean mayExceed = check.most() < check.start() + check.size();
    if (mayExceed) {
      IntExpr most = new IntExpr.Const(check.most());
      ops.add(
          new Op.Let(bits + 1, new IntExpr.Either(new BoolExpr.Less(found, most), found, most)));
    }
    IntExpr number = mayExceed ? new IntExpr.Local(bits + 1) : found;
    IntExpr end = new IntExpr.Const(check.end());
    ExprRewriter after =
        Substitution.ofLocals(
            plan.tables(),
            local ->
                local == check.counter()
                    ? number
                    : local == check.cell() ? end : new IntExpr.Local(local));
    ops.addAll(after.of(check.after()));
    return function.with(bits + 2, words, DeadWordElimination.removed(ops));
  }
}
