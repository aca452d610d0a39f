package org.regames.backend.plan.analysis;

import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;

/** Tests whose outcome is known when a game is planned. */
public final class ConstantFolding {
  private ConstantFolding() {}

  /** Whether a test certainly holds. */
  public static boolean isTrue(BoolExpr test) {
    return outcome(test, true);
  }

  /** Whether a test certainly fails. */
  public static boolean isFalse(BoolExpr test) {
    return outcome(test, false);
  }

  private static boolean outcome(BoolExpr test, boolean wanted) {
    return test instanceof BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated)
        && (left.equals(right)
            ? wanted != negated
            : left instanceof IntExpr.Const && right instanceof IntExpr.Const && wanted == negated);
  }
}
