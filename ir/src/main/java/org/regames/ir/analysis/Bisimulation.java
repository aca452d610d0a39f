package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.regames.ir.Action;

/**
 * Classes of nodes that can be merged: their edges have the same actions and lead to the same
 * classes, and no state has moves to two nodes of a class.
 *
 * <p>Partition refinement (Kanellakis and Smolka, "CCS expressions, finite state processes, and
 * three problems of equivalence", 1990): nodes start in one class, except {@code begin}, {@code
 * end} and the targets of checks, and classes are split until nothing distinguishes their nodes.
 * When a class is split, the largest part keeps its number and only nodes with edges to the other
 * parts are revisited, so each edge is visited O(log n) times.
 */
public final class Bisimulation {
  /** The class of a node, and the action and the class of the target of each of its edges. */
  private record Signature(int oldClass, long[] steps) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Signature(int otherClass, long[] others)
          && oldClass == otherClass
          && Arrays.equals(steps, others);
    }

    @Override
    public int hashCode() {
      return 31 * oldClass + Arrays.hashCode(steps);
    }
  }

  private final Automaton automaton;
  private final int[] classes;
  private final int[] sizes;
  private final int[] actions;

  /** The nodes to be looked at, in any order, and which they are. */
  private final int[] open;

  private final BitSet isOpen = new BitSet();
  private int openCount;
  private int count = 1;

  private Bisimulation(Automaton automaton) {
    this.automaton = automaton;
    this.classes = new int[automaton.nodeBound()];
    this.sizes = new int[classes.length + 2];
    this.actions = new int[automaton.edgeBound()];
    this.open = new int[classes.length];
    Map<Action, Integer> numbers = new HashMap<>();
    for (int edge = 0; edge < actions.length; edge++) {
      if (automaton.isEdge(edge)) {
        actions[edge] = numbers.computeIfAbsent(automaton.action(edge), _ -> numbers.size());
      }
    }
    for (int node = 0; node < classes.length; node++) {
      if (node == automaton.begin() || node == automaton.end() || automaton.isCheckTarget(node)) {
        classes[node] = count++;
      }
      sizes[classes[node]]++;
      open(node);
    }
  }

  public static Bisimulation of(Automaton automaton) {
    Bisimulation bisimulation = new Bisimulation(automaton);
    Optional<List<BitSet>> ends = new MoveEnds(automaton).byStart();
    do {
      bisimulation.refine();
      bisimulation.separate(ends);
    } while (bisimulation.openCount > 0);
    return bisimulation;
  }

  /** The number of the class of each node. The caller must not change the array. */
  public int[] classes() {
    return classes;
  }

  private void refine() {
    while (openCount > 0) {
      Map<Signature, List<Integer>> groups = new HashMap<>();
      Arrays.sort(open, 0, openCount);
      for (int i = 0; i < openCount; i++) {
        int node = open[i];
        isOpen.clear(node);
        groups.computeIfAbsent(signature(node), _ -> new ArrayList<>()).add(node);
      }
      openCount = 0;
      split(groups);
    }
  }

  /**
   * Splits every class by the signatures of its open nodes. A node that is not open has no edge to
   * a part that got a new number, and so differs from the open ones.
   */
  private void split(Map<Signature, List<Integer>> groups) {
    Map<Integer, List<List<Integer>>> byClass = new TreeMap<>();
    groups.forEach(
        (signature, nodes) ->
            byClass.computeIfAbsent(signature.oldClass(), _ -> new ArrayList<>()).add(nodes));
    byClass.forEach(
        (oldClass, parts) -> {
          parts.sort((one, two) -> Integer.compare(one.getFirst(), two.getFirst()));
          int looked = parts.stream().mapToInt(List::size).sum();
          List<Integer> kept = looked < sizes[oldClass] ? null : largest(parts);
          parts.stream().filter(part -> part != kept).forEach(this::rename);
        });
  }

  private void open(int node) {
    if (!isOpen.get(node)) {
      isOpen.set(node);
      open[openCount++] = node;
    }
  }

  private void rename(List<Integer> part) {
    for (int node : part) {
      sizes[classes[node]]--;
      classes[node] = count;
      for (int edge : automaton.incoming(node)) {
        open(automaton.from(edge));
      }
    }
    sizes[count++] = part.size();
  }

  private static List<Integer> largest(List<List<Integer>> parts) {
    List<Integer> largest = parts.getFirst();
    for (List<Integer> part : parts) {
      largest = part.size() > largest.size() ? part : largest;
    }
    return largest;
  }

  private Signature signature(int node) {
    int[] edges = automaton.outgoing(node);
    long[] steps = new long[edges.length];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = (long) actions[edges[i]] << 32 | classes[automaton.to(edges[i])];
    }
    Arrays.sort(steps);
    int distinct = 0;
    for (int i = 0; i < steps.length; i++) {
      if (i == 0 || steps[i] != steps[i - 1]) {
        steps[distinct++] = steps[i];
      }
    }
    return new Signature(classes[node], Arrays.copyOf(steps, distinct));
  }

  /** Gives nodes a class of their own where moves of one state may end at them and at others. */
  private void separate(Optional<List<BitSet>> endsByStart) {
    int[] seen = new int[sizes.length + classes.length];
    Arrays.fill(seen, -1);
    if (endsByStart.isPresent()) {
      for (int start = 0; start < endsByStart.get().size(); start++) {
        BitSet ends = endsByStart.get().get(start);
        for (int node = ends.nextSetBit(0); node >= 0; node = ends.nextSetBit(node + 1)) {
          separate(node, seen, start);
        }
      }
    } else {
      for (int node = 0; node < classes.length; node++) {
        if (automaton.isMoveEnd(node)) {
          separate(node, seen, 0);
        }
      }
    }
  }

  private void separate(int node, int[] seen, int start) {
    if (seen[classes[node]] == start) {
      rename(List.of(node));
    }
    seen[classes[node]] = start;
  }
}
