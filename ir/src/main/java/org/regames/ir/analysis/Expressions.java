package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
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

  /** Every name in an expression, from left to right, repetitions included. */
  public static List<String> names(Expression expression) {
    List<String> names = new ArrayList<>();
    addNames(expression, names);
    return names;
  }

  private static void addNames(Expression expression, List<String> names) {
    switch (expression) {
      case Expression.Reference(String name, _) -> names.add(name);
      case Expression.Access(Expression map, Expression key, _) -> {
        addNames(map, names);
        addNames(key, names);
      }
      case Expression.Cast(_, Expression value, _) -> addNames(value, names);
    }
  }

  /** Whether some name in an expression satisfies a predicate. */
  public static boolean anyName(Expression expression, Predicate<String> wanted) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> wanted.test(name);
      case Expression.Access(Expression map, Expression key, _) ->
          anyName(map, wanted) || anyName(key, wanted);
      case Expression.Cast(_, Expression value, _) -> anyName(value, wanted);
    };
  }

  /**
   * Every name whose value an action reads. A variable that is assigned as a whole is not read; one
   * that is assigned at a key is, since its other keys keep their values.
   */
  public static List<String> reads(Action action) {
    if (action instanceof Action.VariableTag(String variable)) {
      return List.of(variable);
    }
    List<String> names = new ArrayList<>();
    List<Expression> expressions = action.expressions();
    for (Expression read : expressions.subList(assignsWhole(action) ? 1 : 0, expressions.size())) {
      addNames(read, names);
    }
    return names;
  }

  /** The variable that an action assigns, as a whole or at a key; null if it assigns none. */
  public static String assigned(Action action) {
    return action instanceof Action.Write write ? root(write.left()) : null;
  }

  /**
   * Whether an action assigns its variable as a whole, so that nothing of the old value remains.
   */
  public static boolean assignsWhole(Action action) {
    return action instanceof Action.Write write && isWhole(write.left());
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

  /** Whether an action ends the move it is part of: it assigns {@code player}. */
  public static boolean endsMove(Action action) {
    return Builtins.PLAYER.equals(assigned(action));
  }

  /** The number of references, accesses and casts in an expression. */
  public static int size(Expression expression) {
    return expression.parts().size();
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
      case Action.Assignment(Expression left, Expression right) ->
          new Action.Assignment(mapKeys(left, function), map(right, function));
      case Action.AnyAssignment(Expression left, var type) ->
          new Action.AnyAssignment(mapKeys(left, function), type);
      case Action.Skip _, Action.Condition _, Action.Tagging _ ->
          action.map(expression -> map(expression, function));
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
