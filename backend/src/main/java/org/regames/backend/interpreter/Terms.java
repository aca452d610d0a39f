package org.regames.backend.interpreter;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
final class Terms {
  /** More cells than any array may have, if only in a type that no variable has. */
  private static final long TOO_LARGE = 1 << 28;

  private record Pair(Layout.Table from, Layout.Table to) {}

  private final Symbols symbols = new Symbols();
  private final Layouts layouts;
  private final Budget budget;
  private final Map<String, Term> variables = new HashMap<>();
  private final Map<String, Term> constants;
  private final Map<Pair, Conversion> conversions = new HashMap<>();
  private final Map<Pair, KeyPairs> comparisons = new HashMap<>();
  private final Literals literals;
  private int scalarCount;
  private int mapCount;

  Terms(Game game, Typing typing, Budget budget) {
    this.layouts = new Layouts(game, typing, symbols);
    this.budget = budget;
    this.literals = new Literals(this);
    for (Variable variable : game.variables()) {
      variables.computeIfAbsent(variable.name(), _ -> variable(variable));
    }
    for (Constant constant : game.constants()) {
      spend(constant.type(), "values of constant " + constant.name(), constant.origin());
    }
    this.constants = literals.constants(game.constants());
  }

  private Term variable(Variable variable) {
    spend(variable.type(), "values of variable " + variable.name(), variable.origin());
    return switch (layouts.of(variable.type())) {
      case Layout.Scalar scalar -> new Term.ScalarVariable(scalar, scalarCount++);
      case Layout.Table table -> new Term.MapVariable(table, mapCount++);
    };
  }

  private void spend(Type type, String what, Origin origin) {
    budget.spend(layouts.size(type), what, origin);
  }

  /** The semistate in which all variables have their initial values. */
  Semistate initial(List<Variable> definitions) {
    int[] scalars = new int[scalarCount];
    Block[] maps = new Block[mapCount];
    for (Variable variable : definitions) {
      Term term = variables.get(variable.name());
      if (term instanceof Term.ScalarVariable(_, int slot)) {
        scalars[slot] = literals.symbol(variable.initial());
      } else if (term instanceof Term.MapVariable(Layout.Table layout, int slot)) {
        maps[slot] = literals.block(variable.initial(), layout);
      }
    }
    return new Semistate(scalars, maps);
  }

  Symbols symbols() {
    return symbols;
  }

  Optional<Term> variable(String name) {
    return Optional.ofNullable(variables.get(name));
  }

  Layout layout(Type type, Origin origin) {
    if (layouts.size(type) > TOO_LARGE) {
      throw new DiagnosticException(
          Diagnostic.error("too-large", origin, "values of type `" + type + "` are too large"));
    }
    return layouts.of(type);
  }

  Term term(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> reference(name);
      case Expression.Access(Expression map, Expression key, _) -> access(map(map), scalar(key));
      case Expression.Cast(Type type, Expression value, Origin origin) ->
          cast(layout(type, origin), term(value), origin);
    };
  }

  Term.Scalar scalar(Expression expression) {
    if (term(expression) instanceof Term.Scalar scalar) {
      return scalar;
    }
    throw new IllegalArgumentException("not of a set type: " + expression);
  }

  Term.Map map(Expression expression) {
    if (term(expression) instanceof Term.Map map) {
      return map;
    }
    throw new IllegalArgumentException("not of a map type: " + expression);
  }

  private Term reference(String name) {
    Term known = variables.getOrDefault(name, constants.get(name));
    return known != null ? known : new Term.Symbol(symbols.number(name));
  }

  private static Term access(Term.Map map, Term.Scalar key) {
    return switch (map.layout().target()) {
      case Layout.Scalar _ -> new Term.ScalarRead(map, key);
      case Layout.Table target -> new Term.MapRead(target, map, key);
    };
  }

  private Term cast(Layout type, Term term, Origin origin) {
    return switch (term) {
      case Term.Symbol(int symbol) when type.symbols().contains(symbol) -> term;
      case Term.Scalar scalar -> new Term.ScalarCast(type.symbols(), scalar);
      case Term.Map map -> converted(map, (Layout.Table) type, origin);
    };
  }

  /** The map as one of a type, itself where it already is. */
  Term.Map converted(Term.Map map, Layout.Table type, Origin origin) {
    return map.layout() == type
        ? map
        : new Term.MapCast(conversion(map.layout(), type, origin), map);
  }

  Conversion conversion(Layout.Table from, Layout.Table to, Origin origin) {
    return conversions.computeIfAbsent(
        new Pair(from, to),
        _ -> {
          budget.spend((long) from.size() + to.size(), "values that change their type", origin);
          return new Conversion(from, to);
        });
  }

  KeyPairs comparison(Layout.Table left, Layout.Table right, Origin origin) {
    return comparisons.computeIfAbsent(
        new Pair(left, right),
        _ -> {
          budget.spend((long) left.size() + right.size(), "values to compare", origin);
          return new KeyPairs(left, right);
        });
  }
}
