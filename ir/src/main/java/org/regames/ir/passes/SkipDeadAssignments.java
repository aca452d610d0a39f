package org.regames.ir.passes;

import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Replaces assignments whose value is never used by edges that do nothing.
 *
 * <pre>
 * begin, m: x = a;
 * m, n: x = b;
 * n, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: ;
 * m, n: x = b;
 * n, end: player = keeper;
 * </pre>
 *
 * <p>The value of a variable at the end of a move counts as used ({@link Liveness}), so every path
 * still leads to the same state.
 */
public final class SkipDeadAssignments implements Pass {
  @Override
  public String description() {
    return "drop assignments whose value nothing uses";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    Liveness liveness = draft.liveness();
    for (int edge : automaton.liveEdges()) {
      if (isDead(draft, liveness, edge)) {
        automaton.setAction(edge, new Action.Skip());
      }
    }
  }

  private static boolean isDead(Draft draft, Liveness liveness, int edge) {
    Action action = draft.automaton().action(edge);
    String variable = Expressions.assigned(action);
    return variable != null
        && !Expressions.endsMove(action)
        && !liveness.isLive(draft.automaton().to(edge), variable)
        && !mayBeIllegal(draft, action);
  }

  /** An assignment of any value of an empty set is never legal. */
  private static boolean mayBeIllegal(Draft draft, Action action) {
    return action instanceof Action.AnyAssignment any
        && !(draft.typing().shape(any.type()).orElse(null) instanceof Shape.SetShape set
            && !set.symbols().isEmpty());
  }
}
