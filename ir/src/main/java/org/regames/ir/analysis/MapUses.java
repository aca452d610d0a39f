package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Expression;

/**
 * Where a game uses its maps: the accesses to each map that is only used key by key, never as a
 * whole.
 *
 * <p>Visits every expression once.
 */
public final class MapUses {
  /**
   * An access.
   *
   * @param edge the edge whose action has it
   * @param key the expression in the brackets
   */
  public record Use(int edge, Expression key) {}

  private final Automaton automaton;
  private final Map<String, List<Use>> uses = new LinkedHashMap<>();
  private final Set<String> whole = new HashSet<>();

  private MapUses(Automaton automaton) {
    this.automaton = automaton;
  }

  /** The accesses to each name that is only used in accesses. */
  public static Map<String, List<Use>> of(Automaton automaton) {
    MapUses found = new MapUses(automaton);
    for (int edge : automaton.liveEdges()) {
      found.look(edge, automaton.action(edge));
    }
    found.uses.keySet().removeAll(found.whole);
    return found.uses;
  }

  /** The names in the keys of accesses, and those from which values flow into them. */
  public static Set<String> keyNames(Automaton automaton, Iterable<Use> uses) {
    Map<String, Set<String>> sources = new HashMap<>();
    for (int edge : automaton.liveEdges()) {
      if (automaton.action(edge) instanceof Action.Assignment(var left, var right)) {
        Set<String> from = sources.computeIfAbsent(Expressions.root(left), _ -> new HashSet<>());
        Expressions.names(right).forEach(from::add);
      }
    }
    Set<String> names = new HashSet<>();
    uses.forEach(use -> Expressions.names(use.key).forEach(names::add));
    return Closure.of(names, name -> sources.getOrDefault(name, Set.of()));
  }

  private void look(int edge, Action action) {
    switch (action) {
      case Action.VariableTag(String name) -> whole.add(name);
      case Action.Skip _, Action.Condition _, Action.Write _, Action.Tag _ ->
          action.expressions().forEach(expression -> look(edge, expression));
    }
  }

  private void look(int edge, Expression expression) {
    switch (expression) {
      case Expression.Reference(String name, _) -> whole.add(name);
      case Expression.Cast(_, Expression value, _) -> look(edge, value);
      case Expression.Access(Expression map, Expression key, _) -> {
        look(edge, key);
        if (map instanceof Expression.Reference(String name, _)) {
          uses.computeIfAbsent(name, _ -> new ArrayList<>()).add(new Use(edge, key));
        } else {
          look(edge, map);
        }
      }
    }
  }
}
