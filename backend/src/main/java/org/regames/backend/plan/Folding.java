package org.regames.backend.plan;

/** Tests whose outcome is known when a game is planned. */
public final class Folding {
  private Folding() {}

  /** Whether a test surely holds. */
  public static boolean isTrue(Test test) {
    return outcome(test, true);
  }

  /** Whether a test surely fails. */
  public static boolean isFalse(Test test) {
    return outcome(test, false);
  }

  private static boolean outcome(Test test, boolean wanted) {
    return test instanceof Test.Compare(Int left, Int right, boolean negated)
        && (left.equals(right)
            ? wanted != negated
            : left instanceof Int.Const && right instanceof Int.Const && wanted == negated);
  }
}
