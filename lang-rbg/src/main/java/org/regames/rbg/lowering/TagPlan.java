package org.regames.rbg.lowering;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.DataFlow;
import org.regames.ir.analysis.Lattice;

/**
 * Decides which tags tell the moves of players apart. A move is the sequence of its modifiers and
 * of the vertices where they happen. The number of a modifier is left out where no other can come
 * next, and its vertex where it follows from the vertex of the modifier before (or from where the
 * move starts), so the tags distinguish exactly the moves, and are as few as the rules show at a
 * glance.
 */
final class TagPlan {
  private static final int NONE = -1;
  private static final int MANY = -2;

  /** How often a function of the last known vertex may grow before it counts as unknown. */
  private static final int MOST_GROWTHS = 16;

  /** How many values functions may have altogether, since there may be one for each node. */
  private static final int MOST_CELLS = 20_000_000;

  private final RulesAutomaton automaton;
  private final BitSet nodes;
  private final BitSet starts;
  private final BitSet numbered = new BitSet();
  private final int[][] sinceKnown;
  private final BitSet unknown = new BitSet();
  private int cells;

  /**
   * @param nodes the nodes that moves of players come to
   * @param starts those where such moves start
   */
  TagPlan(RulesAutomaton automaton, BitSet nodes, BitSet starts, int vertices) {
    this.automaton = automaton;
    this.nodes = nodes;
    this.starts = starts;
    this.sinceKnown = new int[automaton.nodeBound()][];
    BitSet fresh = fresh();
    markNumbered(fresh);
    follow(fresh, vertices);
  }

  /** Whether a modifier needs its number as a tag. */
  boolean needsNumber(RulesAutomaton.Edge edge) {
    return numbered.get(edge.from());
  }

  /** Whether a modifier needs its vertex as a tag. */
  boolean needsVertex(RulesAutomaton.Edge edge) {
    return unknown.get(edge.from());
  }

  private static boolean isModifier(RulesAutomaton.Edge edge) {
    return edge.step() instanceof RuleStep.Modifier;
  }

  /** Where moves start, and where they go on after a modifier. */
  private BitSet fresh() {
    BitSet fresh = (BitSet) starts.clone();
    for (int node = nodes.nextSetBit(0); node >= 0; node = nodes.nextSetBit(node + 1)) {
      for (RulesAutomaton.Edge edge : automaton.outgoing(node)) {
        if (isModifier(edge) && !(edge.step() instanceof RuleStep.Switch)) {
          fresh.set(edge.to());
        }
      }
    }
    return fresh;
  }

  private void markNumbered(BitSet fresh) {
    List<Integer> next = nextModifiers();
    numbered.or(
        Closure.of(
            fresh.stream().filter(node -> next.get(node) == MANY),
            node ->
                automaton.outgoing(node).stream()
                    .filter(edge -> !isModifier(edge))
                    .mapToInt(RulesAutomaton.Edge::to)));
  }

  /** For each node the number of the only modifier that can come next, or none, or many. */
  private List<Integer> nextModifiers() {
    Map<Integer, Integer> own = new HashMap<>();
    nodes.stream()
        .forEach(
            node ->
                own.put(
                    node,
                    automaton.outgoing(node).stream()
                        .map(RulesAutomaton.Edge::step)
                        .filter(RuleStep.Modifier.class::isInstance)
                        .map(step -> ((RuleStep.Modifier) step).number())
                        .reduce(NONE, TagPlan::join)));
    return DataFlow.solve(
        automaton.nodeBound(),
        IntStream.range(0, automaton.nodeBound()).toArray(),
        new Lattice<>(NONE, TagPlan::join),
        own,
        (node, known, arrivals) ->
            automaton.incoming(node).stream()
                .filter(edge -> !isModifier(edge) && nodes.get(edge.from()))
                .forEach(edge -> arrivals.at(edge.from(), known)));
  }

  private static int join(int a, int b) {
    return a == b || b == NONE ? a : a == NONE ? b : MANY;
  }

  /** Computes for each node the vertex as a function of the last known one, where it is one. */
  private void follow(BitSet fresh, int vertices) {
    int[] same = new int[vertices];
    Arrays.setAll(same, v -> v);
    int[] growths = new int[automaton.nodeBound()];
    ArrayDeque<Integer> open = new ArrayDeque<>();
    fresh.stream()
        .forEach(
            node -> {
              sinceKnown[node] = same;
              open.add(node);
            });
    while (!open.isEmpty()) {
      int node = open.pop();
      for (RulesAutomaton.Edge edge : automaton.outgoing(node)) {
        if (!isModifier(edge) && flow(edge, growths)) {
          open.add(edge.to());
        }
      }
    }
  }

  /** Takes what is known at the start of an edge to its end; says whether that changed. */
  private boolean flow(RulesAutomaton.Edge edge, int[] growths) {
    int to = edge.to();
    if (unknown.get(to)) {
      return false;
    }
    Optional<int[]> function = unknown.get(edge.from()) ? Optional.empty() : after(edge);
    Optional<int[]> joined = function.flatMap(arriving -> joined(sinceKnown[to], arriving));
    if (joined.isEmpty() || growths[to]++ > MOST_GROWTHS) {
      unknown.set(to);
      return true;
    }
    boolean changed = !Arrays.equals(joined.get(), sinceKnown[to]);
    sinceKnown[to] = joined.get();
    return changed;
  }

  private Optional<int[]> after(RulesAutomaton.Edge edge) {
    int[] before = sinceKnown[edge.from()];
    if (!(edge.step() instanceof RuleStep.Move(VertexRelation walk))) {
      return Optional.of(before);
    }
    cells += before.length;
    return walk.function()
        .filter(_ -> cells <= MOST_CELLS)
        .map(
            next -> {
              int[] after = new int[before.length];
              Arrays.setAll(
                  after,
                  v ->
                      before[v] == VertexRelation.NOWHERE
                          ? VertexRelation.NOWHERE
                          : next[before[v]]);
              return after;
            });
  }

  private static Optional<int[]> joined(int[] known, int[] arriving) {
    if (known == null || Arrays.equals(known, arriving)) {
      return Optional.of(arriving);
    }
    int[] union = known.clone();
    for (int v = 0; v < union.length; v++) {
      if (union[v] == VertexRelation.NOWHERE) {
        union[v] = arriving[v];
      } else if (arriving[v] != VertexRelation.NOWHERE && arriving[v] != union[v]) {
        return Optional.empty();
      }
    }
    return Optional.of(union);
  }
}
