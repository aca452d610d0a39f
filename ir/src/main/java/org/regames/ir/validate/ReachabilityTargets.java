package org.regames.ir.validate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.CheckWalks;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;

/**
 * Checks that the two nodes of a reachability check exist, and that a path leads from the first to
 * the second.
 */
final class ReachabilityTargets implements Validator {
  private record Pair(String from, String to) {}

  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    Automaton automaton = subject.automaton();
    Map<Pair, List<Edge>> checks = new LinkedHashMap<>();
    for (Edge edge : subject.game().edges()) {
      if (edge.action() instanceof Action.Reachability(String from, String to, _)
          && !from.equals(to)) {
        checks.computeIfAbsent(new Pair(from, to), _ -> new ArrayList<>()).add(edge);
      }
    }
    if (checks.isEmpty()) {
      return;
    }
    NearestName nodes = subject.nearestNode();
    List<Pair> known = new ArrayList<>();
    checks.forEach(
        (pair, edges) -> {
          String start = "no edge leaves the node `" + pair.from() + "`, where this check starts";
          String end = "no edge leads to the node `" + pair.to() + "`, where this check ends";
          boolean from = exists(pair.from(), start, edges, nodes, automaton, diagnostics);
          boolean to = exists(pair.to(), end, edges, nodes, automaton, diagnostics);
          if (from && to) {
            known.add(pair);
          }
        });
    connected(known, checks, automaton, diagnostics);
  }

  private static boolean exists(
      String node,
      String message,
      List<Edge> edges,
      NearestName nodes,
      Automaton automaton,
      Diagnostics diagnostics) {
    OptionalInt number = automaton.find(node);
    if (number.isEmpty()) {
      for (Edge edge : edges) {
        Diagnostic finding = Diagnostic.error("unknown-node", edge.origin(), message);
        diagnostics.report(nodes.suggest(node, finding));
      }
    }
    return number.isPresent();
  }

  private static void connected(
      List<Pair> pairs,
      Map<Pair, List<Edge>> checks,
      Automaton automaton,
      Diagnostics diagnostics) {
    int[] from = pairs.stream().mapToInt(p -> automaton.node(p.from())).toArray();
    int[] to = pairs.stream().mapToInt(p -> automaton.node(p.to())).toArray();
    CheckWalks.explore(
        automaton,
        from,
        to,
        (first, reached, _) -> {
          for (int i = first; i < Math.min(first + CheckWalks.BATCH, from.length); i++) {
            if ((reached[to[i]] & 1L << (i - first)) == 0) {
              checks.get(pairs.get(i)).forEach(edge -> unconnected(edge, diagnostics));
            }
          }
        });
  }

  private static void unconnected(Edge edge, Diagnostics diagnostics) {
    if (edge.action() instanceof Action.Reachability(String from, String to, boolean negated)) {
      diagnostics.error(
          "unconnected-check",
          edge.origin(),
          "no edges lead from `"
              + from
              + "` to `"
              + to
              + "`, so this check "
              + (negated ? "always holds" : "never holds"));
    }
  }
}
