package org.regames.rbg.lowering;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.DataFlow;
import org.regames.ir.analysis.Lattice;

/**
 * Decides which tags tell the moves of players apart. A move is the sequence of its modifiers and
 * of the vertices where they happen. The number of a modifier is left out if no other can come
 * next, and its vertex if that follows from the vertex of the modifier before (or from the start of
 * the move), so the tags distinguish exactly the moves, and none is obviously redundant.
 */
final class TagPlan {
  private static final int NONE = -1;
  private static final int MANY = -2;

  /** How often a function of the last known vertex may grow before it counts as unknown. */
  private static final int MOST_GROWTHS = 16;

  /** How many values all functions may have together, since there may be one for each node. */
  private static final int MOST_CELLS = 20_000_000;

  private final RulesAutomaton automaton;
  private final BitSet nodes;
  private final BitSet starts;
  private final BitSet numbered = new BitSet();
  private final List<Vertex> vertices;
  private int cells;

  /**
   * The vertex at a node as a function of the last known one.
   *
   * @param function null if it is not a function
   * @param growths how often its domain has grown
   */
  private record Vertex(int[] function, int growths) {
    static final Vertex UNKNOWN = new Vertex(null, 0);
  }

  /**
   * @param nodes the nodes on paths of players' moves
   * @param starts the nodes where these moves start
   */
  TagPlan(RulesAutomaton automaton, BitSet nodes, BitSet starts, int vertices) {
    this.automaton = automaton;
    this.nodes = nodes;
    this.starts = starts;
    BitSet fresh = fresh();
    markNumbered(fresh);
    Vertex same = new Vertex(IntStream.range(0, vertices).toArray(), 0);
    this.vertices =
        DataFlow.solve(
            automaton.nodeBound(),
            automaton.nodes(),
            new Lattice<>(null, TagPlan::joined),
            fresh.stream().boxed().collect(Collectors.toMap(node -> node, _ -> same)),
            this::follow);
  }

  /** Whether a modifier needs its number as a tag. */
  boolean needsNumber(RulesAutomaton.Edge edge) {
    return numbered.get(edge.from());
  }

  /** Whether a modifier needs its vertex as a tag. */
  boolean needsVertex(RulesAutomaton.Edge edge) {
    return vertices.get(edge.from()) == Vertex.UNKNOWN;
  }

  private static boolean isModifier(RulesAutomaton.Edge edge) {
    return edge.step() instanceof RuleStep.Modifier;
  }

  /** The nodes where moves start, and those after a modifier. */
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
        automaton.nodes(),
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

  private void follow(int node, Vertex known, DataFlow.Arrivals<Vertex> arrivals) {
    if (known != null) {
      automaton.outgoing(node).stream()
          .filter(edge -> !isModifier(edge))
          .forEach(edge -> arrivals.at(edge.to(), after(edge.step(), known)));
    }
  }

  private Vertex after(RuleStep step, Vertex known) {
    if (known == Vertex.UNKNOWN || !(step instanceof RuleStep.Move(VertexRelation relation))) {
      return known;
    }
    int[] before = known.function();
    cells += before.length;
    return relation
        .function()
        .filter(_ -> cells <= MOST_CELLS)
        .map(
            next ->
                IntStream.of(before).map(v -> v == VertexRelation.NOWHERE ? v : next[v]).toArray())
        .map(after -> new Vertex(after, 0))
        .orElse(Vertex.UNKNOWN);
  }

  private static Vertex joined(Vertex known, Vertex arriving) {
    if (known == null || arriving == null) {
      return known == null ? arriving : known;
    }
    if (known == Vertex.UNKNOWN || arriving == Vertex.UNKNOWN) {
      return Vertex.UNKNOWN;
    }
    int[] union = known.function().clone();
    for (int v = 0; v < union.length; v++) {
      int other = arriving.function()[v];
      if (union[v] == VertexRelation.NOWHERE) {
        union[v] = other;
      } else if (other != VertexRelation.NOWHERE && other != union[v]) {
        return Vertex.UNKNOWN;
      }
    }
    if (Arrays.equals(union, known.function())) {
      return known;
    }
    return known.growths() == MOST_GROWTHS
        ? Vertex.UNKNOWN
        : new Vertex(union, known.growths() + 1);
  }
}
