package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;

/**
 * Strongly connected components (Tarjan, "Depth-first search and linear graph algorithms", 1972),
 * without recursion.
 */
final class Components {
  private final Region region;
  private final Predicate<Graph.Way> follow;
  private final int[] number;
  private final int[] low;
  private final int[] next;
  private final BitSet onStack = new BitSet();
  private final List<Integer> stack = new ArrayList<>();
  private final List<List<Integer>> cyclic = new ArrayList<>();
  private int count;

  private Components(Region region, Predicate<Graph.Way> follow) {
    this.region = region;
    this.follow = follow;
    this.number = new int[region.nodeCount()];
    this.low = new int[region.nodeCount()];
    this.next = new int[region.nodeCount()];
    Arrays.fill(number, -1);
  }

  /** The components of a region that have a cycle of ways that satisfy the predicate. */
  static List<List<Integer>> cyclic(Region region, Predicate<Graph.Way> follow) {
    Components components = new Components(region, way -> !region.leaves(way) && follow.test(way));
    for (int node : region.order()) {
      if (components.number[node] < 0) {
        components.search(node);
      }
    }
    return components.cyclic;
  }

  private void enter(int node, List<Integer> path) {
    number[node] = count;
    low[node] = count++;
    stack.add(node);
    onStack.set(node);
    path.add(node);
  }

  private void search(int start) {
    List<Integer> path = new ArrayList<>();
    enter(start, path);
    while (!path.isEmpty()) {
      int node = path.getLast();
      List<Graph.Way> ways = region.ways(node);
      if (next[node] < ways.size()) {
        Graph.Way way = ways.get(next[node]++);
        if (follow.test(way) && number[way.to()] < 0) {
          enter(way.to(), path);
        } else if (follow.test(way) && onStack.get(way.to())) {
          low[node] = Math.min(low[node], number[way.to()]);
        }
        continue;
      }
      path.removeLast();
      if (!path.isEmpty()) {
        low[path.getLast()] = Math.min(low[path.getLast()], low[node]);
      }
      if (low[node] == number[node]) {
        close(node);
      }
    }
  }

  private void close(int node) {
    List<Integer> component = new ArrayList<>();
    int last;
    do {
      last = stack.removeLast();
      onStack.clear(last);
      component.add(last);
    } while (last != node);
    boolean loop = region.ways(node).stream().anyMatch(way -> follow.test(way) && way.to() == node);
    if (component.size() > 1 || loop) {
      cyclic.add(component);
    }
  }
}
