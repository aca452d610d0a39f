package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;

/**
 * The automaton with successive conditions combined: where paths from the first of their nodes may
 * go, depending on which conditions hold. Two automata that test the same conditions in a different
 * order have the same choices.
 *
 * @param others the edges that are not conditions
 * @param choices what replaces the conditions
 */
record Decisions(List<Edge> others, Set<ConditionalWay> choices) {
  /**
   * A path with the conditions under which it is legal.
   *
   * @param conditions all conditions on the path, each once, unless there are too many
   */
  record ConditionalWay(String from, String to, Set<Condition> conditions) {}

  /**
   * A condition that has to hold, or not to hold.
   *
   * @param action the condition, not negated
   */
  record Condition(Action action, boolean holds) {
    static Condition of(Action.Condition action) {
      return action.negated()
          ? new Condition(action.negation(), false)
          : new Condition(action, true);
    }
  }

  /** The conditions on a path to a node. */
  private record Path(Set<Condition> conditions, String to) {}

  /** Combines the conditions of a game, at most so many of them at a time. */
  static Decisions of(Game game, int most) {
    Map<String, List<Edge>> leaving = new LinkedHashMap<>();
    Set<String> inside = inside(game);
    List<Edge> others = new ArrayList<>();
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Condition) {
        leaving.computeIfAbsent(edge.from(), _ -> new ArrayList<>()).add(edge);
      } else {
        others.add(edge);
      }
    }
    Set<ConditionalWay> choices = new LinkedHashSet<>();
    for (String from : leaving.keySet()) {
      if (!inside.contains(from)) {
        List<Path> paths = new ArrayList<>();
        follow(from, Set.of(), leaving, inside, paths);
        addChoices(from, paths, most, choices);
      }
    }
    return new Decisions(others, choices);
  }

  /** The nodes with one incoming edge, a condition, and only conditions on outgoing edges. */
  private static Set<String> inside(Game game) {
    Map<String, Integer> entries = new HashMap<>();
    Set<String> inside = new HashSet<>();
    Set<String> outside = new HashSet<>(Set.of(Edge.BEGIN, Edge.END));
    for (Edge edge : game.edges()) {
      entries.merge(edge.to(), 1, Integer::sum);
      if (edge.action() instanceof Action.Condition) {
        inside.add(edge.from());
      } else {
        outside.add(edge.from());
        outside.add(edge.to());
      }
      if (edge.action() instanceof Action.Reachability(String from, String to, _)) {
        outside.add(from);
        outside.add(to);
      }
    }
    inside.removeAll(outside);
    inside.removeIf(node -> entries.getOrDefault(node, 0) != 1);
    return inside;
  }

  private static void follow(
      String from,
      Set<Condition> before,
      Map<String, List<Edge>> leaving,
      Set<String> inside,
      List<Path> paths) {
    for (Edge edge : leaving.get(from)) {
      Set<Condition> conditions = new LinkedHashSet<>(before);
      conditions.add(Condition.of((Action.Condition) edge.action()));
      if (inside.contains(edge.to())) {
        follow(edge.to(), conditions, leaving, inside, paths);
      } else {
        paths.add(new Path(conditions, edge.to()));
      }
    }
  }

  private static void addChoices(
      String from, List<Path> paths, int most, Set<ConditionalWay> choices) {
    Set<Action> asked = new LinkedHashSet<>();
    for (Path path : paths) {
      path.conditions.forEach(condition -> asked.add(condition.action));
    }
    if (asked.size() > most) {
      paths.forEach(path -> choices.add(new ConditionalWay(from, path.to, path.conditions)));
      return;
    }
    for (int answers = 0; answers < 1 << asked.size(); answers++) {
      Set<Condition> all = new LinkedHashSet<>();
      for (Action condition : asked) {
        all.add(new Condition(condition, (answers >> all.size() & 1) != 0));
      }
      for (Path path : paths) {
        if (all.containsAll(path.conditions)) {
          choices.add(new ConditionalWay(from, path.to, all));
        }
      }
    }
  }
}
