package org.regames.ir.passes;

import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Replaces assignments of a variable to itself by edges that do nothing.
 *
 * <pre>
 * begin, m: x = x;
 * m, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: ;
 * m, end: player = keeper;
 * </pre>
 *
 * <p>An assignment to {@code player} stays: it ends the move.
 */
public final class SkipSelfAssignments implements Pass {
  @Override
  public String description() {
    return "replace x = x by an edge that does nothing";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    while (!changed.isEmpty()) {
      for (int edge : automaton.outgoing(changed.next())) {
        if (automaton.action(edge) instanceof Action.Assignment assignment
            && assignment.left().equals(assignment.right())
            && !Expressions.endsMove(assignment)) {
          automaton.setAction(edge, new Action.Skip());
        }
      }
    }
  }
}
