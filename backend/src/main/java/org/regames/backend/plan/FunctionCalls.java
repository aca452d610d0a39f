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

  /** Adds a function and all that it calls, directly or indirectly. */
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

  /** The functions that a function calls directly. */
  public static Set<Integer> called(Plan.Function function) {
    return called(function.body());
  }

  /** The functions that statements call, to continue a path or as checks. */
  public static Set<Integer> called(List<Op> ops) {
    Set<Integer> called = new TreeSet<>();
    OpParts.each(
        ops,
        op -> {
          goesOn(op, called);
          asks(op, called);
        });
    return called;
  }

  /** Adds the functions in which a path continues. */
  public static void continued(List<Op> ops, Set<Integer> found) {
    OpParts.each(ops, op -> goesOn(op, found));
  }

  /** Adds the checks that are made before a path continues. */
  public static void tests(List<Op> ops, Set<Integer> found) {
    OpParts.each(ops, op -> asks(op, found));
  }

  private static void goesOn(Op op, Set<Integer> found) {
    if (op instanceof Op.Invoke(Op.Call call)) {
      found.add(call.function());
    } else if (op instanceof Op.FinishIf(BoolExpr.Call call, _)) {
      found.add(call.function());
    } else if (op instanceof Op.Pick pick) {
      found.addAll(pick.shares());
      found.addAll(pick.listing());
    }
  }

  private static void asks(Op op, Set<Integer> found) {
    if (op instanceof Op.FinishIf(BoolExpr.Call _, _)) {
      return; // the path continues there
    }
    for (PlanExpression expression : op.expressions()) {
      expression.each(
          part -> {
            if (part instanceof BoolExpr.Call call) {
              found.add(call.function());
            }
          });
    }
  }
}
