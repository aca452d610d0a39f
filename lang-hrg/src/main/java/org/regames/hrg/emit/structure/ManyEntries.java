package org.regames.hrg.emit.structure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.hrg.emit.structure.FlowGraph.Way;
import org.regames.ir.analysis.Components;

/**
 * Loops with several entries, which statements cannot express. Entries that are a few statements in
 * a row are copied for arcs from outside, so that all paths meet behind them (Janssen, Corporaal,
 * Making Graphs Reducible with Controlled Node Splitting, TOPLAS 19(6), 1997).
 */
public final class ManyEntries {
  private static final int LONGEST = 3;
  private static final int MOST_ROUNDS = 8;

  private ManyEntries() {}

  /**
   * @param nodes a loop
   * @param entries its nodes to which arcs from outside lead
   */
  record Loop(BitSet nodes, BitSet entries) {}

  /** Copies short entries, where no move ends, a bounded number of times. */
  public static void split(FlowGraph graph) {
    boolean changed = true;
    for (int round = 0; changed && round < MOST_ROUNDS; round++) {
      changed = false;
      for (Loop loop : of(graph)) {
        changed |= split(graph, loop);
      }
    }
  }

  private static boolean split(FlowGraph graph, Loop loop) {
    boolean[] moveEnds = Compaction.moveEnds(graph);
    BitSet outside = graph.reachable();
    outside.andNot(loop.nodes);
    boolean changed = false;
    for (int node = outside.nextSetBit(0); node >= 0; node = outside.nextSetBit(node + 1)) {
      List<Way> ways = graph.from(node);
      for (int i = 0; i < ways.size(); i++) {
        int to = ways.get(i).to();
        if (to >= 0 && loop.entries.get(to) && !moveEnds[to] && isShort(graph.from(to))) {
          int copy = graph.node();
          graph.add(copy, graph.from(to).getFirst());
          ways.set(i, new Way(ways.get(i).code(), copy));
          changed = true;
        }
      }
    }
    return changed;
  }

  private static boolean isShort(List<Way> ways) {
    return ways.size() == 1
        && ways.getFirst().to() >= 0
        && ways.getFirst().code().size() <= LONGEST
        && !Compaction.assignsPlayer(ways.getFirst());
  }

  /** The entries of the outermost loops that have several. */
  public static List<Loop> of(FlowGraph graph) {
    List<Loop> found = new ArrayList<>();
    Deque<BitSet> open = new ArrayDeque<>(List.of(graph.reachable()));
    while (!open.isEmpty()) {
      for (BitSet loop : loops(graph, open.pop())) {
        BitSet entries = entries(graph, loop);
        if (entries.cardinality() > 1) {
          found.add(new Loop(loop, entries));
        } else {
          loop.andNot(entries);
          open.push(loop);
        }
      }
    }
    return found;
  }

  private static BitSet entries(FlowGraph graph, BitSet loop) {
    BitSet entries = new BitSet();
    BitSet outside = graph.reachable();
    outside.andNot(loop);
    for (int node = outside.nextSetBit(0); node >= 0; node = outside.nextSetBit(node + 1)) {
      for (Way way : graph.from(node)) {
        if (way.to() >= 0 && loop.get(way.to())) {
          entries.set(way.to());
        }
      }
    }
    if (loop.get(graph.entry())) {
      entries.set(graph.entry());
    }
    return entries;
  }

  /** The strongly connected components, of two nodes or more, that lie within some nodes. */
  private static List<BitSet> loops(FlowGraph graph, BitSet inside) {
    int[] component =
        Components.of(
            graph.nodeBound(),
            node ->
                inside.get(node)
                    ? IntStream.of(graph.successors(node)).filter(inside::get).toArray()
                    : new int[0]);
    BitSet[] sets = new BitSet[graph.nodeBound()];
    List<BitSet> found = new ArrayList<>();
    for (int node = inside.nextSetBit(0); node >= 0; node = inside.nextSetBit(node + 1)) {
      int of = component[node];
      if (sets[of] == null) {
        sets[of] = new BitSet();
        found.add(sets[of]);
      }
      sets[of].set(node);
    }
    found.removeIf(set -> set.cardinality() < 2);
    return found;
  }
}
