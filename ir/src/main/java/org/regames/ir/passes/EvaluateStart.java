package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.passes.draft.Draft;

/**
 * Executes the first steps of every play, as long as only one edge is legal, so that games start
 * after them.
 *
 * <pre>
 * var x: A = a;
 * var y: A = a;
 * begin, m: x = b;
 * m, n: y == a;
 * m, o: y != a;
 * n, end: player = keeper;
 * o, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * var x: A = b;
 * var y: A = a;
 * begin, n: ;
 * m, n: y == a;
 * m, o: y != a;
 * n, end: player = keeper;
 * o, end: player = keeper;
 * </pre>
 *
 * <p>The values of all variables are known there, so comparisons and checks can be decided, and
 * loops that set up a board or look for a piece on it run here instead of in the game: partial
 * evaluation (Jones, Gomard and Sestoft, "Partial Evaluation and Automatic Program Generation",
 * 1993, chapter 4) of everything that does not depend on a player. Stops at a choice, a tag, or a
 * change of player, scores or visibility. A start of more than {@link #MOST_STEPS} steps is left
 * unchanged.
 *
 * <pre>
 * begin, m: x = a;
 * m, n: x != c;
 * n, m: x = next[x];
 * m, o: x == c;
 * o, p: ? q -> r;
 * q, r: x != y;
 * p, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * var x: A = c;
 * begin, p: ;
 * m, n: x != c;
 * n, m: x = next[x];
 * m, o: x == c;
 * o, p: ? q -> r;
 * q, r: x != y;
 * p, end: player = keeper;
 * </pre>
 */
public final class EvaluateStart implements Pass {
  /** The most steps that the start may take; a longer one is left to the game. */
  private static final int MOST_STEPS = 100_000;

  @Override
  public String description() {
    return "take the first steps of every play";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    int begin = automaton.begin();
    if (automaton.inDegree(begin) == 0
        && !automaton.isCheckStart(begin)
        && !automaton.isCheckTarget(begin)) {
      new Run(draft).start();
    }
  }

  /** A place: a variable, or what a map has at some keys. */
  private record StateCell(String name, List<String> keys) {}

  /** What is known about an edge in a state. */
  private enum Way {
    OPEN,
    CLOSED,
    UNKNOWN
  }

  private static final class Run {
    /** Instead of an edge: no path continues. */
    private static final int STUCK = -1;

    /** Instead of an edge: more than one path may continue, or this is unknown. */
    private static final int CHOICE = -2;

    private final Draft draft;
    private final Automaton automaton;
    private final ConstantMaps initial;
    private int steps;

    Run(Draft draft) {
      this.draft = draft;
      this.automaton = draft.automaton();
      Map<String, Value> values = new HashMap<>();
      draft.constants().forEach(constant -> values.put(constant.name(), constant.value()));
      draft.variables().forEach(variable -> values.put(variable.name(), variable.initial()));
      initial = new ConstantMaps(values);
    }

    void start() {
      Map<StateCell, String> state = new LinkedHashMap<>();
      int begin = automaton.begin();
      int at = begin;
      boolean worthwhile = false;
      for (int edge = step(at, state); edge >= 0; edge = step(at, state)) {
        worthwhile |= !(automaton.action(edge) instanceof Action.Skip);
        at = automaton.to(edge);
      }
      if (worthwhile && steps < MOST_STEPS) {
        begin(state);
        for (int edge : automaton.outgoing(begin)) {
          automaton.removeEdge(edge);
        }
        automaton.addEdge(begin, at, new Action.Skip(), Origin.UNKNOWN);
      }
    }

    /** Takes the only step from a node. */
    private int step(int node, Map<StateCell, String> state) {
      int only = STUCK;
      for (int edge : automaton.outgoing(node)) {
        Way way = steps++ < MOST_STEPS ? way(automaton.action(edge), state) : Way.UNKNOWN;
        if (way == Way.UNKNOWN || way == Way.OPEN && only != STUCK) {
          return CHOICE;
        }
        only = way == Way.OPEN ? edge : only;
      }
      return only == STUCK || take(automaton.action(only), state) ? only : CHOICE;
    }

    private Way way(Action action, Map<StateCell, String> state) {
      return switch (action) {
        case Action.Skip _ -> Way.OPEN;
        case Action.Assignment _ -> Way.OPEN;
        case Action.Comparison(Expression left, Expression right, boolean negated) -> {
          String one = value(left, state);
          String other = value(right, state);
          yield one == null || other == null
              ? Way.UNKNOWN
              : one.equals(other) == negated ? Way.CLOSED : Way.OPEN;
        }
        case Action.Reachability check -> way(check, state);
        case Action.AnyAssignment _ -> Way.UNKNOWN;
        case Action.Tag _ -> Way.UNKNOWN;
        case Action.VariableTag _ -> Way.UNKNOWN;
      };
    }

