package org.regames.ir.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A depth-first search through a graph, without recursion, so that long chains cost no stack. Time
 * and memory are linear in nodes and arcs.
 */
public final class DepthFirst {
  private final IntFunction<int[]> successors;
  private final BitSet seen = new BitSet();
  private final BitSet active = new BitSet();
  private final BitSet backTargets = new BitSet();
  private final int[] path;
  private final int[][] arcs;
  private final int[] next;
  private final int[] order;
  private int free;

  private DepthFirst(int nodes, IntFunction<int[]> successors) {
    this.successors = successors;
    this.path = new int[nodes];
    this.arcs = new int[nodes][];
    this.next = new int[nodes];
    this.order = new int[nodes];
    this.free = nodes;
  }

  /**
   * Searches a graph.
   *
   * @param nodes nodes are numbered from 0 to this, exclusively
   * @param roots where the search starts, one after the other
   * @param successors the nodes that arcs lead to from a node; called once per node
   */
  public static DepthFirst search(int nodes, IntStream roots, IntFunction<int[]> successors) {
    DepthFirst search = new DepthFirst(nodes, successors);
    roots.filter(root -> !search.seen.get(root)).forEach(search::search);
    return search;
  }

  /** The nodes that were found, each before those it leads to, except along back arcs. */
  public int[] reversePostorder() {
    return Arrays.copyOfRange(order, free, order.length);
  }

  /** The targets of back arcs; every cycle has one. */
  public BitSet backTargets() {
    return backTargets;
  }

  private void search(int root) {
    int depth = 0;
    enter(root, depth);
    while (depth >= 0) {
      int node = path[depth];
      if (next[node] == arcs[node].length) {
        arcs[node] = null;
        active.clear(node);
        order[--free] = node;
        depth--;
      } else {
        int to = arcs[node][next[node]++];
        if (!seen.get(to)) {
          enter(to, ++depth);
        } else if (active.get(to)) {
          backTargets.set(to);
        }
      }
    }
  }

  private void enter(int node, int depth) {
    seen.set(node);
    active.set(node);
    path[depth] = node;
    arcs[node] = successors.apply(node);
  }
}
