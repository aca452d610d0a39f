package org.regames.rbg.lowering;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** An automaton of rules: nodes are numbers from 0, edges carry steps. */
final class RulesAutomaton {
  /** From one node to another by a step. */
  record Edge(int from, int to, Step step, Origin origin) {}

  private final int start;
  private final int end;
  private final List<List<Edge>> outgoing = new ArrayList<>();
  private final List<List<Edge>> incoming = new ArrayList<>();

  private RulesAutomaton(int nodes, int start, int end, List<Edge> edges) {
    this.start = start;
    this.end = end;
    for (int node = 0; node < nodes; node++) {
      outgoing.add(new ArrayList<>());
      incoming.add(new ArrayList<>());
    }
    for (Edge edge : edges) {
      outgoing.get(edge.from()).add(edge);
      incoming.get(edge.to()).add(edge);
    }
  }

  /**
   * The automaton of these edges with needless empty steps taken out: where an empty step is all
   * that leaves a node, or all that leads to one, its ends become one node. Nearly linear.
   */
  static RulesAutomaton contracted(int nodes, int start, int end, List<Edge> edges) {
    int[] leaving = new int[nodes];
    int[] entering = new int[nodes];
    for (Edge edge : edges) {
      leaving[edge.from()]++;
      entering[edge.to()]++;
    }
    entering[start]++; // from outside
    leaving[end]++; // to outside
    int[] parent = new int[nodes];
    Arrays.setAll(parent, node -> node);
    List<Edge> kept = new ArrayList<>();
    for (Edge edge : edges) {
      int from = root(parent, edge.from());
      int to = root(parent, edge.to());
      boolean skips = edge.step() instanceof Step.Skip;
      if (skips && from == to) {
        leaving[from]--;
        entering[from]--;
      } else if (skips && (leaving[from] == 1 || entering[to] == 1)) {
        parent[to] = from;
        leaving[from] += leaving[to] - 1;
        entering[from] += entering[to] - 1;
      } else {
        kept.add(edge);
      }
    }
    int[] dense = new int[nodes];
    Arrays.fill(dense, -1);
    int[] count = {0};
    kept.replaceAll(
        edge ->
            new Edge(
                number(dense, count, root(parent, edge.from())),
                number(dense, count, root(parent, edge.to())),
                edge.step(),
                edge.origin()));
    int first = number(dense, count, root(parent, start));
    int last = number(dense, count, root(parent, end));
    return new RulesAutomaton(count[0], first, last, kept);
  }

  private static int root(int[] parent, int node) {
    int root = node;
    while (parent[root] != root) {
      parent[root] = parent[parent[root]];
      root = parent[root];
    }
    return root;
  }

  private static int number(int[] dense, int[] count, int node) {
    if (dense[node] < 0) {
      dense[node] = count[0]++;
    }
    return dense[node];
  }

  int nodeCount() {
    return outgoing.size();
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  List<Edge> outgoing(int node) {
    return outgoing.get(node);
  }

  List<Edge> incoming(int node) {
    return incoming.get(node);
  }

  /** Whether a move can end at a node. */
  boolean hasSwitch(int node) {
    return outgoing.get(node).stream().anyMatch(edge -> edge.step() instanceof Step.Switch);
  }

  /** The nodes from which a switch may come next, whatever the steps before it ask for. */
  BitSet leadsToSwitch() {
    BitSet goals = new BitSet();
    for (int node = 0; node < nodeCount(); node++) {
      goals.set(node, hasSwitch(node));
    }
    return leadingTo(goals);
  }

  /** The nodes from which edges other than switches lead to a node. */
  BitSet leadsTo(int goal) {
    BitSet goals = new BitSet();
    goals.set(goal);
    return leadingTo(goals);
  }

  private BitSet leadingTo(BitSet goals) {
    BitSet found = (BitSet) goals.clone();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    goals.stream().forEach(open::add);
    while (!open.isEmpty()) {
      for (Edge edge : incoming.get(open.pop())) {
        if (!(edge.step() instanceof Step.Switch) && !found.get(edge.from())) {
          found.set(edge.from());
          open.push(edge.from());
        }
      }
    }
    return found;
  }
}
