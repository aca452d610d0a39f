package org.regames.ir.analysis;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.regames.ir.Action;
import org.regames.ir.Expression;

/** The names in expressions, and copies of expressions with replaced parts. */
public final class Expressions {
  private Expressions() {}

  /** The variable that an assignment to this place changes: {@code board} for board[x][y]. */
  public static String root(Expression place) {
    return switch (place) {
      case Expression.Reference(String name, _) -> name;
      case Expression.Access(Expression map, _, _) -> root(map);
      case Expression.Cast(_, Expression value, _) -> root(value);
    };
  }

  /** Calls for every name in an expression, from left to right, repetitions included. */
  public static void names(Expression expression, Consumer<String> action) {
    switch (expression) {
      case Expression.Reference(String name, _) -> action.accept(name);
      case Expression.Access(Expression map, Expression key, _) -> {
        names(map, action);
        names(key, action);
      }
      case Expression.Cast(_, Expression value, _) -> names(value, action);
    }
  }

  /** Whether some name in an expression is as wanted. */
  public static boolean anyName(Expression expression, Predicate<String> wanted) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> wanted.test(name);
      case Expression.Access(Expression map, Expression key, _) ->
          anyName(map, wanted) || anyName(key, wanted);
      case Expression.Cast(_, Expression value, _) -> anyName(value, wanted);
    };
  }

  /**
   * Calls for every name whose value an action reads. The variable that is assigned as a whole is
   * not read; one that is assigned at a key is, as its other keys stay.
   */
  public static void reads(Action action, Consumer<String> reader) {
    switch (action) {
      case Action.Comparison(Expression left, Expression right, _) -> {
        names(left, reader);
        names(right, reader);
      }
      case Action.Assignment(Expression left, Expression right) -> {
        placeReads(left, reader);
        names(right, reader);
      }
      case Action.AnyAssignment(Expression left, _) -> placeReads(left, reader);
      case Action.VariableTag(String variable) -> reader.accept(variable);
      case Action.Skip _ -> {}
      case Action.Reachability _ -> {}
      case Action.Tag _ -> {}
    }
  }

  private static void placeReads(Expression place, Consumer<String> reader) {
    switch (place) {
      case Expression.Reference _ -> {}
      case Expression.Access _ -> names(place, reader);
      case Expression.Cast(_, Expression value, _) -> placeReads(value, reader);
    }
  }

  /** The variable that an action assigns, as a whole or at a key; null where it assigns none. */
  public static String assigned(Action action) {
    return switch (action) {
      case Action.Assignment(Expression left, _) -> root(left);
      case Action.AnyAssignment(Expression left, _) -> root(left);
      case Action.Skip _ -> null;
      case Action.Comparison _ -> null;
      case Action.Reachability _ -> null;
      case Action.Tag _ -> null;
      case Action.VariableTag _ -> null;
    };
  }

  /** Whether an action assigns its variable as a whole, so that nothing of the old value stays. */
  public static boolean assignsWhole(Action action) {
    return switch (action) {
      case Action.Assignment(Expression left, _) -> isWhole(left);
      case Action.AnyAssignment(Expression left, _) -> isWhole(left);
      case Action.Skip _ -> false;
      case Action.Comparison _ -> false;
      case Action.Reachability _ -> false;
      case Action.Tag _ -> false;
      case Action.VariableTag _ -> false;
    };
  }

  /** Whether an action assigns a variable of that name as a whole. */
  public static boolean assignsWhole(Action action, String variable) {
    return assignsWhole(action) && variable.equals(assigned(action));
  }

  private static boolean isWhole(Expression place) {
    return switch (place) {
      case Expression.Reference _ -> true;
      case Expression.Access _ -> false;
      case Expression.Cast(_, Expression value, _) -> isWhole(value);
    };
  }

  /** How many references, accesses and casts an expression is made of. */
  public static int size(Expression expression) {
    return switch (expression) {
      case Expression.Reference _ -> 1;
      case Expression.Access(Expression map, Expression key, _) -> 1 + size(map) + size(key);
      case Expression.Cast(_, Expression value, _) -> 1 + size(value);
    };
  }

  /** A copy in which each part, innermost first, is replaced by what the function makes of it. */
  public static Expression map(Expression expression, UnaryOperator<Expression> function) {
    return function.apply(
        switch (expression) {
          case Expression.Reference reference -> reference;
          case Expression.Access(Expression map, Expression key, var origin) -> {
            Expression newMap = map(map, function);
            Expression newKey = map(key, function);
            yield newMap == map && newKey == key
                ? expression
                : new Expression.Access(newMap, newKey, origin);
          }
          case Expression.Cast(var type, Expression value, var origin) -> {
            Expression newValue = map(value, function);
            yield newValue == value ? expression : new Expression.Cast(type, newValue, origin);
          }
        });
  }

  /**
   * A copy of an action in which everything that is read is mapped: compared and assigned values,
   * and the keys, but not the variable, of a place that is assigned. A variable tag stays.
   */
  public static Action mapReads(Action action, UnaryOperator<Expression> function) {
    return switch (action) {
      case Action.Comparison(Expression left, Expression right, boolean negated) -> {
        Expression newLeft = map(left, function);
        Expression newRight = map(right, function);
        yield newLeft == left && newRight == right
            ? action
            : new Action.Comparison(newLeft, newRight, negated);
      }
      case Action.Assignment(Expression left, Expression right) -> {
        Expression newLeft = mapKeys(left, function);
        Expression newRight = map(right, function);
        yield newLeft == left && newRight == right
            ? action
            : new Action.Assignment(newLeft, newRight);
      }
      case Action.AnyAssignment(Expression left, var type) -> {
        Expression newLeft = mapKeys(left, function);
        yield newLeft == left ? action : new Action.AnyAssignment(newLeft, type);
      }
      case Action.Skip _ -> action;
      case Action.Reachability _ -> action;
      case Action.Tag _ -> action;
      case Action.VariableTag _ -> action;
    };
  }

  private static Expression mapKeys(Expression place, UnaryOperator<Expression> function) {
    return switch (place) {
      case Expression.Reference reference -> reference;
      case Expression.Access(Expression map, Expression key, var origin) -> {
        Expression newMap = mapKeys(map, function);
        Expression newKey = map(key, function);
        yield newMap == map && newKey == key
            ? place
            : new Expression.Access(newMap, newKey, origin);
      }
      case Expression.Cast(var type, Expression value, var origin) -> {
        Expression newValue = mapKeys(value, function);
        yield newValue == value ? place : new Expression.Cast(type, newValue, origin);
      }
    };
  }
}
