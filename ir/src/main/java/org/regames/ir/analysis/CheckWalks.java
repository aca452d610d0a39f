package org.regames.ir.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * The nodes that reachability checks may visit: those reachable from the start of a check without
 * going on from its end.
 *
 * <p>Checks are explored 64 at a time, one bit each, so that thousands of checks over one large
 * automaton cost about a hundredth of separate searches.
 */
public final class CheckWalks {
  /** How many checks are explored together. */
  public static final int BATCH = Long.SIZE;

  private final Automaton automaton;
  private final long[] reached;
  private final long[] stopped;
  private final long[] fresh;
  private final List<Integer> touched = new ArrayList<>();

  /** Receives what a batch of checks reaches. */
  @FunctionalInterface
  public interface Batch {
    /**
     * @param first the index of the check of bit 0
     * @param reached for each node the checks that reach it, their last node included
     * @param stopped for each node the checks that end there
     */
    void explored(int first, long[] reached, long[] stopped);
  }

  private CheckWalks(Automaton automaton) {
    this.automaton = automaton;
    this.reached = new long[automaton.nodeBound()];
    this.stopped = new long[automaton.nodeBound()];
    this.fresh = new long[automaton.nodeBound()];
  }

  /**
   * Explores checks given by their first and last nodes. The arrays a batch receives are reused for
   * the next one.
   */
  public static void explore(Automaton automaton, int[] starts, int[] stops, Batch batch) {
    CheckWalks walks = new CheckWalks(automaton);
    for (int first = 0; first < starts.length; first += BATCH) {
      walks.run(first, Math.min(first + BATCH, starts.length), starts, stops);
      batch.explored(first, walks.reached, walks.stopped);
      walks.clear(stops, first);
    }
  }

  private void run(int first, int end, int[] starts, int[] stops) {
    ArrayDeque<Integer> open = new ArrayDeque<>();
    for (int i = first; i < end; i++) {
      stopped[stops[i]] |= 1L << (i - first);
      reach(starts[i], 1L << (i - first), open);
    }
    while (!open.isEmpty()) {
      int node = open.poll();
      long going = fresh[node] & ~stopped[node];
      fresh[node] = 0;
      for (int edge : automaton.outgoing(node)) {
        reach(automaton.to(edge), going, open);
      }
    }
  }

  private void reach(int node, long checks, ArrayDeque<Integer> open) {
    long added = checks & ~reached[node];
    if (added != 0) {
      if (reached[node] == 0) {
        touched.add(node);
      }
      if (fresh[node] == 0) {
        open.add(node);
      }
      reached[node] |= added;
      fresh[node] |= added;
    }
  }

  private void clear(int[] stops, int first) {
    for (int node : touched) {
      reached[node] = 0;
    }
    touched.clear();
    for (int i = first; i < Math.min(first + BATCH, stops.length); i++) {
      stopped[stops[i]] = 0;
    }
  }
}
