package org.regames.ir.certify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Closure;

/**
 * The initial guess of which nodes of two automata correspond: those of the same name, and others
 * that a removed edge or a changed check suggests.
 */
final class FirstLabels {
  /** The labels of nodes of the first automaton, which the search changes. */
  final SortedMap<String, String> before;

  /** The labels of nodes of the second. */
  final SortedMap<String, String> after;

  /** For new variables, the removed variable that they are a part of. */
  final SortedMap<String, String> variables = new TreeMap<>();

  /** Nodes of either automaton that paths always end at. */
  final Set<String> fixed;

  final List<Action.Reachability> firstChecks;
  final List<Action.Reachability> secondChecks;

  /**
   * @param looksInto whether changed checks are followed rather than assumed to be equivalent
   */
  FirstLabels(Game first, Game second, boolean looksInto) {
    before = labels(first, second);
    after = labels(second, first);
    firstChecks = checks(first);
    secondChecks = checks(second);
    fixed = fixed(first);
    fixed.addAll(fixed(second));
    takePartsOfMaps(first, second);
    if (looksInto) {
      lookIntoChecks(first, second);
    } else {
      takeChecksForSame(first, second);
    }
    takeSkippedForSame(first, nodes(second));
    takeReplacedForSame(first, second);
  }

  /** Takes new variables whose names extend the name of a removed one for parts of it. */
  private void takePartsOfMaps(Game first, Game second) {
    for (Variable part : second.variables()) {
      if (first.variable(part.name()).isEmpty()) {
        first.variables().stream()
            .map(Variable::name)
            .filter(name -> second.variable(name).isEmpty())
            .filter(name -> part.name().startsWith(name + "_"))
            .max(Comparator.comparing(String::length))
            .ifPresent(name -> variables.put(part.name(), name));
      }
    }
  }

  /** Labels removed nodes where an edge that led to one now leads to another. */
  private void takeReplacedForSame(Game first, Game second) {
    Map<String, List<Edge>> edges = from(first);
    Map<String, List<Edge>> others = from(second);
    Set<String> left = nodes(second);
    Map<String, String> like = new TreeMap<>();
    left.stream().filter(edges::containsKey).forEach(node -> like.put(node, node));
    ArrayDeque<String> next = new ArrayDeque<>(like.keySet());
    while (!next.isEmpty()) {
      String node = next.remove();
      for (Edge edge : edges.getOrDefault(node, List.of())) {
        List<String> targets =
            others.getOrDefault(like.get(node), List.of()).stream()
                .filter(other -> other.action().equals(edge.action()))
                .map(Edge::to)
                .distinct()
                .toList();
        if (targets.size() == 1 && !left.contains(edge.to()) && !like.containsKey(edge.to())) {
          String label = after.get(targets.getFirst());
          like.put(edge.to(), targets.getFirst());
          next.add(edge.to());
          if (label != null && !isTarget(targets.getFirst())) {
            before.putIfAbsent(edge.to(), label);
          }
        }
      }
    }
  }

  private static Map<String, List<Edge>> from(Game game) {
    Map<String, List<Edge>> edges = new TreeMap<>();
    game.edges().forEach(e -> edges.computeIfAbsent(e.from(), _ -> new ArrayList<>()).add(e));
    return edges;
  }

  /** Labels where checks begin and end, if the check of an edge has changed. */
  private void takeChecksForSame(Game first, Game second) {
    Map<List<Object>, List<Action.Reachability>> others = checksByEdge(second);
    Set<String> begins = ends(firstChecks, Action.Reachability::from);
    Set<String> targets = ends(firstChecks, Action.Reachability::to);
    Set<String> targetsAfter = ends(secondChecks, Action.Reachability::to);
    checksByEdge(first)
        .forEach(
            (edge, old) -> {
              List<Action.Reachability> now = others.getOrDefault(edge, List.of());
              if (old.size() == 1 && now.size() == 1 && !old.equals(now)) {
                Action.Reachability was = old.getFirst();
                Action.Reachability is = now.getFirst();
                if (!was.from().equals(is.from())) {
                  before.put(was.from(), is.from());
                  after.put(is.from(), is.from());
                  if (!begins.contains(is.from())) {
                    after.remove(was.from());
                  }
                  Set<String> between = between(first, was.from(), is.from());
                  before.keySet().removeAll(between);
                  after.keySet().removeAll(between);
                }
                if (!was.to().equals(is.to())
                    && !targets.contains(is.to())
                    && !targetsAfter.contains(was.to())) {
                  before.remove(is.to());
                  before.put(was.to(), is.to());
                  after.remove(was.to());
                  after.put(is.to(), is.to());
                }
              }
            });
  }

