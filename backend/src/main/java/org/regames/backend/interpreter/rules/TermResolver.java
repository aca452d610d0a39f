package org.regames.backend.interpreter.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.interpreter.values.MapBlock;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.Symbols;
import org.regames.backend.interpreter.values.TypeLayout;
import org.regames.backend.interpreter.values.TypeLayouts;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** Resolves expressions: names to variables, constants and symbols, types to layouts. */
final class TermResolver {
  /** More cells than any array may have, even in a type that no variable has. */
  private static final long TOO_LARGE = 1 << 28;

  private record Pair(TypeLayout.Table from, TypeLayout.Table to) {}

  private final Symbols symbols = new Symbols();
  private final TypeLayouts layouts;
  private final Budget budget;
  private final Map<String, ResolvedTerm> variables = new HashMap<>();
  private final Map<String, ResolvedTerm> constants;
  private final Map<Pair, Conversion> conversions = new HashMap<>();
  private final Map<Pair, KeyPairs> comparisons = new HashMap<>();
  private final LiteralLayout literals;
  private int scalarCount;
  private int mapCount;

  TermResolver(Game game, Typing typing, Budget budget) {
    this.layouts = new TypeLayouts(game, typing, symbols);
    this.budget = budget;
    this.literals = new LiteralLayout(this);
    for (Variable variable : game.variables()) {
      variables.computeIfAbsent(variable.name(), _ -> variable(variable));
    }
    for (Constant constant : game.constants()) {
      spend(constant.type(), "values of constant " + constant.name(), constant.origin());
    }
    this.constants = literals.constants(game.constants());
  }

  private ResolvedTerm variable(Variable variable) {
    spend(variable.type(), "values of variable " + variable.name(), variable.origin());
    return switch (layouts.of(variable.type())) {
      case TypeLayout.Scalar scalar -> new ResolvedTerm.ScalarVariable(scalar, scalarCount++);
      case TypeLayout.Table table -> new ResolvedTerm.MapVariable(table, mapCount++);
    };
  }

  private void spend(Type type, String what, Origin origin) {
    budget.spend(layouts.size(type), what, origin);
  }

  /** The semistate in which all variables have their initial values. */
  Semistate initial(List<Variable> definitions) {
    int[] scalars = new int[scalarCount];
    MapBlock[] maps = new MapBlock[mapCount];
    for (Variable variable : definitions) {
      ResolvedTerm term = variables.get(variable.name());
      if (term instanceof ResolvedTerm.ScalarVariable(_, int slot)) {
        scalars[slot] = literals.symbol(variable.initial());
      } else if (term instanceof ResolvedTerm.MapVariable(TypeLayout.Table layout, int slot)) {
        maps[slot] = literals.block(variable.initial(), layout);
      }
    }
    return new Semistate(scalars, maps);
  }

  Symbols symbols() {
    return symbols;
  }

  Optional<ResolvedTerm> variable(String name) {
    return Optional.ofNullable(variables.get(name));
  }

  TypeLayout layout(Type type, Origin origin) {
    if (layouts.size(type) > TOO_LARGE) {
      throw new DiagnosticException(
          Diagnostic.error("too-large", origin, "values of type `" + type + "` are too large"));
    }
    return layouts.of(type);
  }

  ResolvedTerm term(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> reference(name);
      case Expression.Access(Expression map, Expression key, _) -> access(map(map), scalar(key));
      case Expression.Cast(Type type, Expression value, Origin origin) ->
          cast(layout(type, origin), term(value), origin);
    };
  }

  ResolvedTerm.Scalar scalar(Expression expression) {
    if (term(expression) instanceof ResolvedTerm.Scalar scalar) {
      return scalar;
    }
    throw new IllegalArgumentException("not of a set type: " + expression);
  }

  public ResolvedTerm.Map map(Expression expression) {
    if (term(expression) instanceof ResolvedTerm.Map map) {
      return map;
    }
    throw new IllegalArgumentException("not of a map type: " + expression);
  }

  private ResolvedTerm reference(String name) {
    ResolvedTerm known = variables.getOrDefault(name, constants.get(name));
    return known != null ? known : new ResolvedTerm.Symbol(symbols.number(name));
  }

  private static ResolvedTerm access(ResolvedTerm.Map map, ResolvedTerm.Scalar key) {
    return switch (map.layout().target()) {
      case TypeLayout.Scalar _ -> new ResolvedTerm.ScalarRead(map, key);
      case TypeLayout.Table target -> new ResolvedTerm.MapRead(target, map, key);
    };
  }

  private ResolvedTerm cast(TypeLayout type, ResolvedTerm term, Origin origin) {
    return switch (term) {
      case ResolvedTerm.Symbol(int symbol) when type.symbols().contains(symbol) -> term;
      case ResolvedTerm.Scalar scalar -> new ResolvedTerm.ScalarCast(type.symbols(), scalar);
      case ResolvedTerm.Map map -> converted(map, (TypeLayout.Table) type, origin);
    };
  }

  /** The map converted to a type; unchanged if it already has that type. */
  ResolvedTerm.Map converted(ResolvedTerm.Map map, TypeLayout.Table type, Origin origin) {
    return map.layout() == type
        ? map
        : new ResolvedTerm.MapCast(conversion(map.layout(), type, origin), map);
  }

  Conversion conversion(TypeLayout.Table from, TypeLayout.Table to, Origin origin) {
    return conversions.computeIfAbsent(
        new Pair(from, to),
        _ -> {
          budget.spend((long) from.size() + to.size(), "values that change their type", origin);
          return new Conversion(from, to);
        });
  }

  KeyPairs comparison(TypeLayout.Table left, TypeLayout.Table right, Origin origin) {
    return comparisons.computeIfAbsent(
        new Pair(left, right),
        _ -> {
          budget.spend((long) left.size() + right.size(), "values to compare", origin);
          return new KeyPairs(left, right);
        });
  }
}
