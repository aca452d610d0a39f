package org.regames.ir.validate;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.CheckWalks;
import org.regames.ir.analysis.Components;
import org.regames.ir.diagnostic.Diagnostics;

/**
 * Checks that no reachability check is recursive: paths from its start that do not continue past
 * its end lead to no edge with the same check, nor to one whose check leads back to it.
 */
final class RecursiveChecks implements Validator {
  /** Bounds the memory for the call graph of checks; only absurd inputs come near it. */
  private static final int MOST_CALLS = 4_000_000;

  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    if (subject.game().edges().stream()
        .noneMatch(edge -> edge.action() instanceof Action.Reachability)) {
      return;
    }
    Automaton automaton = subject.automaton();
    int[] suspects = suspects(automaton);
    if (suspects.length > 0) {
      new Search(automaton, suspects)
          .recursive().stream()
              .forEach(
                  edge ->
                      diagnostics.error(
                          "recursive-check",
                          automaton.edge(edge).origin(),
                          "the check `" + automaton.action(edge) + "` depends on its own result"));
    }
  }

  /**
   * The checks on cycles of the automaton extended by an arc from each check to its first node:
   * only these can be recursive. Most games have none.
   */
  private static int[] suspects(Automaton automaton) {
    int[] component = Components.of(automaton.nodeBound(), node -> withChecks(automaton, node));
    return IntStream.range(0, automaton.edgeBound())
        .filter(
            edge -> {
              OptionalInt start = start(automaton, edge);
              return start.isPresent()
                  && component[start.getAsInt()] == component[automaton.from(edge)]
                  && stop(automaton, edge).isPresent();
            })
        .toArray();
  }

  private static int[] withChecks(Automaton automaton, int node) {
    int[] successors = automaton.successors(node, _ -> true);
    int[] starts =
        IntStream.of(automaton.outgoing(node))
            .filter(edge -> automaton.action(edge) instanceof Action.Reachability)
            .flatMap(edge -> start(automaton, edge).stream())
            .toArray();
    return starts.length == 0
        ? successors
        : IntStream.concat(IntStream.of(successors), IntStream.of(starts)).toArray();
  }

  private static OptionalInt start(Automaton automaton, int edge) {
    return automaton.action(edge) instanceof Action.Reachability(String from, _, _)
        ? automaton.find(from)
        : OptionalInt.empty();
  }

  private static OptionalInt stop(Automaton automaton, int edge) {
    return automaton.action(edge) instanceof Action.Reachability(_, String to, _)
        ? automaton.find(to)
        : OptionalInt.empty();
  }

  /** Finds which checks call which; checks between the same nodes count as one. */
  private static final class Search {
    private record Pair(int from, int to) {}

    private final Automaton automaton;
    private final int[] edges;
    private final int[] checks;
    private final Map<Pair, Integer> numbers = new LinkedHashMap<>();
    private final int[][] calls;
    private final int[] counts;
    private final BitSet calledByItself = new BitSet();
    private int callCount;

    Search(Automaton automaton, int[] edges) {
      this.automaton = automaton;
      this.edges = edges;
      this.checks =
          Arrays.stream(edges)
              .map(
                  edge -> {
                    int from = start(automaton, edge).orElseThrow();
                    int to = stop(automaton, edge).orElseThrow();
                    return numbers.computeIfAbsent(new Pair(from, to), _ -> numbers.size());
                  })
              .toArray();
      this.calls = new int[numbers.size()][0];
      this.counts = new int[numbers.size()];
    }

    /** The edges with recursive checks. */
    BitSet recursive() {
      int[] starts = numbers.keySet().stream().mapToInt(Pair::from).toArray();
      int[] stops = numbers.keySet().stream().mapToInt(Pair::to).toArray();
      CheckWalks.explore(automaton, starts, stops, this::batch);
      int[] component =
          Components.of(calls.length, check -> Arrays.copyOf(calls[check], counts[check]));
      int[] sizes = new int[calls.length];
      Arrays.stream(component).forEach(c -> sizes[c]++);
      BitSet found = new BitSet();
      for (int i = 0; i < edges.length; i++) {
        if (calledByItself.get(checks[i]) || sizes[component[checks[i]]] > 1) {
          found.set(edges[i]);
        }
      }
      return found;
    }

    private void batch(int first, long[] reached, long[] stopped) {
      for (int i = 0; i < edges.length; i++) {
        int node = automaton.from(edges[i]);
        long callers = reached[node] & ~stopped[node];
        while (callers != 0) {
          call(first + Long.numberOfTrailingZeros(callers), checks[i]);
          callers &= callers - 1;
        }
      }
    }

    private void call(int caller, int called) {
      if (caller == called) {
        calledByItself.set(caller);
      } else if (callCount < MOST_CALLS) {
        if (counts[caller] == calls[caller].length) {
          calls[caller] = Arrays.copyOf(calls[caller], 2 * counts[caller] + 4);
        }
        calls[caller][counts[caller]++] = called;
        callCount++;
      }
    }
  }
}
