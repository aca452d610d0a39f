package org.regames.backend.plan;

/** Tests whose outcome is known when a game is planned. */
final class Folding {
  private Folding() {}

  static boolean isTrue(Test test) {
    return outcome(test, true);
  }

  static boolean isFalse(Test test) {
    return outcome(test, false);
  }

  private static boolean outcome(Test test, boolean wanted) {
    return test instanceof Test.Compare(Int left, Int right, boolean negated)
        && (left.equals(right)
            ? wanted != negated
            : left instanceof Int.Const && right instanceof Int.Const && wanted == negated);
  }
}
