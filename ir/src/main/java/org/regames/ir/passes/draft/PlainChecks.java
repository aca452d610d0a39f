package org.regames.ir.passes.draft;

import java.util.BitSet;
import java.util.List;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.analysis.Automaton;

/**
 * Decides checks whose target is no longer reachable. Valid games have no such checks, but a pass
 * that removes edges may create some; they are decided when a draft becomes a game.
 */
final class PlainChecks {
  private PlainChecks() {}

  /** The same edges with plain checks decided: linear for each node where checks start. */
  static List<Edge> decide(List<Edge> edges) {
    if (edges.stream().noneMatch(edge -> edge.action() instanceof Action.Reachability)) {
      return edges;
    }
    Automaton automaton = Automaton.of(edges);
    long before = -1;
    while (before != automaton.version()) { // deciding one may cut off the target of another
      before = automaton.version();
      automaton.checkStarts().forEach(start -> decide(automaton, start));
    }
    return automaton.edges();
  }

  private static void decide(Automaton automaton, int start) {
    BitSet reached = automaton.reachableFrom(start);
    for (int edge : automaton.checksFrom(start)) {
      Action.Reachability check = (Action.Reachability) automaton.action(edge);
      int target = automaton.node(check.to());
      boolean isLone = automaton.outDegree(target) + automaton.inDegree(target) == 0;
      boolean holds = start == target && isLone;
      if (holds || !reached.get(target)) {
        if (holds != check.negated()) {
          automaton.setAction(edge, new Action.Skip());
        } else {
          automaton.removeEdge(edge);
        }
      }
    }
  }
}
