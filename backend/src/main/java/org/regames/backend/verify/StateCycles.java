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
 * In the rest, the search from each state goes only as deep as a shorter play is possible.
 */
final class StateCycles {
  private final List<int[]> successors;
  private final int[] depths;
  private final int size;

  /**
   * @param successors for each state that was searched the targets of its moves, which need not
   *     have been searched
   * @param depths the number of moves to each state; ascending
   */
  StateCycles(List<int[]> successors, int[] depths) {
    this.successors = successors;
    this.depths = depths;
    this.size = successors.size();
  }

  /**
   * The states of a cycle, from one back to itself, in a shortest play that repeats a state; empty
   * if there is none.
   */
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

  /** The states that are left after those without predecessors or successors are peeled off. */
  private boolean[] cyclic() {
    boolean[] left = new boolean[size];
    Arrays.fill(left, true);
    peel(successors, left);
    peel(reversed(), left);
    return left;
  }

  /** Repeatedly removes states to which no remaining state leads. */
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

  /** A shortest cycle through a state with at most this many moves, by breadth-first search. */
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
