package org.regames.ir.validate;

import java.util.Optional;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.analysis.Shape;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/**
 * Checks that where a value of one type meets another type (comparisons, assignments, keys, casts),
 * the two share a symbol: partial overlap is common, and whether a value fits is only known when
 * the game is played. Also checks that only maps are indexed.
 */
final class ExpressionTypes implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    for (Edge edge : subject.game().edges()) {
      new EdgeCheck(subject, edge, diagnostics).action(edge.action());
    }
  }

  private record EdgeCheck(Subject subject, Edge edge, Diagnostics diagnostics) {
    void action(Action action) {
      switch (action) {
        case Action.Comparison(Expression left, Expression right, boolean negated) ->
            meet(left, right, negated ? "always differ" : "never are equal");
        case Action.Assignment(Expression left, Expression right) ->
            meet(left, right, "do not fit");
        case Action.AnyAssignment(Expression left, Type type) -> any(left, type);
        case Action.Skip _, Action.Reachability _, Action.Tagging _ -> {}
      }
    }

    private void meet(Expression left, Expression right, String consequence) {
      Optional<Shape> leftType = type(left);
      Optional<Shape> rightType = type(right);
      if (leftType.isPresent()
          && rightType.isPresent()
          && !subject.typing().assignable(leftType.get(), rightType.get())) {
        String why = disjoint(left, leftType.get(), right, rightType.get());
        diagnostics.error(
            "type",
            Subject.place(left, edge).to(Subject.place(right, edge)),
            "`" + left + "` and `" + right + "` " + consequence + ": " + why);
      }
    }

    private void any(Expression left, Type type) {
      Optional<Shape> leftType = type(left);
      Optional<Shape> shape = subject.typing().shape(type);
      Origin origin = type.origin().isKnown() ? type.origin() : edge.origin();
      switch (shape.orElse(null)) {
        case Shape.MapShape _ ->
            diagnostics.error(
                "type",
                origin,
                "only the symbols of a set type are assigned one by one, and `"
                    + type
                    + "` is a map type");
        case Shape.SetShape set -> {
          if (leftType.isPresent() && !subject.typing().assignable(leftType.get(), set)) {
            Expression any = new Expression.Cast(type, left, origin);
            String why = disjoint(left, leftType.get(), any, set);
            String message = "`" + left + "` and `" + type + "(*)` do not fit: " + why;
            diagnostics.error("type", origin, message);
          }
        }
        case null -> {}
      }
    }

    /** Why two types have nothing in common, in terms of two expressions of these types. */
    private String disjoint(Expression left, Shape leftType, Expression right, Shape rightType) {
      String one = subject.describe(left, leftType);
      String other = subject.describe(right, rightType);
      if (isSymbol(right) && leftType instanceof Shape.SetShape) {
        return "`" + right + "` is not in " + one;
      }
      if (isSymbol(left) && rightType instanceof Shape.SetShape) {
        return "`" + left + "` is not in " + other;
      }
      return one + " and " + other + " have no value in common";
    }

    /** Whether this is the name of a symbol; undefined names have no type. */
    private boolean isSymbol(Expression expression) {
      return expression instanceof Expression.Reference && subject.written(expression).isEmpty();
    }

    /** The type of an expression, absent if it is not known or was reported as wrong. */
    private Optional<Shape> type(Expression expression) {
      return switch (expression) {
        case Expression.Reference(String name, _) -> reference(name, expression);
        case Expression.Access(Expression map, Expression key, _) -> access(map, key);
        case Expression.Cast(Type type, Expression value, _) -> cast(type, value, expression);
      };
    }

    private Optional<Shape> reference(String name, Expression expression) {
      boolean known =
          subject.typing().variable(name).isPresent()
              || subject.typing().constant(name).isPresent()
              || subject.symbols().containsKey(name);
      return known ? subject.typing().typeOf(expression) : Optional.empty();
    }

    private Optional<Shape> access(Expression map, Expression key) {
      Optional<Shape> mapType = type(map);
      Optional<Shape> keyType = type(key);
      return switch (mapType.orElse(null)) {
        case Shape.MapShape type -> {
          if (keyType.isPresent() && !subject.typing().assignable(type.source(), keyType.get())) {
            key(map, key, type.source(), keyType.get());
          }
          yield Optional.of(type.target());
        }
        case Shape.SetShape type -> {
          diagnostics.error(
              "type",
              Subject.place(map, edge),
              "expected a map before `[`, and `"
                  + map
                  + "` is "
                  + (isSymbol(map) ? "a symbol" : "of type " + subject.describe(map, type)));
          yield Optional.empty();
        }
        case null -> Optional.empty();
      };
    }

    private void key(Expression map, Expression key, Shape.SetShape expected, Shape found) {
      String of = isSymbol(key) ? "" : " of " + subject.describe(key, found);
      String message =
          "expected a key of `"
              + map
              + "`, a symbol of "
              + subject.describe(expected)
              + ", found `"
              + key
              + "`"
              + of;
      Diagnostic finding = Diagnostic.error("type", Subject.place(key, edge), message);
      diagnostics.report(
          key instanceof Expression.Reference(String name, _)
              ? subject.suggest(expected, name, finding)
              : finding);
    }

    private Optional<Shape> cast(Type type, Expression value, Expression expression) {
      Optional<Shape> target = subject.typing().shape(type);
      Optional<Shape> found = type(value);
      if (target.isPresent()
          && found.isPresent()
          && !subject.typing().assignable(target.get(), found.get())) {
        diagnostics.error(
            "type",
            Subject.place(expression, edge),
            "`"
                + value
                + "` cannot be cast to `"
                + type
                + "`: "
                + disjoint(expression, target.get(), value, found.get()));
      }
      return target;
    }
  }
}
