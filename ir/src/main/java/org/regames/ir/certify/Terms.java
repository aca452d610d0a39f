package org.regames.ir.certify;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Value;

/** The types, constants and variables of a game, and what expressions come to. */
final class Terms {
  private final Map<String, Type> types = new HashMap<>();
  private final Map<String, Term> constants = new HashMap<>();
  private final SortedMap<String, Kind> variables = new TreeMap<>();
  private final SortedMap<String, Term> initial = new TreeMap<>();

  Terms(Game game) {
    game.types().forEach(type -> types.put(type.name(), type.type()));
    Map<String, Value> values = new HashMap<>();
    game.constants().forEach(constant -> values.put(constant.name(), constant.value()));
    game.constants()
        .forEach(c -> constants.put(c.name(), value(c.value(), kind(c.type()), values)));
    game.variables()
        .forEach(
            variable -> {
              Kind kind = kind(variable.type());
              variables.put(variable.name(), kind);
              initial.put(variable.name(), value(variable.initial(), kind, values));
            });
  }

  SortedMap<String, Kind> variables() {
    return variables;
  }

  /** All variables as plays begin. */
  SortedMap<String, Term> initial() {
    return initial;
  }

  Kind kind(Type type) {
    return switch (type) {
      case Type.Named(String name, _) -> kind(types.get(name));
      case Type.SetType(List<String> symbols, _) -> Kind.of(symbols);
      case Type.Arrow(Type source, Type target, _) ->
          Kind.map(kind(source).symbols(), kind(target));
    };
  }

  private static Term value(Value value, Kind kind, Map<String, Value> constants) {
    return switch (value) {
      case Value.Named(String name, _) when constants.containsKey(name) ->
          value(constants.get(name), kind, constants);
      case Value.Named(String name, _) -> new Term.Symbol(name);
      case Value.MapLiteral map -> {
        SortedMap<String, Term> entries = new TreeMap<>();
        map.otherwise()
            .ifPresent(
                other -> {
                  Term term = value(other, kind.target(), constants);
                  kind.keys().forEach(key -> entries.put(key, term));
                });
        map.entries()
            .forEach(e -> entries.put(e.key(), value(e.value(), kind.target(), constants)));
        yield new Term.Known(entries);
      }
    };
  }

  Term term(Expression expression, Map<String, Term> values) {
    return switch (expression) {
      case Expression.Reference(String name, _) ->
          values.containsKey(name)
              ? values.get(name)
              : constants.getOrDefault(name, new Term.Symbol(name));
      case Expression.Access(Expression map, Expression key, _) ->
          read(term(map, values), term(key, values));
      // Where every action is valid, a cast changes nothing.
      case Expression.Cast(_, Expression value, _) -> term(value, values);
    };
  }

  /** Stores a value at a variable, or in a map that a variable holds. */
  void assign(Expression left, Term value, Map<String, Term> values) {
    switch (left) {
      case Expression.Reference(String name, _) -> values.put(name, value);
      case Expression.Access(Expression map, Expression key, _) ->
          assign(map, write(term(map, values), term(key, values), value), values);
      case Expression.Cast(_, Expression inner, _) -> assign(inner, value, values);
    }
  }

  static Term read(Term map, Term key) {
    if (map instanceof Term.Known(SortedMap<String, Term> entries)) {
      if (key instanceof Term.Symbol(String name) && entries.containsKey(name)) {
        return entries.get(name);
      }
      if (!key.domain().isEmpty()
          && key.domain().stream().allMatch(k -> entries.get(k) instanceof Term.Symbol)) {
        TreeMap<String, String> table = new TreeMap<>();
        key.domain().forEach(k -> table.put(k, ((Term.Symbol) entries.get(k)).name()));
        return mapped(key, table);
      }
    }
    if (map instanceof Term.Write(Term before, Term written, Term value)) {
      if (written.equals(key)) {
        return value;
      }
      if (areApart(written, key)) {
        return read(before, key);
      }
    }
    Kind kind = kindOf(map);
    boolean isKnown = kind != null && kind.target() != null;
    return new Term.Read(map, key, isKnown ? kind.target() : Kind.of(List.of()));
  }

