package org.regames.ir.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A directed graph with numbered nodes. All that control can flow along is one, whatever is on its
 * arcs, so that what only asks how nodes are connected is written once.
 *
 * <p>There are several, since each has on its arcs what the others do not: {@link Automaton} the
 * edges of a game, the graph of the planner and its regions steps with their names resolved. A
 * language may have one whose arcs are steps of its rules, or statements.
 */
public interface Digraph {
  /** One more than the greatest node number. */
  int nodeBound();

  /** The nodes that arcs lead to from a node, one entry for each arc. Not to be changed. */
  int[] successors(int node);

  /** For each node those of some nodes that have an arc to it, one entry for each arc. */
  default int[][] predecessors(int[] nodes) {
    int[][] before = new int[nodeBound()][];
    int[] counts = arcsTo(nodes);
    Arrays.setAll(before, node -> new int[counts[node]]);
    for (int node : nodes) {
      for (int next : successors(node)) {
        before[next][--counts[next]] = node;
      }
    }
    return before;
  }

  /** How many arcs lead to each node from some nodes. */
  default int[] arcsTo(int[] nodes) {
    int[] counts = new int[nodeBound()];
    for (int node : nodes) {
      for (int next : successors(node)) {
        counts[next]++;
      }
    }
    return counts;
  }

  /** All node numbers. */
  default int[] nodes() {
    return IntStream.range(0, nodeBound()).toArray();
  }

  /** The nodes that some path leads to from these, themselves included. */
  default BitSet reachableFrom(int... starts) {
    return Closure.ofArrays(starts, this::successors);
  }

  /** The nodes from which some path leads to one of these, themselves included. */
  default BitSet leadingTo(int... targets) {
    int[][] before = predecessors(nodes());
    return Closure.ofArrays(targets, node -> before[node]);
  }

  /** A depth-first search from some nodes, one after the other. */
  default DepthFirst depthFirst(int... roots) {
    return DepthFirst.search(nodeBound(), IntStream.of(roots), this::successors);
  }
}
