package org.regames.rbg.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Digraph;
import org.regames.ir.diagnostic.Origin;

/**
 * An automaton of rules: nodes are numbers from 0, edges carry steps. Actions come later, since a
 * step becomes one or more of them, depending on what is known about the whole.
 */
final class RulesAutomaton implements Digraph {
  /** An edge from one node to another, with a step. */
  record Edge(int from, int to, RuleStep step, Origin origin) {}

  private final int start;
  private final int end;
  private final List<List<Edge>> outgoing = new ArrayList<>();
  private final List<List<Edge>> incoming = new ArrayList<>();

  /**
   * @param nodes the number of nodes
   */
  RulesAutomaton(int nodes, int start, int end, List<Edge> edges) {
    this.start = start;
    this.end = end;
    for (int node = 0; node < nodes; node++) {
      outgoing.add(new ArrayList<>());
      incoming.add(new ArrayList<>());
    }
    for (Edge edge : edges) {
      outgoing.get(edge.from()).add(edge);
      incoming.get(edge.to()).add(edge);
    }
  }

  @Override
  public int nodeBound() {
    return outgoing.size();
  }

  @Override
  public int[] successors(int node) {
    return outgoing.get(node).stream().mapToInt(Edge::to).toArray();
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  List<Edge> outgoing(int node) {
    return outgoing.get(node);
  }

  /** Where the first step from a node is written; unknown if there is none. */
  Origin origin(int node) {
    return outgoing.get(node).stream()
        .map(Edge::origin)
        .filter(Origin::isKnown)
        .findFirst()
        .orElse(Origin.UNKNOWN);
  }

  List<Edge> incoming(int node) {
    return incoming.get(node);
  }

  /**
   * The first edges with an effect on paths from a node: its outgoing edges, with empty ones
   * replaced by those after them.
   */
  List<Edge> firstSteps(int node) {
    BitSet seen = new BitSet();
    List<Edge> steps = new ArrayList<>();
    firstSteps(node, seen, steps);
    return steps;
  }

  private void firstSteps(int node, BitSet seen, List<Edge> steps) {
    seen.set(node);
    for (Edge edge : outgoing.get(node)) {
      if (!(edge.step() instanceof RuleStep.Skip)) {
        steps.add(edge);
      } else if (!seen.get(edge.to())) {
        firstSteps(edge.to(), seen, steps);
      }
    }
  }

  /** Whether a move can end at a node. */
  boolean hasSwitch(int node) {
    return outgoing.get(node).stream().anyMatch(edge -> edge.step() instanceof RuleStep.Switch);
  }

  /**
   * The nodes from which a switch may come next, ignoring the conditions of the steps before it.
   */
  BitSet leadsToSwitch() {
    BitSet goals = new BitSet();
    for (int node = 0; node < nodeBound(); node++) {
      goals.set(node, hasSwitch(node));
    }
    return leadingTo(goals);
  }

  /** The nodes from which edges other than switches lead to a node. */
  BitSet leadsTo(int goal) {
    BitSet goals = new BitSet();
    goals.set(goal);
    return leadingTo(goals);
  }

  private BitSet leadingTo(BitSet goals) {
    return Closure.of(
        goals.stream(),
        node ->
            incoming.get(node).stream()
                .filter(edge -> !(edge.step() instanceof RuleStep.Switch))
                .mapToInt(Edge::from));
  }
}