  private static Kind kindOf(Term map) {
    return switch (map) {
      case Term.Start(_, Kind kind) -> kind;
      case Term.Read(_, _, Kind kind) -> kind;
      case Term.Write(Term before, _, _) -> kindOf(before);
      case Term.Known(SortedMap<String, Term> entries) ->
          Kind.map(List.copyOf(entries.keySet()), any(entries.values()));
      case Term.Symbol _, Term.Chosen _, Term.Mapped _ -> null;
    };
  }

  /** What one of some values is. */
  private static Kind any(Collection<Term> values) {
    boolean areKnown = values.stream().noneMatch(value -> value.domain().isEmpty());
    if (!areKnown && !values.isEmpty()) {
      return kindOf(values.iterator().next());
    }
    return Kind.of(values.stream().flatMap(v -> v.domain().stream()).distinct().sorted().toList());
  }

  private static boolean areApart(Term one, Term other) {
    return !one.domain().isEmpty()
        && !other.domain().isEmpty()
        && one.domain().stream().noneMatch(other.domain()::contains);
  }

  static Term write(Term map, Term key, Term value) {
    if (map instanceof Term.Known(SortedMap<String, Term> entries)
        && key instanceof Term.Symbol(String name)) {
      SortedMap<String, Term> changed = new TreeMap<>(entries);
      changed.put(name, value);
      return new Term.Known(changed);
    }
    if (read(map, key).equals(value)) {
      return map;
    }
    if (map instanceof Term.Write(Term before, Term written, Term old)) {
      if (written.equals(key)) {
        return write(before, key, value);
      }
      // Those that do not matter to each other come in the order of their keys.
      if (areApart(written, key) && key.toString().compareTo(written.toString()) < 0) {
        return new Term.Write(write(before, key, value), written, old);
      }
    }
    return new Term.Write(map, key, value);
  }

  static Term mapped(Term of, SortedMap<String, String> table) {
    if (table.values().stream().distinct().count() == 1) {
      return new Term.Symbol(table.values().iterator().next());
    }
    if (of instanceof Term.Mapped(Term inner, SortedMap<String, String> first)) {
      TreeMap<String, String> both = new TreeMap<>();
      first.forEach((key, value) -> both.put(key, table.get(value)));
      return mapped(inner, both);
    }
    boolean changesNothing =
        table.entrySet().stream().allMatch(e -> e.getKey().equals(e.getValue()));
    return changesNothing ? of : new Term.Mapped(of, table);
  }

  /** A term where some values are known to be among some symbols. */
  static Term within(Term term, Map<Term, SortedSet<String>> allowed) {
    Term simpler =
        switch (term) {
          case Term.Symbol _, Term.Start _, Term.Chosen _ -> term;
          case Term.Known(SortedMap<String, Term> entries) -> {
            TreeMap<String, Term> changed = new TreeMap<>();
            entries.forEach((key, value) -> changed.put(key, within(value, allowed)));
            yield new Term.Known(changed);
          }
          case Term.Read(Term map, Term key, _) -> read(within(map, allowed), within(key, allowed));
          case Term.Write(Term map, Term key, Term value) ->
              write(within(map, allowed), within(key, allowed), within(value, allowed));
          case Term.Mapped(Term of, SortedMap<String, String> table) -> {
            Term inner = within(of, allowed);
            SortedSet<String> some = allowed.get(inner);
            TreeMap<String, String> fewer = new TreeMap<>(table);
            fewer.keySet().retainAll(some == null ? inner.domain() : some);
            yield fewer.isEmpty() ? term : mapped(inner, fewer);
          }
        };
    SortedSet<String> some = allowed.get(simpler);
    return some != null && some.size() == 1 ? new Term.Symbol(some.first()) : simpler;
  }
}
