package org.regames.ir.analysis;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/**
 * Which symbols each variable and constant can hold, at any time and, for a map, at any key: its
 * initial value, and what flows into it by assignments. Ignores order and conditions.
 *
 * <p>The inclusion constraints are those of Andersen's analysis of pointers ("Program Analysis and
 * Specialization for the C Programming Language", 1994, section 4.4) with symbols in place of
 * addresses. Takes (symbols) x (different assignments) at most.
 *
 * <p>Here a map counts as a whole, since a pass that renames or removes a symbol has to know of all
 * keys. The planner only asks about values that are read, so it evaluates constant maps at the keys
 * that occur.
 */
public final class SymbolFlow {
  private final Map<String, Set<String>> held = new HashMap<>();
  private final Map<String, Set<String>> into = new HashMap<>();

  private SymbolFlow() {}

  public static SymbolFlow of(
      Automaton automaton,
      Typing typing,
      Collection<Constant> constants,
      Collection<Variable> variables) {
    SymbolFlow flow = new SymbolFlow();
    constants.forEach(constant -> flow.held.put(constant.name(), new HashSet<>()));
    variables.forEach(variable -> flow.held.put(variable.name(), new HashSet<>()));
    constants.forEach(constant -> flow.starts(constant.name(), constant.value()));
    variables.forEach(variable -> flow.starts(variable.name(), variable.initial()));
    for (int edge : automaton.liveEdges()) {
      flow.follow(automaton.action(edge), typing);
    }
    flow.held.putAll(
        DataFlow.<String, Set<String>>solve(
            SymbolFlow::union,
            flow.held,
            (name, symbols, arrivals) ->
                flow.into
                    .getOrDefault(name, Set.of())
                    .forEach(target -> arrivals.accept(target, symbols))));
    return flow;
  }

  /** What a name can hold: a symbol is itself. */
  public Set<String> of(String name) {
    return held.getOrDefault(name, Set.of(name));
  }

  /** What an expression can be or, if it is a map, what it can hold at any key. */
  public Set<String> of(Expression expression) {
    return of(Expressions.root(expression));
  }

  private void starts(String name, Value value) {
    switch (value) {
      case Value.Named(String source, _) -> flows(source, name);
      case Value.MapLiteral(var otherwise, var entries, _) -> {
        otherwise.ifPresent(other -> starts(name, other));
        entries.forEach(entry -> starts(name, entry.value()));
      }
    }
  }

  private void follow(Action action, Typing typing) {
    switch (action) {
      case Action.Assignment(Expression left, Expression right) ->
          flows(Expressions.root(right), Expressions.root(left));
      case Action.AnyAssignment(Expression left, Type type) ->
          typing
              .shape(type)
              .ifPresent(shape -> symbols(shape).forEach(s -> add(Expressions.root(left), s)));
      case Action.Skip _, Action.Condition _, Action.Tagging _ -> {}
    }
  }

  private static Collection<String> symbols(Shape shape) {
    return switch (shape) {
      case Shape.SetShape set -> set.symbols();
      case Shape.MapShape map -> symbols(map.target());
    };
  }

  private void flows(String source, String target) {
    if (!held.containsKey(source)) {
      add(target, source);
    } else if (!source.equals(target) && held.containsKey(target)) {
      into.computeIfAbsent(source, _ -> new LinkedHashSet<>()).add(target);
    }
  }

  private void add(String name, String symbol) {
    Set<String> symbols = held.get(name);
    if (symbols != null) {
      symbols.add(symbol);
    }
  }

  private static Set<String> union(Set<String> one, Set<String> other) {
    Set<String> both = new HashSet<>(one);
    return both.addAll(other) ? both : one;
  }
}
