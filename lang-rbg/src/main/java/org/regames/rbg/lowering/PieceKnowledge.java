package org.regames.rbg.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.analysis.DataFlow;
import org.regames.ir.analysis.Lattice;

/**
 * A data-flow analysis: the pieces that can be at the current vertex at each node, given what
 * earlier steps have tested and put there. The counters of pieces need it: the counter of a
 * replaced piece is decremented.
 */
final class PieceKnowledge {
  /** The limit on pieces times nodes; beyond it nothing is computed, to save memory. */
  private static final long MOST_CELLS = 1_000_000_000;

  private final RulesAutomaton automaton;
  private final int pieces;
  private final List<BitSet> possible;

  /**
   * @param pieces the number of pieces
   */
  PieceKnowledge(RulesAutomaton automaton, int pieces) {
    this.automaton = automaton;
    this.pieces = pieces;
    int nodes = automaton.nodeBound();
    this.possible =
        (long) pieces * nodes > MOST_CELLS
            ? Collections.nCopies(nodes, all())
            : DataFlow.solve(
                nodes,
                automaton.nodes(),
                Lattice.UNION,
                Map.of(automaton.start(), all()),
                this::flow);
  }

  /**
   * The same automaton without conditions that never hold, assignments that are never possible, and
   * tests of pieces that always hold.
   */
  static RulesAutomaton simplified(RulesAutomaton automaton, Valuation valuation, int pieces) {
    PieceKnowledge knowledge = new PieceKnowledge(automaton, pieces);
    List<RulesAutomaton.Edge> edges = new ArrayList<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      for (RulesAutomaton.Edge edge : automaton.outgoing(node)) {
        Optional<RuleStep> step = knowledge.simplified(edge).filter(valuation::canBe);
        step.ifPresent(
            s -> edges.add(new RulesAutomaton.Edge(edge.from(), edge.to(), s, edge.origin())));
      }
    }
    return new RulesAutomaton(automaton.nodeBound(), automaton.start(), automaton.end(), edges);
  }

  private Optional<RuleStep> simplified(RulesAutomaton.Edge edge) {
    if (possible.get(edge.from()).isEmpty()) {
      return Optional.empty();
    }
    if (!(edge.step() instanceof RuleStep.On(BitSet accepted))) {
      return Optional.of(edge.step());
    }
    BitSet refused = (BitSet) possible.get(edge.from()).clone();
    refused.andNot(accepted);
    if (refused.isEmpty()) {
      return Optional.of(new RuleStep.Skip());
    }
    return possible.get(edge.from()).intersects(accepted)
        ? Optional.of(edge.step())
        : Optional.empty();
  }

  /** The pieces that can be at the vertex; all of them if the node is unreachable. */
  BitSet at(int node) {
    return possible.get(node).isEmpty() ? all() : possible.get(node);
  }

  private BitSet all() {
    BitSet all = new BitSet();
    all.set(0, pieces);
    return all;
  }

  private void flow(int node, BitSet before, DataFlow.Arrivals<BitSet> arrivals) {
    if (!before.isEmpty()) {
      automaton
          .outgoing(node)
          .forEach(edge -> arrivals.at(edge.to(), after(edge.step(), (BitSet) before.clone())));
    }
  }

  private BitSet after(RuleStep step, BitSet after) {
    switch (step) {
      case RuleStep.Skip _,
          RuleStep.Comparison _,
          RuleStep.Check _,
          RuleStep.Assignment _,
          RuleStep.Switch _ -> {}
      case RuleStep.Move(VertexRelation relation) -> {
        if (!relation.isTest()) {
          after.set(0, pieces);
        }
      }
      case RuleStep.On(BitSet accepted) -> after.and(accepted);
      case RuleStep.Off(int piece, _) -> {
        after.clear();
        after.set(piece);
      }
    }
    return after;
  }
}
