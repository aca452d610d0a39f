package org.regames.ir.analysis;

import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * The strongly connected components of a graph (Tarjan, Depth-first search and linear graph
 * algorithms, SIAM Journal on Computing 1(2), 1972), without recursion, so that long chains cost no
 * stack. Time and memory are linear in nodes and arcs.
 */
public final class Components {
  private final IntFunction<int[]> successors;
  private final int[] component;
  private final int[] order;
  private final int[] lowest;
  private final int[] open;
  private final int[] path;
  private final int[][] arcs;
  private final int[] next;
  private int opened;
  private int visited;
  private int count;

  private Components(int nodes, IntFunction<int[]> successors) {
    this.successors = successors;
    this.component = new int[nodes];
    this.order = new int[nodes];
    this.lowest = new int[nodes];
    this.open = new int[nodes];
    this.path = new int[nodes];
    this.arcs = new int[nodes][];
    this.next = new int[nodes];
    Arrays.fill(component, -1);
  }

  /**
   * Finds the components of a graph with nodes from 0 to {@code nodes} - 1.
   *
   * @param successors the nodes that arcs lead to from a node, in any order; called once per node
   * @return the component of each node, numbered from 0; arcs between components lead to the lower
   *     number
   */
  public static int[] of(int nodes, IntFunction<int[]> successors) {
    Components components = new Components(nodes, successors);
    for (int node = 0; node < nodes; node++) {
      if (components.order[node] == 0) {
        components.search(node);
      }
    }
    return components.component;
  }

  private void search(int root) {
    int depth = 0;
    enter(root);
    path[0] = root;
    while (depth >= 0) {
      int node = path[depth];
      if (next[node] < arcs[node].length) {
        int to = arcs[node][next[node]++];
        if (order[to] == 0) {
          enter(to);
          path[++depth] = to;
        } else if (component[to] < 0) {
          lowest[node] = Math.min(lowest[node], order[to]);
        }
      } else {
        leave(node);
        depth--;
        if (depth >= 0) {
          lowest[path[depth]] = Math.min(lowest[path[depth]], lowest[node]);
        }
      }
    }
  }

  private void enter(int node) {
    order[node] = ++visited;
    lowest[node] = visited;
    arcs[node] = successors.apply(node);
    open[opened++] = node;
  }

  private void leave(int node) {
    arcs[node] = null;
    if (lowest[node] == order[node]) {
      int member;
      do {
        member = open[--opened];
        component[member] = count;
      } while (member != node);
      count++;
    }
  }
}
