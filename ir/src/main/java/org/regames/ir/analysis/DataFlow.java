package org.regames.ir.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.regames.ir.Action;

/**
 * The one solver of all data-flow analyses: the least knowledge at every node that satisfies the
 * transfer function of every edge, found with a worklist in reverse postorder.
 *
 * <p>A check leads into what it checks: knowledge also flows between the node before a check and
 * the start of what it checks, unless told otherwise. Nothing flows back from the target, since the
 * effects of the checked walk are forgotten.
 *
 * <p>Takes (edges) x (height of the lattice) transfers at worst, a few sweeps in practice.
 */
public final class DataFlow<T> {
  /** Along the edges, or against them. */
  public enum Direction {
    FORWARD,
    BACKWARD
  }

  /** What is known beyond an edge, given what is known before it (in the direction of flow). */
  @FunctionalInterface
  public interface Transfer<T> {
    T across(int edge, T known);
  }

  /** A node on the path of the search, and how many of its edges were followed. */
  private static final class Visit {
    private final int node;
    private final int[] edges;
    private int next;

    Visit(int node, int[] edges) {
      this.node = node;
      this.edges = edges;
    }
  }

  private final MutableAutomaton automaton;
  private final Direction direction;
  private final boolean intoChecks;
  private final int[] position;

  private DataFlow(MutableAutomaton automaton, Direction direction, boolean intoChecks) {
    this.automaton = automaton;
    this.direction = direction;
    this.intoChecks = intoChecks;
    this.position = new int[automaton.nodeBound()];
  }

  /**
   * The knowledge at every node, by its number.
   *
   * @param intoChecks whether knowledge flows between a check and what it checks
   * @param seeds what is known at some nodes from the start
   */
  public static <T> List<T> solve(
      MutableAutomaton automaton,
      Direction direction,
      boolean intoChecks,
      Lattice<T> lattice,
      Map<Integer, T> seeds,
      Transfer<T> transfer) {
    return new DataFlow<T>(automaton, direction, intoChecks).solve(lattice, seeds, transfer);
  }

  private List<T> solve(Lattice<T> lattice, Map<Integer, T> seeds, Transfer<T> transfer) {
    int[] order = order();
    List<T> known = new ArrayList<>(Collections.nCopies(automaton.nodeBound(), lattice.bottom()));
    seeds.forEach((node, value) -> known.set(node, lattice.join().apply(value, known.get(node))));
    BitSet open = new BitSet();
    open.set(0, order.length);
    for (int at = open.nextSetBit(0); at >= 0; ) {
      open.clear(at);
      T here = known.get(order[at]);
      for (int edge : edges(order[at])) {
        int next = direction == Direction.FORWARD ? automaton.to(edge) : automaton.from(edge);
        flow(lattice, known, next, transfer.across(edge, here), open);
        if (intoChecks
            && direction == Direction.FORWARD
            && automaton.action(edge) instanceof Action.Reachability check) {
          flow(lattice, known, automaton.node(check.from()), here, open);
        }
      }
      if (intoChecks && direction == Direction.BACKWARD) {
        for (int check : automaton.checksFrom(order[at])) {
          flow(lattice, known, automaton.from(check), here, open);
        }
      }
      int following = open.nextSetBit(at);
      at = following >= 0 ? following : open.nextSetBit(0);
    }
    return known;
  }

  private void flow(Lattice<T> lattice, List<T> known, int node, T value, BitSet open) {
    T old = known.get(node);
    T joined = lattice.join().apply(old, value);
    if (joined != old && !joined.equals(old)) {
      known.set(node, joined);
      open.set(position[node]);
    }
  }

  private int[] edges(int node) {
    return direction == Direction.FORWARD ? automaton.outgoing(node) : automaton.incoming(node);
  }

  /** All nodes in reverse postorder of a depth-first search in the direction of flow. */
  private int[] order() {
    int[] order = new int[automaton.nodeBound()];
    int free = order.length;
    BitSet seen = new BitSet();
    ArrayDeque<Visit> path = new ArrayDeque<>();
    for (int root = 0; root < order.length; root++) {
      if (seen.get(root)) {
        continue;
      }
      seen.set(root);
      path.push(new Visit(root, edges(root)));
      while (!path.isEmpty()) {
        Visit top = path.peek();
        if (top.next == top.edges.length) {
          path.pop();
          order[--free] = top.node;
          position[top.node] = free;
        } else {
          int edge = top.edges[top.next++];
          int next = direction == Direction.FORWARD ? automaton.to(edge) : automaton.from(edge);
          if (!seen.get(next)) {
            seen.set(next);
            path.push(new Visit(next, edges(next)));
          }
        }
      }
    }
    return order;
  }
}
