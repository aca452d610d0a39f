package org.regames.backend.planner.lower;

import java.util.BitSet;
import java.util.List;
import org.regames.backend.planner.analysis.VariableFlow;
import org.regames.backend.planner.analysis.Work;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;

/**
 * Finds the checks that moves are put to when all else is settled: behind them paths have no choice
 * any more. So a path that leaves them out is one move at most, and whether it is one need only be
 * found out where it is drawn.
 *
 * <p>Only checks that look at what the path has changed: for these a move has to be made and taken
 * back, and they forbid some moves of many. Other checks tell beforehand where there are moves at
 * all; these leave few.
 */
final class LastChecks {
  /** With fewer paths it is no faster to draw first. */
  private static final int FEWEST_WALKS = 16;

  private final Region region;
  private final VariableFlow flow;
  private final List<BitSet> checkReads;
  private final BitSet found = new BitSet();

  /**
   * @param flow which maps paths may have changed
   * @param checkReads the variables that each check reads
   */
  LastChecks(Region region, VariableFlow flow, List<BitSet> checkReads) {
    this.region = region;
    this.flow = flow;
    this.checkReads = checkReads;
    BitSet settled = new BitSet();
    for (int node : region.order()) {
      List<Graph.Transition> transitions = region.transitions(node);
      if (transitions.size() == 1
          && MoveEncoding.symbolBits(transitions.getFirst().step()) == 0
          && (region.leaves(transitions.getFirst()) || settled.get(transitions.getFirst().to()))) {
        settled.set(node);
        found.set(node, looksAtChanges(node, transitions.getFirst().step()));
      }
    }
  }

  private boolean looksAtChanges(int node, Step step) {
    return step.checks().stream()
        .anyMatch(check -> checkReads.get(check).intersects(flow.dirtyMaps(node)));
  }

  /** The nodes whose only transition is such a check. */
  BitSet nodes() {
    return found;
  }

  /** The roots from where many paths start and some come to such a node. */
  BitSet roots() {
    BitSet leading = (BitSet) found.clone();
    double[] paths = new double[region.nodeBound()];
    int before = -1;
    while (before != leading.cardinality()) {
      before = leading.cardinality();
      for (int node : region.order()) {
        paths[node] = 0;
        for (Graph.Transition transition : region.transitions(node)) {
          leading.set(
              node,
              leading.get(node) || !region.leaves(transition) && leading.get(transition.to()));
          paths[node] +=
              Work.times(transition.step())
                  * (region.leaves(transition) ? 1 : paths[transition.to()]);
        }
      }
    }
    BitSet roots = new BitSet();
    region.roots().stream()
        .filter(root -> leading.get(root) && paths[root] >= FEWEST_WALKS)
        .forEach(roots::set);
    return roots;
  }
}
