package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which nodes every path from the root to a node goes through (Cooper, Harvey, Kennedy, A Simple,
 * Fast Dominance Algorithm, 2001). Nearly linear for the automata of real rules; quadratic only if
 * loops nest without bound.
 */
public final class Dominators {
  private final int[] order;
  private final int[] place;
  private final int[] dominator;
  private final int[][] before;
  private final List<List<Integer>> children = new ArrayList<>();
  private final int[] sizes;

  /**
   * @param order the nodes reachable from the root in reverse postorder, the root first
   */
  public Dominators(Digraph graph, int[] order) {
    int n = graph.nodeBound();
    this.order = order;
    place = new int[n];
    dominator = new int[n];
    sizes = new int[n];
    Arrays.fill(place, -1);
    Arrays.fill(dominator, -1);
    for (int i = 0; i < order.length; i++) {
      place[order[i]] = i;
    }
    before = graph.predecessors(order);
    solve();
    for (int i = 0; i < n; i++) {
      children.add(new ArrayList<>());
    }
    for (int i = order.length - 1; i >= 0; i--) {
      sizes[order[i]]++;
      if (i > 0) {
        children.get(dominator[order[i]]).addFirst(order[i]);
        sizes[dominator[order[i]]] += sizes[order[i]];
      }
    }
  }

  private void solve() {
    dominator[order[0]] = order[0];
    RoundRobinSolver.solve(
        IntStream.of(order).skip(1).boxed().toList(),
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

  /** The reachable nodes in reverse postorder. */
  public int[] order() {
    return order;
  }

  /** The index of a node in {@link #order}. */
  public int place(int node) {
    return place[node];
  }

  /** The predecessors of a node. */
  public int[] before(int node) {
    return before[node];
  }

  /** The last node before this one on all paths to it. */
  public int immediate(int node) {
    return dominator[node];
  }

  public boolean dominates(int above, int node) {
    int at = node;
    while (place[at] > place[above]) {
      at = dominator[at];
    }
    return at == above;
  }

  /** The nodes whose immediate dominator this is, in reverse postorder. */
  public List<Integer> children(int node) {
    return children.get(node);
  }

  /** How many nodes this one dominates. */
  public int size(int node) {
    return sizes[node];
  }

  /** Whether an edge is a back edge: its target dominates its source. */
  public boolean isBack(int from, int to) {
    return place[to] <= place[from];
  }
}
