package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.regames.ir.Action;

/**
 * The one solver of all data-flow analyses: the least knowledge at every node that satisfies the
 * transfer function of every edge, found with a worklist from which the first node in reverse
 * postorder is always taken next, so that inner cycles settle before what comes after them.
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

  /** What flows from a node to others, given what is known there. */
  @FunctionalInterface
  public interface Outflow<T> {
    void from(int node, T known, Arrivals<T> arrivals);
  }

  /** Receives what flows into a node along one edge, and knows what is known so far. */
  public interface Arrivals<T> {
    void at(int node, T known);

    /** What is known at a node now. */
    T known(int node);

    /** Lets knowledge flow from a node once more, because something it depends on has changed. */
    void again(int node);
  }

  private final class Joined implements Arrivals<T> {
    @Override
    public void at(int node, T value) {
      T old = known.get(node);
      T joined = lattice.join().apply(old, value);
      if (joined != old && !joined.equals(old)) {
        known.set(node, joined);
        again(node);
      }
    }

    @Override
    public T known(int node) {
      return known.get(node);
    }

    @Override
    public void again(int node) {
      open.set(position[node]);
      first = Math.min(first, position[node]);
    }
  }

  private final Lattice<T> lattice;
  private final List<T> known;
  private final int[] position;
  private final BitSet open = new BitSet();

  /** No node before this one in the order is in the worklist. */
  private int first;

  private DataFlow(int nodes, Lattice<T> lattice) {
    this.lattice = lattice;
    this.known = new ArrayList<>(Collections.nCopies(nodes, lattice.bottom()));
    this.position = new int[nodes];
  }

  /**
   * The knowledge at every node of an automaton, by its number.
   *
   * <p>A check leads into what it checks: knowledge also flows between the node before a check and
   * the start of what it checks, unless told otherwise. Nothing flows back from the target, since
   * the effects of the checked path are discarded.
   *
   * @param intoChecks whether knowledge flows between a check and what it checks
   * @param seeds what is known at some nodes from the start
   */
  public static <T> List<T> solve(
      Automaton automaton,
      Direction direction,
      boolean intoChecks,
      Lattice<T> lattice,
      Map<Integer, T> seeds,
      Transfer<T> transfer) {
    boolean forward = direction == Direction.FORWARD;
    IntFunction<int[]> edges = forward ? automaton::outgoing : automaton::incoming;
    IntUnaryOperator end = forward ? automaton::to : automaton::from;
    int nodes = automaton.nodeBound();
    int[] order =
        DepthFirst.search(
                nodes,
                IntStream.range(0, nodes),
                forward ? automaton::successors : automaton::predecessors)
            .reversePostorder();
    return solve(
        nodes,
        order,
        lattice,
        seeds,
        (node, here, arrivals) -> {
          for (int edge : edges.apply(node)) {
            arrivals.at(end.applyAsInt(edge), transfer.across(edge, here));
            if (intoChecks
                && forward
                && automaton.action(edge) instanceof Action.Reachability check) {
              arrivals.at(automaton.node(check.from()), here);
            }
          }
          if (intoChecks && !forward) {
            automaton.checksFrom(node).forEach(check -> arrivals.at(automaton.from(check), here));
          }
        });
  }

  /** What flows from one thing to others, which need not be known in advance. */
  @FunctionalInterface
  public interface Spread<N, T> {
    void from(N node, T known, BiConsumer<N, T> arrivals);
  }

  /**
   * The knowledge at everything it flows to from the seeds, where the graph is discovered on the
   * way, first in, first out.
   *
   * @param join as that of a {@link Lattice} without its bottom
   */
  public static <N, T> Map<N, T> solve(
      BinaryOperator<T> join, Map<N, T> seeds, Spread<N, T> spread) {
    Map<N, T> known = new LinkedHashMap<>(seeds);
    SequencedSet<N> open = new LinkedHashSet<>(seeds.keySet());
    while (!open.isEmpty()) {
      N node = open.removeFirst();
      spread.from(
          node,
          known.get(node),
          (to, value) -> {
            T old = known.get(to);
            T joined = old == null ? value : join.apply(old, value);
            if (!joined.equals(old)) {
              known.put(to, joined);
              open.add(to);
            }
          });
    }
    return known;
  }

  /**
   * The knowledge at every node of any graph.
   *
   * @param nodes nodes are numbered from 0 to this, exclusively
   * @param order all nodes to which knowledge may flow, if possible each before its successors
   * @param seeds what is known at some nodes from the start
   */
  public static <T> List<T> solve(
      int nodes, int[] order, Lattice<T> lattice, Map<Integer, T> seeds, Outflow<T> outflow) {
    DataFlow<T> flow = new DataFlow<>(nodes, lattice);
    for (int i = 0; i < order.length; i++) {
      flow.position[order[i]] = i;
    }
    Arrivals<T> arrivals = flow.new Joined();
    seeds.forEach(arrivals::at);
    flow.open.set(0, order.length);
    for (int at = flow.open.nextSetBit(0); at >= 0; at = flow.open.nextSetBit(flow.first)) {
      flow.open.clear(at);
      flow.first = at + 1;
      outflow.from(order[at], flow.known.get(order[at]), arrivals);
    }
    return flow.known;
  }
}
