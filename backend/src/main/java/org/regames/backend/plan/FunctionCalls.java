package org.regames.backend.plan;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Which functions statements call. */
public final class FunctionCalls {
  private FunctionCalls() {}

  /** Adds a function and all that are called by it, or by those. */
  public static void reach(List<Plan.Function> functions, int root, BitSet reached) {
    Deque<Integer> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      int next = open.pop();
      if (!reached.get(next)) {
        reached.set(next);
        open.addAll(called(functions.get(next)));
      }
    }
  }

  /** The functions that a function calls itself. */
  public static Set<Integer> called(Plan.Function function) {
    Set<Integer> called = new TreeSet<>();
    continued(function.body(), called);
    tests(function.body(), called);
    return called;
  }

  /** Adds the functions that a path goes on in. */
  public static void continued(List<Op> ops, Set<Integer> found) {
    Op.all(ops)
        .forEach(
            op -> {
              if (op instanceof Op.Invoke(Op.Call call)) {
                found.add(call.function());
              } else if (op instanceof Op.FinishIf(BoolExpr.Call call, _)) {
                found.add(call.function());
              } else if (op instanceof Op.Pick pick) {
                found.addAll(pick.shares());
                found.addAll(pick.listing());
              }
            });
  }

  /** Adds the checks that are made on the way. */
  public static void tests(List<Op> ops, Set<Integer> found) {
    Op.all(ops)
        .filter(op -> !(op instanceof Op.FinishIf(BoolExpr.Call _, _))) // it goes on there
        .flatMap(op -> op.expressions().stream())
        .flatMap(PlanExpression::all)
        .forEach(
            expression -> {
              if (expression instanceof BoolExpr.Call call) {
                found.add(call.function());
              }
            });
  }
}
