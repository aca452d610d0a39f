package org.regames.ir.passes;

import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.ValueSets;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Removes edges that no path can take given the values that variables can have there, and
 * comparisons that always hold.
 *
 * <pre>
 * begin, m: x = a;
 * begin, m: x = b;
 * m, n: x == c;
 * m, o: x != c;
 * n, end: player = keeper;
 * o, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: x = a;
 * begin, m: x = b;
 * m, o: ;
 * o, end: player = keeper;
 * </pre>
 *
 * <p>The values are those of {@link ValueSets}, which include all that occur in any path.
 */
public final class PruneImpossibleEdges implements Pass {
  @Override
  public String description() {
    return "remove edges that the possible values of variables rule out";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    ValueSets values = draft.values();
    for (int edge : automaton.liveEdges()) {
      if (!values.isPossible(edge)) {
        automaton.removeEdge(edge);
      } else if (automaton.action(edge) instanceof Action.Comparison comparison
          && !values.isPossible(automaton.from(edge), comparison.negation())) {
        automaton.setAction(edge, new Action.Skip());
      }
    }
  }
}
