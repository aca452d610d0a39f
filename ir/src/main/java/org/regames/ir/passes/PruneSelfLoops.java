package org.regames.ir.passes;

import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Removes edges from a node to itself that change nothing.
 *
 * <pre>
 * begin, begin: x == a;
 * begin, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, end: player = keeper;
 * </pre>
 *
 * <p>A path that takes such an edge is back at the same node, in the same state and with the same
 * tags.
 */
public final class PruneSelfLoops implements Pass {
  @Override
  public String description() {
    return "remove edges from a node to itself that change nothing";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    while (!changed.isEmpty()) {
      int node = changed.next();
      for (int edge : automaton.outgoing(node)) {
        Action action = automaton.action(edge);
        if (automaton.to(edge) == node
            && (action instanceof Action.Skip || action instanceof Action.Condition)) {
          automaton.removeEdge(edge);
        }
      }
    }
  }
}
