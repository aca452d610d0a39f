package org.regames.backend.interpreter.rules;

import java.util.List;
import org.regames.backend.interpreter.values.TypeLayout;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.diagnostic.Origin;

/** Resolves the actions of edges. */
record ActionResolver(TermResolver terms, SearchRegions regions) {
  public ResolvedAction step(Edge edge) {
    Origin origin = edge.origin();
    return switch (edge.action()) {
      case Action.Skip _ -> new ResolvedAction.Skip();
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          comparison(terms.term(left), terms.term(right), negated, origin);
      case Action.Assignment(Expression left, Expression right) ->
          assignment(place(left), terms.term(right), origin);
      case Action.AnyAssignment(Expression left, Type type) ->
          new ResolvedAction.AssignAny(place(left), terms.layout(type, origin).symbols());
      case Action.Reachability check ->
          new ResolvedAction.Check(regions.number(check), check.negated());
      case Action.Tag(String symbol) -> new ResolvedAction.Tag(terms.symbols().number(symbol));
      case Action.VariableTag(String variable) ->
          new ResolvedAction.VariableTag(scalarSlot(variable));
    };
  }

  private int scalarSlot(String variable) {
    if (terms.variable(variable).orElse(null) instanceof ResolvedTerm.ScalarVariable(_, int slot)) {
      return slot;
    }
    throw new IllegalArgumentException("no variable of a set type: " + variable);
  }

  private ResolvedAction comparison(
      ResolvedTerm left, ResolvedTerm right, boolean negated, Origin origin) {
    if (left instanceof ResolvedTerm.Scalar leftScalar
        && right instanceof ResolvedTerm.Scalar rightScalar) {
      return new ResolvedAction.CompareScalars(leftScalar, rightScalar, negated);
    }
    if (left instanceof ResolvedTerm.Map leftMap && right instanceof ResolvedTerm.Map rightMap) {
      KeyPairs pairs = terms.comparison(leftMap.layout(), rightMap.layout(), origin);
      return new ResolvedAction.CompareMaps(pairs, leftMap, rightMap, negated);
    }
    throw new IllegalArgumentException("a symbol compared with a map: " + left + ", " + right);
  }

  private ResolvedAction assignment(AssignTarget place, ResolvedTerm value, Origin origin) {
    return switch (place.layout()) {
      case TypeLayout.Scalar _ when value instanceof ResolvedTerm.Scalar scalar ->
          new ResolvedAction.AssignScalar(place, scalar);
      case TypeLayout.Table table when value instanceof ResolvedTerm.Map map ->
          new ResolvedAction.AssignMap(place, terms.converted(map, table, origin));
      case TypeLayout _ ->
          throw new IllegalArgumentException("does not fit " + place + ": " + value);
    };
  }

  /** What the left side of an assignment stands for. A cast of it does not change the place. */
  private AssignTarget place(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> variable(name);
      case Expression.Access(Expression map, Expression key, _) -> {
        AssignTarget outer = place(map);
        if (outer.layout() instanceof TypeLayout.Table table) {
          yield outer.at(table, terms.scalar(key));
        }
        throw new IllegalArgumentException("no map: " + map);
      }
      case Expression.Cast(_, Expression value, _) -> place(value);
    };
  }

  private AssignTarget variable(String name) {
    ResolvedTerm term = terms.variable(name).orElse(null);
    if (term instanceof ResolvedTerm.ScalarVariable(TypeLayout.Scalar layout, int slot)) {
      return new AssignTarget(slot, List.of(), layout);
    }
    if (term instanceof ResolvedTerm.MapVariable(TypeLayout.Table layout, int slot)) {
      return new AssignTarget(slot, List.of(), layout);
    }
    throw new IllegalArgumentException("no variable: " + name);
  }
}
