package org.regames.ir.analysis;

import org.regames.ir.Action;

/** Actions that change nothing and only restrict where a move may go on. */
public final class Conditions {
  private Conditions() {}

  /** The condition that is legal exactly when this one is not; null where it is no condition. */
  public static Action negated(Action action) {
    return switch (action) {
      case Action.Comparison(var left, var right, boolean negated) ->
          new Action.Comparison(left, right, !negated);
      case Action.Reachability(String from, String to, boolean negated) ->
          new Action.Reachability(from, to, !negated);
      case Action.Skip _ -> null;
      case Action.Assignment _ -> null;
      case Action.AnyAssignment _ -> null;
      case Action.Tag _ -> null;
      case Action.VariableTag _ -> null;
    };
  }

  /** Whether an action is a comparison or a check. */
  public static boolean isCondition(Action action) {
    return negated(action) != null;
  }

  /** The same comparison the other way round. */
  public static Action.Comparison swapped(Action.Comparison comparison) {
    return new Action.Comparison(comparison.right(), comparison.left(), comparison.negated());
  }
}
