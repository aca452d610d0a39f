package org.regames.rbg.lowering;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Components;

/**
 * Finds where the keeper may have a choice between different paths: where it picks one of several
 * vertices, and where its own parts repeat ("remove a marked piece, again and again"). Elsewhere
 * the alternatives of the keeper exclude each other or have the same effect in the end, unless the
 * game is not proper; testing which are possible would only cost time.
 */
final class FreeChoices {
  private final RulesAutomaton rules;
  private final BitSet keeperNodes;
  private final BitSet found = new BitSet();

  /**
   * @param keeperNodes the nodes on paths of the keeper
   */
  FreeChoices(RulesAutomaton rules, BitSet keeperNodes) {
    this.rules = rules;
    this.keeperNodes = keeperNodes;
    BitSet picking = new BitSet();
    keeperNodes.stream()
        .forEach(
            node -> {
              for (RulesAutomaton.Edge edge : rules.outgoing(node)) {
                picking.set(node, picking.get(node) || picks(edge.step()));
              }
            });
    spread(picking, rules::outgoing, RulesAutomaton.Edge::to);
    spread(picking, rules::incoming, RulesAutomaton.Edge::from);
    repetitions();
  }

  /** Whether the keeper's steps at a node must be made to exclude each other. */
  boolean at(int node) {
    return found.get(node);
  }

  private static boolean picks(RuleStep step) {
    return step instanceof RuleStep.Move(VertexRelation relation)
        && relation.constant().filter(targets -> targets.cardinality() > 1).isPresent();
  }

  private void spread(
      BitSet from,
      IntFunction<List<RulesAutomaton.Edge>> edges,
      ToIntFunction<RulesAutomaton.Edge> end) {
    found.or(
        Closure.of(
            from.stream(),
            node ->
                edges.apply(node).stream()
                    .filter(edge -> !(edge.step() instanceof RuleStep.Switch))
                    .mapToInt(end)
                    .filter(keeperNodes::get)));
  }

  /** Adds the nodes of strongly connected components that contain a switch to the keeper. */
  private void repetitions() {
    int[] component =
        Components.of(
            rules.nodeBound(),
            node ->
                rules.outgoing(node).stream()
                    .filter(this::staysWithKeeper)
                    .mapToInt(RulesAutomaton.Edge::to)
                    .toArray());
    BitSet repeating = new BitSet();
    keeperNodes.stream()
        .forEach(
            node -> {
              for (RulesAutomaton.Edge edge : rules.outgoing(node)) {
                if (edge.step() instanceof RuleStep.Switch
                    && staysWithKeeper(edge)
                    && component[node] == component[edge.to()]) {
                  repeating.set(component[node]);
                }
              }
            });
    keeperNodes.stream().filter(node -> repeating.get(component[node])).forEach(found::set);
  }

  private boolean staysWithKeeper(RulesAutomaton.Edge edge) {
    return keeperNodes.get(edge.from())
        && keeperNodes.get(edge.to())
        && !(edge.step() instanceof RuleStep.Switch(var player, _) && player.isPresent());
  }
}