  /** The nodes between two on a path without branches; none if there is no such path. */
  private Set<String> between(Game game, String from, String to) {
    Map<String, List<Edge>> edges = from(game);
    Set<String> between = new TreeSet<>();
    String node = from;
    while (edges.getOrDefault(node, List.of()).size() == 1) {
      node = edges.get(node).getFirst().to();
      if (node.equals(to)) {
        between.removeAll(fixed);
        return between;
      }
      if (!between.add(node)) {
        break;
      }
    }
    return Set.of();
  }

  /** Removes the labels in checks that have changed, so that their paths are followed. */
  private void lookIntoChecks(Game first, Game second) {
    Map<List<Object>, List<Action.Reachability>> others = checksByEdge(second);
    checksByEdge(first)
        .forEach(
            (edge, old) -> {
              List<Action.Reachability> now = others.getOrDefault(edge, List.of());
              if (!old.equals(now)) {
                Set<String> inside = inside(first, old);
                inside.addAll(inside(second, now));
                inside.removeAll(fixed);
                before.keySet().removeAll(inside);
                after.keySet().removeAll(inside);
              }
            });
  }

  /** The nodes from where checks begin to where they end, without their targets. */
  private static Set<String> inside(Game game, List<Action.Reachability> checks) {
    Map<String, List<Edge>> edges = from(game);
    Set<String> inside = new TreeSet<>();
    for (Action.Reachability check : checks) {
      inside.addAll(
          Closure.of(
              List.of(check.from()),
              node ->
                  node.equals(check.to())
                      ? List.<String>of()
                      : edges.getOrDefault(node, List.of()).stream().map(Edge::to).toList()));
      inside.remove(check.to());
    }
    return inside;
  }

  private static Set<String> ends(
      List<Action.Reachability> checks, Function<Action.Reachability, String> end) {
    return checks.stream().map(end).collect(Collectors.toSet());
  }

  private static Map<List<Object>, List<Action.Reachability>> checksByEdge(Game game) {
    Map<List<Object>, List<Action.Reachability>> checks = new LinkedHashMap<>();
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Reachability check) {
        checks
            .computeIfAbsent(
                List.of(edge.from(), edge.to(), check.negated()), _ -> new ArrayList<>())
            .add(check);
      }
    }
    return checks;
  }

  /** Labels removed nodes at an end of a skip edge that was the only edge from its node. */
  private void takeSkippedForSame(Game first, Set<String> left) {
    Set<String> targets = ends(firstChecks, Action.Reachability::to);
    for (List<Edge> from : from(first).values()) {
      Edge edge = from.getFirst();
      if (from.size() == 1 && edge.action() instanceof Action.Skip) {
        if (!left.contains(edge.to())
            && left.contains(edge.from())
            && !targets.contains(edge.from())) {
          before.put(edge.to(), edge.from());
        } else if (!left.contains(edge.from())
            && left.contains(edge.to())
            && fixed.contains(edge.from())) {
          before.put(edge.from(), edge.to());
        }
      }
    }
  }

  private static SortedMap<String, String> labels(Game game, Game other) {
    SortedSet<String> nodes = nodes(game);
    nodes.retainAll(nodes(other));
    checks(game).forEach(check -> nodes.add(check.to()));
    nodes.addAll(fixed(game));
    SortedMap<String, String> labels = new TreeMap<>();
    nodes.forEach(node -> labels.put(node, node));
    return labels;
  }

  private static SortedSet<String> nodes(Game game) {
    SortedSet<String> nodes = new TreeSet<>();
    game.edges().forEach(edge -> nodes.addAll(List.of(edge.from(), edge.to())));
    return nodes;
  }

  private boolean isTarget(String node) {
    return Stream.concat(firstChecks.stream(), secondChecks.stream())
        .anyMatch(check -> check.to().equals(node));
  }

  private static List<Action.Reachability> checks(Game game) {
    List<Action.Reachability> checks = new ArrayList<>();
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Reachability check) {
        checks.add(check);
      }
    }
    return checks;
  }

  /** Nodes that paths always end at. */
  private static Set<String> fixed(Game game) {
    Set<String> nodes = new TreeSet<>(List.of(Edge.END));
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Assignment(Expression left, _)
          && left.toString().equals(Builtins.PLAYER)) {
        nodes.add(edge.to());
      }
    }
    return nodes;
  }
}
