package org.regames.backend.interpreter;

import java.util.List;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.diagnostic.Origin;

/** Resolves the actions of edges. */
final class Steps {
  private final Terms terms;
  private final Regions regions;

  Steps(Terms terms, Regions regions) {
    this.terms = terms;
    this.regions = regions;
  }

  Step step(Edge edge) {
    Origin origin = edge.origin();
    return switch (edge.action()) {
      case Action.Skip _ -> new Step.Skip();
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          comparison(terms.term(left), terms.term(right), negated, origin);
      case Action.Assignment(Expression left, Expression right) ->
          assignment(place(left), terms.term(right), origin);
      case Action.AnyAssignment(Expression left, Type type) ->
          new Step.AssignAny(place(left), terms.layout(type, origin).symbols());
      case Action.Reachability check -> new Step.Check(regions.number(check), check.negated());
      case Action.Tag(String symbol) -> new Step.Tag(terms.symbols().number(symbol));
      case Action.VariableTag(String variable) -> new Step.VariableTag(scalarSlot(variable));
    };
  }

  private int scalarSlot(String variable) {
    if (terms.variable(variable).orElse(null) instanceof Term.ScalarVariable(_, int slot)) {
      return slot;
    }
    throw new IllegalArgumentException("no variable of a set type: " + variable);
  }

  private Step comparison(Term left, Term right, boolean negated, Origin origin) {
    if (left instanceof Term.Scalar leftScalar && right instanceof Term.Scalar rightScalar) {
      return new Step.CompareScalars(leftScalar, rightScalar, negated);
    }
    if (left instanceof Term.Map leftMap && right instanceof Term.Map rightMap) {
      KeyPairs pairs = terms.comparison(leftMap.layout(), rightMap.layout(), origin);
      return new Step.CompareMaps(pairs, leftMap, rightMap, negated);
    }
    throw new IllegalArgumentException("a symbol compared with a map: " + left + ", " + right);
  }

  private Step assignment(Place place, Term value, Origin origin) {
    return switch (place.layout()) {
      case Layout.Scalar _ when value instanceof Term.Scalar scalar ->
          new Step.AssignScalar(place, scalar);
      case Layout.Table table when value instanceof Term.Map map ->
          new Step.AssignMap(place, terms.converted(map, table, origin));
      case Layout _ -> throw new IllegalArgumentException("does not fit " + place + ": " + value);
    };
  }

  /** What the left side of an assignment stands for. A cast of it does not change the place. */
  private Place place(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> variable(name);
      case Expression.Access(Expression map, Expression key, _) -> {
        Place outer = place(map);
        if (outer.layout() instanceof Layout.Table table) {
          yield outer.at(table, terms.scalar(key));
        }
        throw new IllegalArgumentException("no map: " + map);
      }
      case Expression.Cast(_, Expression value, _) -> place(value);
    };
  }

  private Place variable(String name) {
    Term term = terms.variable(name).orElse(null);
    if (term instanceof Term.ScalarVariable(Layout.Scalar layout, int slot)) {
      return new Place(slot, List.of(), layout);
    }
    if (term instanceof Term.MapVariable(Layout.Table layout, int slot)) {
      return new Place(slot, List.of(), layout);
    }
    throw new IllegalArgumentException("no variable: " + name);
  }

  /** Whether the action assigns the variable of a name as a whole. */
  static boolean assigns(Action action, String variable) {
    return switch (action) {
      case Action.Assignment(Expression left, _) -> isVariable(left, variable);
      case Action.AnyAssignment(Expression left, _) -> isVariable(left, variable);
      case Action.Skip _,
          Action.Comparison _,
          Action.Reachability _,
          Action.Tag _,
          Action.VariableTag _ ->
          false;
    };
  }

  private static boolean isVariable(Expression left, String variable) {
    return switch (left) {
      case Expression.Reference(String name, _) -> name.equals(variable);
      case Expression.Cast(_, Expression value, _) -> isVariable(value, variable);
      case Expression.Access _ -> false;
    };
  }
}
