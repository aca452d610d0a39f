package org.regames.ir.passes.draft;

import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * Whether an action is free of type errors: values that are compared or assigned share a symbol,
 * and so do keys and key types. Replacing a variable by a value can introduce an error, since the
 * value's type is narrower.
 */
public final class WellTyped {
  private WellTyped() {}

  public static boolean test(Typing typing, Action action) {
    return switch (action) {
      case Action.Comparison(var left, var right, _) -> test(typing, left, right);
      case Action.Assignment(var left, var right) -> test(typing, left, right);
      case Action.AnyAssignment(var left, _) -> test(typing, left);
      case Action.Skip _, Action.Reachability _, Action.Tagging _ -> true;
    };
  }

  private static boolean test(Typing typing, Expression left, Expression right) {
    return test(typing, left) && test(typing, right) && assignable(typing, left, right);
  }

  private static boolean test(Typing typing, Expression expression) {
    return switch (expression) {
      case Expression.Reference _ -> true;
      case Expression.Cast(_, Expression value, _) ->
          test(typing, value) && assignable(typing, expression, value);
      case Expression.Access(Expression map, Expression key, _) ->
          test(typing, map)
              && test(typing, key)
              && typing.typeOf(map).orElse(null) instanceof Shape.MapShape shape
              && typing.typeOf(key).filter(of -> typing.assignable(shape.source(), of)).isPresent();
    };
  }

  private static boolean assignable(Typing typing, Expression left, Expression right) {
    Shape of = typing.typeOf(left).orElse(null);
    Shape with = typing.typeOf(right).orElse(null);
    return of != null && with != null && typing.assignable(of, with);
  }
}
