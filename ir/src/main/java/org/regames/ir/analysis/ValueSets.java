package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/**
 * Which values the variables of set types can have at each node, in any play: a small set of
 * symbols for each variable, or all. On request also which constant maps the variables hold that
 * are only assigned as a whole; a map is known by the name of its constant.
 *
 * <p>A forward data-flow analysis. Comparisons narrow the sets; the nodes after a comparison that
 * cannot hold are unreachable. Sets of more than {@link #MAX_SYMBOLS} symbols are widened to all
 * values, unless they are asked for.
 */
public final class ValueSets {
  /** Larger sets are taken as all values. */
  public static final int MAX_SYMBOLS = 12;

  /**
   * How often sets without a size limit may grow; those that still grow then are widened to all
   * values.
   */
  private static final int MOST_GROWTHS = 200_000;

  /** What is known at a node: the number of a set for each variable; null if unreachable. */
  private record Known(int[] sets) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Known known && Arrays.equals(sets, known.sets);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(sets);
    }
  }

  private static final Known NOWHERE = new Known(null);

  private final Automaton automaton;
  private final Typing typing;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final ConstantMaps constants;
  private final SymbolSets sets;

  /** The maps whose values are followed, or that may be such a value: by name. */
  private final Set<String> maps = new HashSet<>();

  private final Map<Shape, Integer> symbols = new HashMap<>();
  // Keyed by identity: expressions are not replaced while they are queried.
  private final Map<Expression, Optional<Value>> tables = new IdentityHashMap<>();
  private final Map<Expression, Integer> alone = new IdentityHashMap<>();
  private final Map<Value, Map<Integer, Integer>> looked = new IdentityHashMap<>();
  private List<Known> known;
  private int growths;

  private ValueSets(
      Automaton automaton,
      Typing typing,
      Collection<Constant> constants,
      Collection<Variable> variables,
      Predicate<String> followed,
      boolean followsMaps,
      int limit) {
    this.automaton = automaton;
    this.typing = typing;
    this.sets = new SymbolSets(limit);
    Map<String, Value> values = new HashMap<>();
    constants.forEach(constant -> values.put(constant.name(), constant.value()));
    variables.forEach(variable -> values.put(variable.name(), variable.initial()));
    List<Integer> initial = new ArrayList<>();
    ConstantMaps all = new ConstantMaps(new HashMap<>(values));
    for (int edge : automaton.liveEdges()) {
      values.remove(Expressions.assigned(automaton.action(edge)));
    }
    this.constants = new ConstantMaps(values);
    if (followsMaps) {
      findMaps(constants, variables);
    }
    for (Variable variable : variables) {
      if (maps.contains(variable.name())) {
        numbers.put(variable.name(), numbers.size());
        initial.add(
            variable.initial() instanceof Value.Named(String name, _) && maps.contains(name)
                ? sets.of(Set.of(name))
                : SymbolSets.ALL);
      } else if (followed.test(variable.name())
          && !values.containsKey(variable.name())
          && typing.shape(variable.type()).orElse(null) instanceof Shape.SetShape) {
        numbers.put(variable.name(), numbers.size());
        initial.add(
            all.resolve(variable.initial()) instanceof Value.Named(String symbol, _)
                ? sets.of(Set.of(symbol))
                : SymbolSets.ALL);
      }
    }
    solve(initial);
  }

  public static ValueSets of(
      Automaton automaton,
      Typing typing,
      Collection<Constant> constants,
      Collection<Variable> variables) {
    return new ValueSets(automaton, typing, constants, variables, _ -> true, false, MAX_SYMBOLS);
  }

  /** The same with the constants that map variables hold. */
  public static ValueSets withMaps(
      Automaton automaton,
      Typing typing,
      Collection<Constant> constants,
      Collection<Variable> variables) {
    return new ValueSets(automaton, typing, constants, variables, _ -> true, true, MAX_SYMBOLS);
  }

  /** Sets of any size for these variables; all others may have any value. */
  public static ValueSets ofAnySize(
      Automaton automaton,
      Typing typing,
      Collection<Constant> constants,
      Collection<Variable> variables,
      Set<String> followed) {
    return new ValueSets(
        automaton, typing, constants, variables, followed::contains, false, Integer.MAX_VALUE);
  }

  /** Constant maps, and variables for maps of which no action assigns a part. */
  private void findMaps(Collection<Constant> constants, Collection<Variable> variables) {
    constants.stream()
        .filter(constant -> isMap(constant.type()))
        .forEach(constant -> maps.add(constant.name()));
    variables.stream()
        .filter(variable -> isMap(variable.type()) && !this.constants.has(variable.name()))
        .forEach(variable -> maps.add(variable.name()));
    for (int edge : automaton.liveEdges()) {
      boolean isWhole =
          automaton.action(edge) instanceof Action.Assignment(Expression.Reference _, _);
      String assigned = Expressions.assigned(automaton.action(edge));
      if (assigned != null && !isWhole) {
        maps.remove(assigned);
      }
    }
  }

  private boolean isMap(Type type) {
    return typing.shape(type).orElse(null) instanceof Shape.MapShape;
  }

  private boolean isMap(Expression expression) {
    return expression instanceof Expression.Reference(String name, _) && maps.contains(name);
  }

  private void solve(List<Integer> initial) {
    Known begin = new Known(initial.stream().mapToInt(Integer::intValue).toArray());
    known =
        DataFlow.solve(
            automaton,
            DataFlow.Direction.FORWARD,
            true,
            new Lattice<>(NOWHERE, this::join),
            Map.of(automaton.node(Edge.BEGIN), begin),
            this::across);
  }

  private Known join(Known left, Known right) {
    if (left == right || right == NOWHERE) {
      return left;
    }
    if (left == NOWHERE) {
      return right;
    }
    int[] joined = null;
    for (int i = 0; i < left.sets.length; i++) {
      int union = sets.union(left.sets[i], right.sets[i]);
      if (union != left.sets[i]) {
        joined = joined == null ? left.sets.clone() : joined;
        joined[i] = growths++ < MOST_GROWTHS ? union : SymbolSets.ALL;
      }
    }
    return joined == null ? left : new Known(joined);
  }

  private Known across(int edge, Known before) {
    return before == NOWHERE ? NOWHERE : across(automaton.action(edge), before);
  }

  private Known across(Action action, Known before) {
    return switch (action) {
      // Constants of different names may be equal maps.
      case Action.Comparison(Expression left, Expression right, _)
          when isMap(left) || isMap(right) ->
          before;
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          negated ? differing(left, right, before) : equal(left, right, before);
      case Action.Assignment(Expression left, Expression right) ->
          assigned(
              left, isMap(left) && !isMap(right) ? SymbolSets.ALL : values(right, before), before);
      case Action.AnyAssignment(Expression left, Type type) ->
          assigned(left, typing.shape(type).map(this::symbols).orElse(SymbolSets.ALL), before);
      case Action.Skip _, Action.Reachability _, Action.Tagging _ -> before;
    };
  }

  private Known assigned(Expression left, int values, Known before) {
    Integer number = numbers.get(Expressions.root(left));
    return number == null ? before : with(before, number, values);
  }

  private static Known with(Known before, int number, int values) {
    if (before.sets[number] == values) {
      return before;
    }
    int[] sets = before.sets.clone();
    sets[number] = values;
    return new Known(sets);
  }

  private Known equal(Expression left, Expression right, Known before) {
    int both = sets.intersection(values(left, before), values(right, before));
    return both == SymbolSets.NONE ? NOWHERE : narrowed(right, both, narrowed(left, both, before));
  }

  private Known differing(Expression left, Expression right, Known before) {
    int values = values(left, before);
    int others = values(right, before);
    boolean oneOther = sets.isSingle(others);
    if (oneOther && values == others) {
      return NOWHERE;
    }
    Known after = oneOther ? narrowed(left, sets.difference(values, others), before) : before;
    return sets.isSingle(values) && after != NOWHERE
        ? narrowed(right, sets.difference(others, values), after)
        : after;
  }

  /** What is known once an expression is known to have one of these values. */
  private Known narrowed(Expression expression, int values, Known before) {
    if (before == NOWHERE || values == SymbolSets.ALL) {
      return before;
    }
    return switch (expression) {
      case Expression.Reference(String name, _) -> {
        Integer number = numbers.get(name);
        yield number == null ? before : with(before, number, values);
      }
      case Expression.Cast(_, Expression value, _) -> narrowed(value, values, before);
      case Expression.Access(Expression map, Expression key, _) -> {
        int keys = values(key, before);
        Value table = keys == SymbolSets.ALL ? null : table(map);
        if (table == null) {
          yield before;
        }
        List<String> fitting = new ArrayList<>();
        for (String symbol : sets.unsorted(keys)) {
          if (!(constants.at(table, symbol).orElse(null) instanceof Value.Named(String found, _))
              || sets.symbols(values).contains(found)) {
            fitting.add(symbol);
          }
        }
        yield fitting.isEmpty() ? NOWHERE : narrowed(key, sets.of(fitting), before);
      }
    };
  }

  private int values(Expression expression, Known at) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> {
        Integer number = numbers.get(name);
        if (number != null) {
          yield at.sets[number];
        }
        yield alone.computeIfAbsent(expression, this::ofName);
      }
      case Expression.Cast(_, Expression value, _) -> values(value, at);
      case Expression.Access(Expression map, Expression key, _) -> {
        int keys = values(key, at);
        Value table = keys == SymbolSets.ALL ? null : table(map, at);
        yield table == null
            ? alone.computeIfAbsent(expression, this::ofType)
            : looked
                .computeIfAbsent(table, _ -> new HashMap<>())
                .computeIfAbsent(keys, set -> looked(table, set));
      }
    };
  }

  private int ofName(Expression expression) {
    if (expression instanceof Expression.Reference(String name, _) && maps.contains(name)) {
      return sets.of(Set.of(name));
    }
    return table(expression) instanceof Value.Named(String symbol, _)
        ? sets.of(Set.of(symbol))
        : SymbolSets.ALL;
  }

  /** The one map that an expression is at a node; null where it may be several. */
  private Value table(Expression expression, Known at) {
    if (isMap(expression)) {
      int values = values(expression, at);
      return sets.isSingle(values)
          ? constants.resolve(new Value.Named(sets.symbols(values).iterator().next()))
          : null;
    }
    return table(expression);
  }

  private int ofType(Expression expression) {
    return typing.typeOf(expression).map(this::symbols).orElse(SymbolSets.ALL);
  }

  private int looked(Value table, int keys) {
    Set<String> found = new HashSet<>();
    for (String key : sets.unsorted(keys)) {
      if (!(constants.at(table, key).orElse(null) instanceof Value.Named(String symbol, _))) {
        return SymbolSets.ALL;
      }
      found.add(symbol);
    }
    return sets.of(found);
  }

  /** The value of an expression in which nothing ever changes, or null. */
  private Value table(Expression expression) {
    Optional<Value> found = tables.get(expression);
    if (found == null) {
      found = isConstant(expression) ? constants.evaluate(expression) : Optional.empty();
      tables.put(expression, found);
    }
    return found.orElse(null);
  }

  /** Whether no action assigns any variable of an expression. */
  private boolean isConstant(Expression expression) {
    return !Expressions.anyName(
        expression, name -> !constants.has(name) && typing.variable(name).isPresent());
  }

  private int symbols(Shape shape) {
    return shape instanceof Shape.SetShape set
        ? symbols.computeIfAbsent(set, _ -> sets.of(set.symbols()))
        : SymbolSets.ALL;
  }

  /** The values of names that never change, in any play. */
  public ConstantMaps constants() {
    return constants;
  }

  /** Whether some path may reach a node. */
  public boolean isReached(int node) {
    return known.get(node) != NOWHERE;
  }

  /** Whether some path may take an edge. */
  public boolean isPossible(int edge) {
    return across(edge, known.get(automaton.from(edge))) != NOWHERE;
  }

  /** Whether an action would be legal on some path at a node. */
  public boolean isPossible(int node, Action action) {
    return known.get(node) != NOWHERE && across(action, known.get(node)) != NOWHERE;
  }

  /** The value that an expression has at a node on every path; null if there may be several. */
  public String constantAt(int node, Expression expression) {
    if (known.get(node) == NOWHERE) {
      return null;
    }
    int values = values(expression, known.get(node));
    return sets.isSingle(values) ? sets.symbols(values).iterator().next() : null;
  }

  /** The values that an expression may have at a node; null if it may have any. */
  public Set<String> valuesAt(int node, Expression expression) {
    if (known.get(node) == NOWHERE) {
      return Set.of();
    }
    int values = values(expression, known.get(node));
    return values == SymbolSets.ALL ? null : sets.symbols(values);
  }
}
