package org.regames.sbg.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.analysis.Closure;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** Collects the edges of the automaton. */
final class EdgeWriter {
  private final Budget budget;
  private final List<Edge> edges = new ArrayList<>();

  EdgeWriter(Budget budget) {
    this.budget = budget;
  }

  void add(String from, String to, Action action, Origin origin) {
    budget.spend(1, "edges", origin);
    edges.add(new Edge(from, to, action, origin));
  }

  void skip(String from, String to, Origin origin) {
    add(from, to, new Action.Skip(), origin);
  }

  /** The edges that a play can reach, ignoring values. */
  List<Edge> reachable() {
    Map<String, List<Edge>> outgoing = new HashMap<>();
    edges.forEach(edge -> outgoing.computeIfAbsent(edge.from(), _ -> new ArrayList<>()).add(edge));
    Set<String> found =
        Closure.of(
            List.of(Edge.BEGIN),
            node -> outgoing.getOrDefault(node, List.of()).stream().map(Edge::to).toList());
    return edges.stream().filter(edge -> found.contains(edge.from())).toList();
  }
}
