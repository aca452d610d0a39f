package org.regames.backend.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks for cycles in the graph of states.
 *
 * <p>States that are on no cycle are peeled off first, from both sides (A. B. Kahn, "Topological
 * sorting of large networks", 1962), which takes linear time and leaves nothing of a proper game.
 * From what is left, the search goes out from each state only as far as a shorter play can be.
 */
final class StateCycles {
  private final List<int[]> successors;
  private final int[] depths;
  private final int size;

  /**
   * @param successors for each state that was searched, where its moves lead, also to others
   * @param depths the number of moves to each state; ascending
   */
  StateCycles(List<int[]> successors, int[] depths) {
    this.successors = successors;
    this.depths = depths;
    this.size = successors.size();
  }

  /** States from one back to itself, those of a shortest play that repeats one; none if none is. */
  List<Integer> shortest() {
    boolean[] left = cyclic();
    List<Integer> best = List.of();
    int limit = Integer.MAX_VALUE;
    for (int start = 0; start < size && depths[start] + 1 < limit; start++) {
      if (left[start]) {
        List<Integer> cycle = cycleFrom(start, limit - depths[start] - 1, left);
        if (!cycle.isEmpty()) {
          best = cycle;
          limit = depths[start] + cycle.size() - 1;
        }
      }
    }
    return best;
  }

  /** The states that are left when those without predecessors or successors are taken away. */
  private boolean[] cyclic() {
    boolean[] left = new boolean[size];
    Arrays.fill(left, true);
    peel(successors, left);
    peel(reversed(), left);
    return left;
  }

  /** Takes away, again and again, the states to which none leads that is left. */
  private void peel(List<int[]> next, boolean[] left) {
    int[] incoming = new int[size];
    for (int state = 0; state < size; state++) {
      if (left[state]) {
        count(next.get(state), incoming);
      }
    }
    Deque<Integer> open = new ArrayDeque<>();
    for (int state = 0; state < size; state++) {
      if (left[state] && incoming[state] == 0) {
        open.add(state);
      }
    }
    while (!open.isEmpty()) {
      int state = open.remove();
      left[state] = false;
      for (int to : next.get(state)) {
        if (to < size && --incoming[to] == 0 && left[to]) {
          open.add(to);
        }
      }
    }
  }

  private void count(int[] targets, int[] incoming) {
    for (int to : targets) {
      if (to < size) {
        incoming[to]++;
      }
    }
  }

  private List<int[]> reversed() {
    int[] counts = new int[size];
    successors.forEach(targets -> count(targets, counts));
    List<int[]> reversed = new ArrayList<>();
    for (int state = 0; state < size; state++) {
      reversed.add(new int[counts[state]]);
    }
    for (int state = 0; state < size; state++) {
      for (int to : successors.get(state)) {
        if (to < size) {
          reversed.get(to)[--counts[to]] = state;
        }
      }
    }
    return reversed;
  }

  /** A shortest cycle through a state of at most so many moves, by breadth-first search. */
  private List<Integer> cycleFrom(int start, int most, boolean[] left) {
    Map<Integer, Integer> before = new HashMap<>();
    List<Integer> layer = List.of(start);
    for (int moves = 1; moves <= most && !layer.isEmpty(); moves++) {
      List<Integer> next = new ArrayList<>();
      for (int state : layer) {
        for (int to : successors.get(state)) {
          if (to == start) {
            return path(start, state, before);
          }
          if (to < size && left[to] && before.putIfAbsent(to, state) == null) {
            next.add(to);
          }
        }
      }
      layer = next;
    }
    return List.of();
  }

  private static List<Integer> path(int start, int last, Map<Integer, Integer> before) {
    List<Integer> path = new ArrayList<>(List.of(start));
    for (int state = last; state != start; state = before.get(state)) {
      path.add(state);
    }
    path.add(start);
    return path.reversed();
  }
}
