package org.regames.backend.planner.optimize.plies;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.BytecodeSize;
import org.regames.backend.plan.analysis.PlanCallGraph;
import org.regames.ir.analysis.Closure;

/**
 * Lets functions that play a move continue with the keeper's moves after it, so that the node where
 * the keeper starts need not be looked up. Not done if paths may have the same tags, since moves
 * are then distinguished by the states right after them, nor if the keeper may take long, which is
 * counted for all of its moves. If the keeper has no move after all, the play is {@linkplain
 * Plan.Keeper#stuck stuck}.
 *
 * <pre>
 * // before
 * s3 = 11
 * go to n6
 * // after
 * s3 = 11
 * go to n6
 * yes if f4[]
 * </pre>
 */
public final class InlineKeeper {
  /** Longer code would not be inlined into that of the move by the JVM, but slow both down. */
  private static final int MOST_BYTES = 1200;

  private final Plan plan;
  private final Map<Integer, Boolean> shortKeepers = new HashMap<>();
  private final Map<Integer, Integer> sizes = new HashMap<>();
  private final PlanCallGraph calls;
  private final BitSet counting;

  private InlineKeeper(Plan plan) {
    this.plan = plan;
    this.calls = new PlanCallGraph(plan);
    this.counting = counting(plan);
  }

  /** The plan in which moves continue with the keeper where its node is known. */
  public static Plan apply(Plan plan) {
    if (plan.hashed()) {
      return plan;
    }
    InlineKeeper following = new InlineKeeper(StuckKeepers.apply(plan));
    List<Plan.Function> functions =
        plan.functions().stream()
            .map(f -> f.kind() == Plan.Kind.PLAY ? following.followed(f) : f)
            .toList();
    return following.plan.with(functions);
  }

  private Plan.Function followed(Plan.Function function) {
    return function.with(function.words(), followed(function.body()));
  }

  private List<Op> followed(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      result.add(
          op instanceof Op.Select(IntExpr on, List<List<Op>> cases)
              ? new Op.Select(on, cases.stream().map(this::followed).toList())
              : op);
    }
    if (!ops.isEmpty() && ops.getLast() instanceof Op.GoTo(int node)) {
      Integer keeper = plan.keepers().get(node);
      boolean others = plan.turns().containsKey(node) || node == plan.end();
      if (keeper != null && !others && shortKeepers.computeIfAbsent(keeper, this::isShort)) {
        result.add(new Op.FinishIf(new BoolExpr.Call(keeper, List.of(), false), List.of()));
        StuckKeepers.at(plan, node).ifPresent(result::add);
      }
    }
    return result;
  }

  /** Whether a function does not have to count its work, and is short. */
  private boolean isShort(int function) {
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(function));
    int size = 0;
    while (!open.isEmpty() && size <= MOST_BYTES) { // most long keepers are recognized immediately
      int next = open.pop();
      if (!reached.get(next)) {
        reached.set(next);
        size += sizes.computeIfAbsent(next, each -> BytecodeSize.of(plan.functions().get(each)));
        open.addAll(calls.calls(next));
      }
    }
    return size <= MOST_BYTES && !counting.get(function);
  }

  /** The functions that count their work, or call one that does: the counter has to be set. */
  static BitSet counting(Plan plan) {
    List<Integer> roots =
        plan.functions().stream()
            .filter(function -> counts(function.body()))
            .map(Plan.Function::number)
            .toList();
    if (roots.isEmpty()) {
      return new BitSet(); // as in most games; saves the search for callers
    }
    List<List<Integer>> callers =
        plan.functions().stream().map(_ -> (List<Integer>) new ArrayList<Integer>()).toList();
    for (Plan.Function function : plan.functions()) {
      FunctionCalls.called(function).forEach(called -> callers.get(called).add(function.number()));
    }
    return Closure.ofNumbers(roots, callers::get);
  }

  private static boolean counts(List<Op> ops) {
    return ops.stream()
        .anyMatch(
            op -> op instanceof Op.Spend || op.bodies().stream().anyMatch(InlineKeeper::counts));
  }
}