    private Way way(Action.Reachability check, Map<StateCell, String> state) {
      Map<StateCell, String> copy = new HashMap<>(state);
      int target = automaton.node(check.to());
      int at = automaton.node(check.from());
      while (at != target) {
        int edge = step(at, copy);
        if (edge < 0) {
          return edge == CHOICE ? Way.UNKNOWN : check.negated() ? Way.OPEN : Way.CLOSED;
        }
        at = automaton.to(edge);
      }
      return check.negated() ? Way.CLOSED : Way.OPEN;
    }

    /** Applies an action to the state; false if it must not be executed in advance. */
    private boolean take(Action action, Map<StateCell, String> state) {
      if (!(action instanceof Action.Assignment(Expression left, Expression right))) {
        return true;
      }
      StateCell place = place(left, state);
      String value = value(right, state);
      if (place == null
          || value == null
          || Builtins.VARIABLES.contains(place.name)
          || !(draft.typing().typeOf(left).orElse(null) instanceof Shape.SetShape set)
          || !set.contains(value)) {
        return false;
      }
      state.put(place, value);
      return true;
    }

    /**
     * The place that an expression denotes; null if that is not known, or its key is not in the
     * map.
     */
    private StateCell place(Expression expression, Map<StateCell, String> state) {
      return switch (expression) {
        case Expression.Reference(String name, _) -> new StateCell(name, List.of());
        case Expression.Cast(_, Expression value, _) -> place(value, state);
        case Expression.Access(Expression map, Expression key, _) -> {
          StateCell of = place(map, state);
          String at = value(key, state);
          if (of == null
              || at == null
              || !(draft.typing().typeOf(map).orElse(null) instanceof Shape.MapShape shape)
              || !shape.source().contains(at)) {
            yield null;
          }
          List<String> keys = new ArrayList<>(of.keys);
          keys.add(at);
          yield new StateCell(of.name, keys);
        }
      };
    }

    /**
     * The symbol that an expression evaluates to; null if it is a map, not known, or not of its
     * type.
     */
    private String value(Expression expression, Map<StateCell, String> state) {
      StateCell place = place(expression, state);
      if (place == null
          || !(draft.typing().typeOf(expression).orElse(null) instanceof Shape.SetShape set)) {
        return null;
      }
      String symbol = state.getOrDefault(place, initial(place));
      return symbol != null && set.contains(symbol) ? symbol : null;
    }

    private String initial(StateCell place) {
      Optional<Value> value = Optional.of(initial.resolve(new Value.Named(place.name)));
      for (String key : place.keys) {
        value = value.flatMap(map -> initial.at(map, key));
      }
      return value.orElse(null) instanceof Value.Named(String symbol, _) ? symbol : null;
    }

    /** Lets the game start in a state. */
    private void begin(Map<StateCell, String> state) {
      Map<String, Map<List<String>, String>> changes = new LinkedHashMap<>();
      state.forEach(
          (place, symbol) ->
              changes
                  .computeIfAbsent(place.name, _ -> new LinkedHashMap<>())
                  .put(place.keys, symbol));
      changes.forEach(
          (name, symbols) -> {
            Variable old = draft.variable(name);
            Value value = with(old.initial(), symbols);
            draft.setVariable(new Variable(name, old.type(), value, old.origin()));
          });
    }

    /** A value with other symbols at some keys. */
    private Value with(Value value, Map<List<String>, String> changes) {
      if (changes.containsKey(List.of())) {
        return new Value.Named(changes.get(List.of()));
      }
      Map<String, Map<List<String>, String>> inner = new LinkedHashMap<>();
      changes.forEach(
          (keys, symbol) ->
              inner
                  .computeIfAbsent(keys.getFirst(), _ -> new LinkedHashMap<>())
                  .put(keys.subList(1, keys.size()), symbol));
      Value.MapLiteral map = (Value.MapLiteral) initial.resolve(value);
      List<Value.Entry> entries = new ArrayList<>(map.entries());
      entries.removeIf(entry -> inner.containsKey(entry.key()));
      inner.forEach(
          (key, symbols) ->
              entries.add(new Value.Entry(key, with(initial.at(map, key).orElseThrow(), symbols))));
      return new Value.MapLiteral(map.otherwise(), entries, map.origin());
    }
  }
}
