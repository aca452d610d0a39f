package org.regames.hrg.lowering;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** The edges made so far. */
final class Edges {
  private final List<Edge> edges = new ArrayList<>();
  private final Budget budget;

  Edges(Budget budget) {
    this.budget = budget;
  }

  void add(String from, String to, Action action, Origin origin) {
    budget.spend(1, "edges", origin);
    edges.add(new Edge(from, to, action, origin));
  }

  /** Pays for the copy of a graph, which costs something even if the graph has no statements. */
  void reserveCopy(Origin origin) {
    budget.spend(2, "copies of graphs", origin);
  }

  void skip(String from, String to, Origin origin) {
    add(from, to, new Action.Skip(), origin);
  }

  /** The edges on paths from {@code begin}, or from the start of a check on such a path. */
  List<Edge> live() {
    Map<String, List<Edge>> outgoing = new HashMap<>();
    for (Edge edge : edges) {
      outgoing.computeIfAbsent(edge.from(), _ -> new ArrayList<>(2)).add(edge);
    }
    Set<String> reached = new HashSet<>(Set.of(Edge.BEGIN));
    ArrayDeque<String> open = new ArrayDeque<>(reached);
    List<Edge> live = new ArrayList<>(edges.size());
    while (!open.isEmpty()) {
      for (Edge edge : outgoing.getOrDefault(open.pop(), List.of())) {
        live.add(edge);
        if (reached.add(edge.to())) {
          open.push(edge.to());
        }
        if (edge.action() instanceof Action.Reachability(String start, _, _)
            && reached.add(start)) {
          open.push(start);
        }
      }
    }
    return live;
  }
}
