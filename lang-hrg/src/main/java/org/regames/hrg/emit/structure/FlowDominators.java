package org.regames.hrg.emit.structure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.regames.hrg.emit.structure.FlowGraph.Way;

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
    Deque<int[]> path = new ArrayDeque<>();
    BitSet seen = new BitSet();
    int[] post = new int[graph.size()];
    path.push(new int[] {graph.entry(), 0});
    seen.set(graph.entry());
    while (!path.isEmpty()) {
      int[] top = path.peek();
      List<Way> ways = graph.from(top[0]);
      if (top[1] == ways.size()) {
        post[found++] = top[0];
        path.pop();
        continue;
      }
      // From the last way to the first, so that the first comes first in the reverse.
      int to = ways.get(ways.size() - 1 - top[1]++).to();
      if (to != FlowGraph.NOWHERE && !seen.get(to)) {
        seen.set(to);
        path.push(new int[] {to, 0});
      }
    }
    for (int i = 0; i < found; i++) {
      order[i] = post[found - 1 - i];
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
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 1; i < found; i++) {
        int node = order[i];
        int best = -1;
        for (int from : before[node]) {
          if (dominator[from] >= 0) {
            best = best < 0 ? from : common(best, from);
          }
        }
        if (dominator[node] != best) {
          dominator[node] = best;
          changed = true;
        }
      }
    }
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
