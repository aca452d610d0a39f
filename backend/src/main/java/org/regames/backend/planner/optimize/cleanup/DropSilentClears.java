package org.regames.backend.planner.optimize.cleanup;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * Removes the clearing of mark sets in which no called function marks cells.
 *
 * <pre>
 * // before
 * clear marks 0 of 64
 * try
 *   forget memory 0
 *   s0 = 1
 * // after
 * try
 *   s0 = 1
 * </pre>
 */
public final class DropSilentClears {
  private DropSilentClears() {}

  /** The plan without such clearing. */
  public static Plan apply(Plan plan) {
    BitSet marked = new BitSet();
    BitSet remembered = new BitSet();
    plan.called().forEach(function -> find(function.body(), marked, remembered));
    List<Plan.Function> functions =
        plan.functions().stream()
            .map(f -> f.with(f.words(), removed(f.body(), marked, remembered)))
            .toList();
    return plan.with(functions);
  }

  private static void find(List<Op> ops, BitSet marked, BitSet remembered) {
    for (Op op : ops) {
      if (op instanceof Op.Once once) {
        marked.set(once.set());
      } else if (op instanceof Op.OnceState once) {
        remembered.set(once.memory());
      }
      op.bodies().forEach(body -> find(body, marked, remembered));
    }
  }

  private static List<Op> removed(List<Op> ops, BitSet marked, BitSet remembered) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      boolean silent =
          op instanceof Op.Clear clear && !marked.get(clear.set())
              || op instanceof Op.Forget forget && !remembered.get(forget.memory());
      if (!silent) {
        result.add(op.mapBodies(body -> removed(body, marked, remembered)));
      }
    }
    return result;
  }
}
