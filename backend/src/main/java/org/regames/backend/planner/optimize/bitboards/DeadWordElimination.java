package org.regames.backend.planner.optimize.bitboards;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.PlanExpression;

/** Removes words of sets that nothing reads, from a list of statements where each is set once. */
public final class DeadWordElimination {
  private DeadWordElimination() {}

  /** The statements without those words. */
  public static List<Op> removed(List<Op> ops) {
    return removed(ops, new BitSet());
  }

  private static List<Op> removed(List<Op> ops, BitSet read) {
    List<Op> kept = new ArrayList<>();
    for (Op op : ops.reversed()) {
      if (op instanceof Op.LetBits(int local, _) && !read.get(local)) {
        continue;
      }
      if (op instanceof Op.Grow) {
        op.expressions().forEach(expression -> add(expression, read));
        kept.addFirst(op.mapBodies(body -> removed(body, read)));
      } else {
        Op.all(List.of(op))
            .flatMap(each -> each.expressions().stream())
            .forEach(expression -> add(expression, read));
        kept.addFirst(op);
      }
    }
    return kept;
  }

  /** Adds the local words that an expression reads. */
  public static void add(PlanExpression value, BitSet read) {
    value
        .all()
        .forEach(
            each -> {
              if (each instanceof BitboardExpr.Local(int number)) {
                read.set(number);
              }
            });
  }
}
