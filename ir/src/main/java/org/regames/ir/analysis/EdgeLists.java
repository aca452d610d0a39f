package org.regames.ir.analysis;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * A doubly linked list of edges for each node; all operations but {@link #of} and {@link #all} take
 * no loop.
 */
final class EdgeLists {
  private static final int NONE = -1;

  private int nodes;
  private int edges;
  private int[] first = new int[16];
  private int[] last = new int[16];
  private int[] degree = new int[16];
  private int[] next = new int[16];
  private int[] previous = new int[16];
  private int[] owner = new int[16];

  void addNode() {
    if (nodes == first.length) {
      first = Arrays.copyOf(first, 2 * nodes);
      last = Arrays.copyOf(last, 2 * nodes);
      degree = Arrays.copyOf(degree, 2 * nodes);
    }
    first[nodes] = NONE;
    last[nodes] = NONE;
    nodes++;
  }

  void addEdge() {
    if (edges == next.length) {
      next = Arrays.copyOf(next, 2 * edges);
      previous = Arrays.copyOf(previous, 2 * edges);
      owner = Arrays.copyOf(owner, 2 * edges);
    }
    owner[edges++] = NONE;
  }

  int owner(int edge) {
    return owner[edge];
  }

  int degree(int node) {
    return degree[node];
  }

  int first(int node) {
    return first[node];
  }

  int[] of(int node) {
    int[] found = new int[degree[node]];
    int count = 0;
    for (int e = first[node]; e != NONE; e = next[e]) {
      found[count++] = e;
    }
    return found;
  }

  /** Whether all edges of a node satisfy a test; stops at the first that does not. */
  boolean all(int node, IntPredicate accepts) {
    int e = first[node];
    while (e != NONE && accepts.test(e)) {
      e = next[e];
    }
    return e == NONE;
  }

  void link(int edge, int node) {
    owner[edge] = node;
    previous[edge] = last[node];
    next[edge] = NONE;
    if (last[node] == NONE) {
      first[node] = edge;
    } else {
      next[last[node]] = edge;
    }
    last[node] = edge;
    degree[node]++;
  }

  void unlink(int edge) {
    int node = owner[edge];
    if (previous[edge] == NONE) {
      first[node] = next[edge];
    } else {
      next[previous[edge]] = next[edge];
    }
    if (next[edge] == NONE) {
      last[node] = previous[edge];
    } else {
      previous[next[edge]] = previous[edge];
    }
    owner[edge] = NONE;
    degree[node]--;
  }
}
