package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which nodes can be the node of the next state after one move.
 *
 * <p>A state is a node with the values of the variables, so two moves of a state may differ only in
 * the node they end at. Merging the two nodes would merge the two moves. This is harmless if no
 * state has moves to both of them; whether there may be such a state is decided here from paths
 * alone: a move goes from where a move ended, or {@code begin}, along edges up to the first
 * assignment to {@code player}.
 *
 * <p>The answer is computed when first needed, and stays right while nodes are merged through
 * {@link #merge} or edited without changing which nodes a move can lead to.
 */
public final class MoveEnds {
  /** Beyond this many bits the answer is "perhaps" everywhere, rather than slow. */
  private static final long MAX_BITS = 200_000_000;

  private final Automaton automaton;
  private List<BitSet> endsByStart;
  private boolean tooLarge;

  public MoveEnds(Automaton automaton) {
    this.automaton = automaton;
  }

  /** Whether merging these nodes is known to merge no two moves of a state. */
  public boolean canMerge(int node, int other) {
    boolean nodeEnds = automaton.isMoveEnd(node);
    boolean otherEnds = automaton.isMoveEnd(other);
    if (node == automaton.end() || other == automaton.end()) {
      return !nodeEnds && !otherEnds
          || node == automaton.end() && !otherEnds
          || other == automaton.end() && !nodeEnds;
    }
    if (!nodeEnds || !otherEnds) {
      return true;
    }
    if (endsByStart == null && !tooLarge) {
      solve();
    }
    return !tooLarge && endsByStart.stream().noneMatch(ends -> ends.get(node) && ends.get(other));
  }

  /**
   * For each node where moves start, the nodes where they may end; nothing if there are too many.
   */
  public Optional<List<BitSet>> byStart() {
    if (endsByStart == null && !tooLarge) {
      solve();
    }
    return Optional.ofNullable(endsByStart);
  }

  /** Records that the first node becomes part of the second. */
  public void merge(int node, int into) {
    if (endsByStart != null && automaton.isMoveEnd(node)) {
      for (BitSet ends : endsByStart) {
        if (ends.get(node)) {
          ends.set(into);
        }
      }
    }
  }

  private void solve() {
    List<Integer> starts = new ArrayList<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      if (node == automaton.begin() || automaton.isMoveEnd(node)) {
        starts.add(node);
      }
    }
    tooLarge = (long) starts.size() * automaton.nodeBound() > MAX_BITS;
    if (tooLarge) {
      return;
    }
    int[] index = new int[automaton.nodeBound()];
    for (int i = 0; i < starts.size(); i++) {
      index[starts.get(i)] = i;
    }
    List<BitSet> ends =
        DataFlow.solve(
            automaton,
            DataFlow.Direction.BACKWARD,
            false,
            Lattice.UNION,
            Map.of(),
            (edge, known) -> {
              if (!Expressions.endsMove(automaton.action(edge))) {
                return known;
              }
              BitSet end = new BitSet();
              end.set(index[automaton.to(edge)]);
              return end;
            });
    endsByStart = new ArrayList<>();
    for (int start : starts) {
      BitSet nodes = new BitSet();
      ends.get(start).stream().forEach(i -> nodes.set(starts.get(i)));
      endsByStart.add(nodes);
    }
  }
}
