package org.regames.backend.planner.lower;

import java.util.BitSet;
import java.util.List;
import org.regames.backend.planner.analysis.VariableFlow;
import org.regames.backend.planner.analysis.Work;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;

/**
 * Finds the checks at the end of moves, after which paths have no choice left. A path up to such a
 * check is one move at most, and whether it is one need only be tested when it is drawn.
 *
 * <p>Only checks that depend on what the path has changed: for these a move has to be made and
 * undone, and they reject few of many moves. Other checks restrict the choices beforehand and leave
 * few moves.
 */
final class LastChecks {
  /** With fewer paths drawing first is no faster. */
  private static final int FEWEST_PATHS = 16;

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

  /** The roots from which many paths start, some of which reach such a node. */
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
        .filter(root -> leading.get(root) && paths[root] >= FEWEST_PATHS)
        .forEach(roots::set);
    return roots;
  }
}
