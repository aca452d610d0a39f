package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/**
 * Which values the variables of set types can have at each node, in any play: a small set of
 * symbols for each variable, or all.
 *
 * <p>A forward data-flow analysis. Comparisons narrow the sets; where one cannot hold, no walk
 * comes. Sets of more than {@link #MAX_SYMBOLS} symbols are taken as all values.
 */
public final class ValueSets {
  /** The largest set that is told apart from all values. */
  public static final int MAX_SYMBOLS = 12;

  /** All values: what is known of a variable where nothing is. */
  private static final Set<String> ALL = new TreeSet<>(List.of("", "all"));

  /** What is known at a node: a set for each variable; null sets where no walk comes. */
  private record Known(Set<String>[] sets) {
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

  private final MutableAutomaton automaton;
  private final Typing typing;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final ConstantMaps constants;
  private final Map<Set<String>, Set<String>> shared = new HashMap<>();
  private final Map<Shape, Set<String>> symbols = new HashMap<>();
  private List<Known> known;

  private ValueSets(
      MutableAutomaton automaton,
      Typing typing,
      Collection<Constant> constants,
      Collection<Variable> variables) {
    this.automaton = automaton;
    this.typing = typing;
    Map<String, Value> values = new HashMap<>();
    constants.forEach(constant -> values.put(constant.name(), constant.value()));
    variables.forEach(variable -> values.put(variable.name(), variable.initial()));
    List<Set<String>> initial = new ArrayList<>();
    ConstantMaps all = new ConstantMaps(new HashMap<>(values));
    for (int edge = 0; edge < automaton.edgeBound(); edge++) {
      if (automaton.isEdge(edge)) {
        values.remove(Expressions.assigned(automaton.action(edge)));
      }
    }
    this.constants = new ConstantMaps(values);
    for (Variable variable : variables) {
      if (!values.containsKey(variable.name())
          && typing.shape(variable.type()).orElse(null) instanceof Shape.SetShape) {
        numbers.put(variable.name(), numbers.size());
        initial.add(
            all.resolve(variable.initial()) instanceof Value.Named(String symbol, _)
                ? share(Set.of(symbol))
                : ALL);
      }
    }
    solve(initial);
  }

  public static ValueSets of(
      MutableAutomaton automaton,
      Typing typing,
      Collection<Constant> constants,
      Collection<Variable> variables) {
    return new ValueSets(automaton, typing, constants, variables);
  }

  @SuppressWarnings("unchecked")
  private void solve(List<Set<String>> initial) {
    Known begin = new Known(initial.toArray(Set[]::new));
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
    Set<String>[] joined = null;
    for (int i = 0; i < left.sets.length; i++) {
      Set<String> union = union(left.sets[i], right.sets[i]);
      if (union != left.sets[i]) {
        joined = joined == null ? left.sets.clone() : joined;
        joined[i] = union;
      }
    }
    return joined == null ? left : new Known(joined);
  }

  private Set<String> union(Set<String> left, Set<String> right) {
    if (left == right || left == ALL || left.containsAll(right) && right != ALL) {
      return left;
    }
    if (right == ALL) {
      return ALL;
    }
    Set<String> both = new TreeSet<>(left);
    both.addAll(right);
    return share(both);
  }

  private Set<String> share(Set<String> set) {
    if (set.size() > MAX_SYMBOLS) {
      return ALL;
    }
    return shared.computeIfAbsent(set, TreeSet::new);
  }

  private Known across(int edge, Known before) {
    return before == NOWHERE ? NOWHERE : across(automaton.action(edge), before);
  }

  private Known across(Action action, Known before) {
    return switch (action) {
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          negated ? differing(left, right, before) : equal(left, right, before);
      case Action.Assignment(Expression left, Expression right) ->
          assigned(left, values(right, before), before);
      case Action.AnyAssignment(Expression left, Type type) ->
          assigned(left, symbols(typing.shape(type).orElse(null)), before);
      case Action.Skip _ -> before;
      case Action.Reachability _ -> before;
      case Action.Tag _ -> before;
      case Action.VariableTag _ -> before;
    };
  }

  private Known assigned(Expression left, Set<String> values, Known before) {
    Integer number = numbers.get(Expressions.root(left));
    return number == null ? before : with(before, number, values);
  }

  private static Known with(Known before, int number, Set<String> values) {
    if (before.sets[number] == values) {
      return before;
    }
    Set<String>[] sets = before.sets.clone();
    sets[number] = values;
    return new Known(sets);
  }

  private Known equal(Expression left, Expression right, Known before) {
    Set<String> values = values(left, before);
    Set<String> others = values(right, before);
    Set<String> both = values;
    if (values == ALL) {
      both = others;
    } else if (others != ALL) {
      both = new TreeSet<>(values);
      both.retainAll(others);
      both = share(both);
    }
    return both.isEmpty() ? NOWHERE : narrowed(right, both, narrowed(left, both, before));
  }

