package org.regames.backend.planner.optimize.cleanup;

import java.util.List;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * Lets checks record visited states only after the first few: most checks end before, and visiting
 * a state twice costs less than recording it. A search for moves has to record them all, since it
 * would otherwise find moves twice.
 *
 * <pre>
 * // before
 * check f5() at "m":
 *   once in memory 0 with [s0], maps [], tags 0 at n1
 *   require s0 == 17
 *   yes
 * // after
 * check f5() at "m":
 *   once late in memory 0 with [s0], maps [], tags 0 at n1
 *   require s0 == 17
 *   yes
 * </pre>
 */
public final class NoteLate {
  private NoteLate() {}

  /** The plan with such checks. */
  public static Plan apply(Plan plan) {
    return plan.with(
        plan.functions().stream()
            .map(f -> f.kind() == Plan.Kind.CHECK ? f.with(f.words(), late(f.body())) : f)
            .toList());
  }

  private static List<Op> late(List<Op> ops) {
    return ops.stream().map(NoteLate::late).toList();
  }

  private static Op late(Op op) {
    return op instanceof Op.OnceState(int memory, int node, var values, var maps, var hash, _)
        ? new Op.OnceState(memory, node, values, maps, hash, true)
        : op.mapBodies(NoteLate::late);
  }
}
