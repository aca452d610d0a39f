package org.regames.backend.jvm;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.Op;

/** Tail calls: their result is that of the function that contains them. */
final class LastCalls {
  private LastCalls() {}

  /** The tail calls of some functions among the statements of a body. */
  static Set<Op> of(List<Op> body, IntPredicate callees) {
    Set<Op> last = Collections.newSetFromMap(new IdentityHashMap<>());
    find(body, callees, last);
    return last;
  }

  private static void find(List<Op> ops, IntPredicate callees, Set<Op> last) {
    if (ops.isEmpty()) {
      return;
    }
    Op op = ops.getLast();
    OptionalInt callee = callee(op);
    if (callee.isPresent() && callees.test(callee.getAsInt())) {
      last.add(op);
    } else if (op instanceof Op.Block(List<Op> body)) {
      find(body, callees, last);
    } else if (op instanceof Op.Cascade(List<Op.Case> cases, List<Op> otherwise)) {
      cases.forEach(one -> find(one.body(), callees, last));
      find(otherwise, callees, last);
    }
  }

  /** The function that a statement calls, if it does nothing else. */
  static OptionalInt callee(Op op) {
    if (op instanceof Op.Invoke(Op.Call call)) {
      return OptionalInt.of(call.function());
    }
    return op instanceof Op.FinishIf(BoolExpr.Call(int callee, _, boolean negated), List<Op> first)
            && !negated
            && first.isEmpty()
        ? OptionalInt.of(callee)
        : OptionalInt.empty();
  }
}
