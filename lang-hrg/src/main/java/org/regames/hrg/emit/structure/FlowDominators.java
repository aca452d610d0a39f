package org.regames.hrg.emit.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.hrg.emit.structure.FlowGraph.Way;
import org.regames.ir.analysis.DepthFirst;
import org.regames.ir.analysis.RoundRobinSolver;

/**
 * Which nodes every walk to a node goes through (Cooper, Harvey, Kennedy, A Simple, Fast Dominance
 * Algorithm, 2001), and what follows from it for structuring. Near linear for automata that rules
 * become; quadratic only where loops nest without bound.
 */
public final class FlowDominators {
  private final FlowGraph graph;
  private final int[] order;
  private final int[] place;
  private final int[] dominator;
  private final int[][] before;
  private final List<List<Integer>> children = new ArrayList<>();
  private final int[] sizes;
  private int found;

  FlowDominators(FlowGraph graph) {
    this.graph = graph;
    int n = graph.size();
    order = new int[n];
    place = new int[n];
    dominator = new int[n];
    sizes = new int[n];
    Arrays.fill(place, -1);
    Arrays.fill(dominator, -1);
    number();
    before = before();
    solve();
    for (int i = 0; i < n; i++) {
      children.add(new ArrayList<>());
    }
    for (int i = found - 1; i >= 0; i--) {
      sizes[order[i]]++;
      if (i > 0) {
        children.get(dominator[order[i]]).addFirst(order[i]);
        sizes[dominator[order[i]]] += sizes[order[i]];
      }
    }
  }

  /** Reverse postorder of a depth-first search. */
  private void number() {
    int[] reached =
        DepthFirst.reversePostorder(
            graph.size(),
            IntStream.of(graph.entry()),
            // From the last way to the first, so that the first comes first in the reverse.
            node ->
                graph.from(node).reversed().stream()
                    .mapToInt(Way::to)
                    .filter(to -> to != FlowGraph.NOWHERE)
                    .toArray());
    found = reached.length;
    for (int i = 0; i < found; i++) {
      order[i] = reached[i];
      place[order[i]] = i;
    }
  }

  private int[][] before() {
    int[] counts = new int[graph.size()];
    for (int i = 0; i < found; i++) {
      graph.from(order[i]).stream()
          .filter(way -> way.to() != FlowGraph.NOWHERE)
          .forEach(way -> counts[way.to()]++);
    }
    int[][] result = new int[graph.size()][];
    for (int node = 0; node < graph.size(); node++) {
      result[node] = new int[counts[node]];
    }
    for (int i = 0; i < found; i++) {
      for (Way way : graph.from(order[i])) {
        if (way.to() != FlowGraph.NOWHERE) {
          result[way.to()][--counts[way.to()]] = order[i];
        }
      }
    }
    return result;
  }

  private void solve() {
    dominator[graph.entry()] = graph.entry();
    RoundRobinSolver.solve(
        IntStream.range(1, found).map(i -> order[i]).boxed().toList(),
        node -> {
          int old = dominator[node];
          dominator[node] =
              IntStream.of(before[node])
                  .filter(from -> dominator[from] >= 0)
                  .reduce(this::common)
                  .orElse(-1);
          return dominator[node] != old;
        });
  }

  private int common(int a, int b) {
    int left = a;
    int right = b;
    while (left != right) {
      if (place[left] > place[right]) {
        left = dominator[left];
      } else {
        right = dominator[right];
      }
    }
    return left;
  }

  /** The nodes that can be reached, in reverse postorder. */
  int[] order() {
    return Arrays.copyOf(order, found);
  }

  /** Where a node is in {@link #order}. */
  int place(int node) {
    return place[node];
  }

  /** Where ways to a node come from. */
  int[] before(int node) {
    return before[node];
  }

  /** The last node before this one on all walks to it. */
  int immediate(int node) {
    return dominator[node];
  }

  boolean dominates(int above, int node) {
    int at = node;
    while (place[at] > place[above]) {
      at = dominator[at];
    }
    return at == above;
  }

  /** The nodes whose immediate dominator this is, in reverse postorder. */
  List<Integer> children(int node) {
    return children.get(node);
  }

  /** How many nodes this one dominates. */
  public int size(int node) {
    return sizes[node];
  }

  /** Whether a way goes back. */
  boolean isBack(int from, int to) {
    return place[to] <= place[from];
  }
}
