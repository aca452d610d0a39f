package org.regames.backend.planner.optimize.cleanup;

import org.regames.backend.plan.Plan;

/**
 * Drops the versions of functions before they had bitboards, and the remarks on their loops: the
 * passes that need these have run.
 *
 * <pre>
 * // before
 * find f0() at "move", 1 locals, 2 words:
 *   b0 = sets[0]
 *   add moves code | x0 &lt;&lt; 0 for x0 in [b0] left b1
 * remark f0: by set
 * scalar 1
 * scalar find f0() at "move", 1 locals:
 *   add move code | x0 &lt;&lt; 0 for x0 = 0 to 8 where [m1[x0] == 16]
 * // after
 * find f0() at "move", 1 locals, 2 words:
 *   b0 = sets[0]
 *   add moves code | x0 &lt;&lt; 0 for x0 in [b0] left b1
 * </pre>
 */
public final class DropScalarCode {
  private DropScalarCode() {}

  /** The plan without these. */
  public static Plan apply(Plan plan) {
    return plan.with(Plan.ScalarCode.NONE);
  }
}
