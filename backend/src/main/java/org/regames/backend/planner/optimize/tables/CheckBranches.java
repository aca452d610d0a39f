package org.regames.backend.planner.optimize.tables;

import java.util.List;
import java.util.Optional;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * The branches that checks try one after the other. A check holds if it does on one of them, so
 * each can be examined alone.
 *
 * @param functions the functions of the plan
 */
record CheckBranches(List<Plan.Function> functions) {
  private static final int DEEPEST = 200;

  /** The number of branches that a check tries. */
  int of(Plan.Function check) {
    return of(check.body(), 0);
  }

  private int of(List<Op> ops, int depth) {
    List<Op> tries = ops.stream().filter(CheckBranches::tries).toList();
    Optional<List<Op>> inner =
        tries.size() == 1 && depth < DEEPEST ? inner(tries.getFirst()) : Optional.empty();
    return inner.isPresent() ? of(inner.get(), depth + 1) : tries.size();
  }

  /** Whether a statement is a branch, or leads to some. */
  static boolean tries(Op op) {
    return op instanceof Op.Block
        || op instanceof Op.FinishIf
        || op instanceof Op.Cascade
        || op instanceof Op.Finish;
  }

  /** The statements with which the only branch of a check continues, if it does nothing else. */
  Optional<List<Op>> inner(Op only) {
    if (only instanceof Op.Block(List<Op> body)) {
      return Optional.of(body);
    }
    return only instanceof Op.FinishIf(BoolExpr.Call call, List<Op> first)
            && !call.negated()
            && first.isEmpty()
        ? Optional.of(functions.get(call.function()).body())
        : Optional.empty();
  }
}
