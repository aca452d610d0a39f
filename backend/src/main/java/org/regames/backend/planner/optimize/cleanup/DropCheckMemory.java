package org.regames.backend.planner.optimize.cleanup;

import java.util.List;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * Removes the memory of checks if no called function stores anything in it: recursive checks may
 * have become tables, but every assignment of a move would still be compared with what they look
 * for.
 *
 * <pre>
 * // before
 * sets 3
 * sets of m1: values 16 to 17 from sets[0] on, 1 words each
 * reached by m1: values 17 to 17 from sets[2] on, 1 words, by f5
 * // after
 * sets 2
 * </pre>
 */
public final class DropCheckMemory {
  private DropCheckMemory() {}

  /** The plan without that memory. */
  public static Plan apply(Plan plan) {
    BitboardLayout sets = plan.sets();
    if (sets.reached().isEmpty() || plan.called().stream().anyMatch(f -> keeps(f.body()))) {
      return plan;
    }
    int words =
        sets.maps().stream()
            .mapToInt(kept -> kept.first() + kept.values() * kept.words())
            .max()
            .orElse(0);
    BitboardLayout layout =
        new BitboardLayout(sets.maps(), sets.frozen(), List.of(), sets.without(), words);
    return plan.with(plan.constants(), plan.functions(), layout);
  }

  private static boolean keeps(List<Op> ops) {
    return ops.stream()
        .anyMatch(
            op ->
                op instanceof Op.KeepWord || op.bodies().stream().anyMatch(DropCheckMemory::keeps));
  }
}
