package org.regames.backend.interpreter.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Closure;

/**
 * The regions that searches go through: the whole automaton for moves, and for each reachability
 * check the nodes between its ends, so that it does not stray into the rest of the game.
 */
public final class SearchRegions {
  /**
   * How many edges may be examined to find the nodes between ends. Checks usually have a small part
   * of the automaton to themselves; if thousands of them share a large one, later checks search the
   * whole automaton, which only costs time.
   */
  private static final int ALLOWANCE = 4_000_000;

  private record Ends(String from, String to) {}

  private final Automaton automaton;
  private final SearchRegion whole;
  private final Map<Ends, Integer> numbers = new LinkedHashMap<>();
  private final List<SearchRegion> checks = new ArrayList<>();
  private final int[] localNumbers;
  private int allowance = ALLOWANCE;

  SearchRegions(Automaton automaton) {
    this.automaton = automaton;
    this.localNumbers = new int[automaton.nodeBound()];
    Arrays.fill(localNumbers, -1);
    int[][] edges = new int[automaton.nodeBound()][];
    Arrays.setAll(edges, automaton::outgoing);
    this.whole = region(-1, -1, edges, node -> node);
  }

  public SearchRegion whole() {
    return whole;
  }

  public SearchRegion check(int number) {
    return checks.get(number);
  }

  /** The number of the region of a check, the same for all checks with these ends. */
  int number(Action.Reachability check) {
    return numbers.computeIfAbsent(
        new Ends(check.from(), check.to()),
        ends -> {
          checks.add(between(ends));
          return checks.size() - 1;
        });
  }

  private SearchRegion between(Ends ends) {
    OptionalInt from = automaton.find(ends.from());
    OptionalInt to = automaton.find(ends.to());
    if (ends.from().equals(ends.to())) {
      return new SearchRegion(0, 0, new int[1][0], new int[1][0], new boolean[1]);
    }
    return from.isEmpty() || to.isEmpty()
        ? new SearchRegion(0, 1, new int[2][0], new int[2][0], new boolean[2])
        : between(from.getAsInt(), to.getAsInt());
  }

  private SearchRegion between(int from, int to) {
    List<Integer> nodes = new ArrayList<>(List.of(from, to));
    localNumbers[from] = 0;
    localNumbers[to] = 1;
    for (int i = 0; i < nodes.size() && allowance > 0; i++) {
      for (int edge : i == 1 ? new int[0] : automaton.outgoing(nodes.get(i))) {
        allowance--;
        int end = automaton.to(edge);
        if (localNumbers[end] < 0) {
          localNumbers[end] = nodes.size();
          nodes.add(end);
        }
      }
    }
    SearchRegion region = allowance > 0 ? between(nodes) : whole.between(from, to);
    nodes.forEach(node -> localNumbers[node] = -1);
    return region;
  }

  /** The region of nodes reachable from the first of two nodes and leading to the second. */
  private SearchRegion between(List<Integer> nodes) {
    BitSet useful = leadingToTarget(nodes);
    int[][] edges = new int[nodes.size()][];
    for (int i = 0; i < edges.length; i++) {
      edges[i] =
          Arrays.stream(i == 1 ? new int[0] : automaton.outgoing(nodes.get(i)))
              .filter(edge -> useful.get(localNumbers[automaton.to(edge)]))
              .toArray();
    }
    return region(0, 1, edges, node -> localNumbers[node]);
  }

  private BitSet leadingToTarget(List<Integer> nodes) {
    return Closure.of(
        1,
        node ->
            IntStream.of(automaton.incoming(nodes.get(node)))
                .map(edge -> localNumbers[automaton.from(edge)])
                .filter(from -> from >= 0));
  }

  private SearchRegion region(int start, int target, int[][] edges, IntUnaryOperator number) {
    int[][] ends = new int[edges.length][];
    int[] arrivals = new int[edges.length];
    boolean[] joins = new boolean[edges.length];
    for (int node = 0; node < edges.length; node++) {
      ends[node] = new int[edges[node].length];
      for (int i = 0; i < ends[node].length; i++) {
        int end = number.applyAsInt(automaton.to(edges[node][i]));
        ends[node][i] = end;
        // One edge may be on several paths; what distinguished them may have been overwritten
        // before.
        boolean several = automaton.action(edges[node][i]) instanceof Action.AnyAssignment;
        joins[end] |= several || ++arrivals[end] > 1;
      }
    }
    return new SearchRegion(start, target, edges, ends, joins);
  }
}
