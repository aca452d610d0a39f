package org.regames.ir.passes;

import java.util.BitSet;
import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Drops tags that occur only in checks.
 *
 * <pre>
 * begin, m: ? t1 -> t3;
 * m, end: player = keeper;
 * t1, t2: $ one;
 * t2, t3: x == a;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: ? t1 -> t3;
 * m, end: player = keeper;
 * t1, t2: ;
 * t2, t3: x == a;
 * </pre>
 *
 * <p>Tags have no effect in a check. An edge that cannot be reached from {@code begin} is on no
 * move.
 */
public final class SkipUnusedTags implements Pass {
  @Override
  public String description() {
    return "drop tags that only checks use";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    BitSet played = automaton.reachableFrom(automaton.begin());
    for (int edge : automaton.liveEdges()) {
      if (!played.get(automaton.from(edge)) && automaton.action(edge) instanceof Action.Tagging) {
        automaton.setAction(edge, new Action.Skip());
      }
    }
  }
}
