package org.regames.ir.passes;

import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Decides comparisons of an expression with itself.
 *
 * <pre>
 * begin, m: x == x;
 * begin, n: x != x;
 * m, end: player = keeper;
 * n, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: ;
 * m, end: player = keeper;
 * n, end: player = keeper;
 * </pre>
 *
 * <p>An expression has one value in a semistate: the equality is always legal and changes nothing,
 * the inequality never is.
 */
public final class SkipSelfComparisons implements Pass {
  @Override
  public String description() {
    return "decide x == x and x != x";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    while (!changed.isEmpty()) {
      for (int edge : automaton.outgoing(changed.next())) {
        if (automaton.action(edge) instanceof Action.Comparison comparison
            && comparison.left().equals(comparison.right())) {
          if (comparison.negated()) {
            automaton.removeEdge(edge);
          } else {
            automaton.setAction(edge, new Action.Skip());
          }
        }
      }
    }
  }
}