  private Known differing(Expression left, Expression right, Known before) {
    Set<String> values = values(left, before);
    Set<String> others = values(right, before);
    if (values.size() == 1 && values.equals(others)) {
      return NOWHERE;
    }
    Known after = before;
    if (others.size() == 1 && values != ALL) {
      after = narrowed(left, without(values, others), after);
    }
    if (values.size() == 1 && others != ALL && after != NOWHERE) {
      after = narrowed(right, without(others, values), after);
    }
    return after;
  }

  private Set<String> without(Set<String> values, Set<String> removed) {
    Set<String> rest = new TreeSet<>(values);
    rest.removeAll(removed);
    return share(rest);
  }

  /** What is known once an expression is known to have one of these values. */
  private Known narrowed(Expression expression, Set<String> values, Known before) {
    if (before == NOWHERE || values == ALL) {
      return before;
    }
    return switch (expression) {
      case Expression.Reference(String name, _) -> {
        Integer number = numbers.get(name);
        yield number == null ? before : with(before, number, values);
      }
      case Expression.Cast(_, Expression value, _) -> narrowed(value, values, before);
      case Expression.Access(Expression map, Expression key, _) -> {
        Set<String> keys = values(key, before);
        Value table = isConstant(map) ? constants.evaluate(map).orElse(null) : null;
        if (keys == ALL || table == null) {
          yield before;
        }
        Set<String> fitting = new TreeSet<>();
        for (String symbol : keys) {
          if (!(constants.at(table, symbol).orElse(null) instanceof Value.Named(String found, _))
              || values.contains(found)) {
            fitting.add(symbol);
          }
        }
        yield fitting.isEmpty() ? NOWHERE : narrowed(key, share(fitting), before);
      }
    };
  }

  private Set<String> values(Expression expression, Known at) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> {
        Integer number = numbers.get(name);
        if (number != null) {
          yield at.sets[number];
        }
        yield isConstant(expression)
                && constants.evaluate(expression).orElse(null) instanceof Value.Named(String is, _)
            ? share(Set.of(is))
            : ALL;
      }
      case Expression.Cast(_, Expression value, _) -> values(value, at);
      case Expression.Access(Expression map, Expression key, _) -> {
        Set<String> keys = values(key, at);
        Value table = isConstant(map) ? constants.evaluate(map).orElse(null) : null;
        yield keys == ALL || table == null
            ? symbols(typing.typeOf(expression).orElse(null))
            : looked(table, keys);
      }
    };
  }

  private Set<String> looked(Value table, Set<String> keys) {
    Set<String> found = new TreeSet<>();
    for (String key : keys) {
      if (!(constants.at(table, key).orElse(null) instanceof Value.Named(String symbol, _))) {
        return ALL;
      }
      found.add(symbol);
    }
    return share(found);
  }

  /** Whether nothing in an expression is a variable that some action assigns. */
  private boolean isConstant(Expression expression) {
    boolean[] constant = {true};
    Expressions.names(
        expression, name -> constant[0] &= constants.has(name) || typing.variable(name).isEmpty());
    return constant[0];
  }

  private Set<String> symbols(Shape shape) {
    return shape instanceof Shape.SetShape set
        ? symbols.computeIfAbsent(
            set,
            _ -> set.symbols().size() > MAX_SYMBOLS ? ALL : share(new TreeSet<>(set.symbols())))
        : ALL;
  }

  /** The values of names that never change, in any play. */
  public ConstantMaps constants() {
    return constants;
  }

  /** Whether some walk may come to a node. */
  public boolean isReached(int node) {
    return known.get(node) != NOWHERE;
  }

  /** Whether some walk may take an edge. */
  public boolean isPossible(int edge) {
    return across(edge, known.get(automaton.from(edge))) != NOWHERE;
  }

  /** Whether an action would be possible for some walk at a node. */
  public boolean isPossible(int node, Action action) {
    return known.get(node) != NOWHERE && across(action, known.get(node)) != NOWHERE;
  }

  /** The one value that an expression has at a node in every walk; null where there may be more. */
  public String constantAt(int node, Expression expression) {
    if (known.get(node) == NOWHERE) {
      return null;
    }
    Set<String> values = values(expression, known.get(node));
    return values.size() == 1 ? values.iterator().next() : null;
  }

  /** The values that an expression may have at a node; null where they may be any. */
  public Set<String> valuesAt(int node, Expression expression) {
    Set<String> values =
        known.get(node) == NOWHERE ? Set.of() : values(expression, known.get(node));
    return values == ALL ? null : values;
  }
}
