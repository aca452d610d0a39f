package org.regames.ir.passes;

import java.util.HashMap;
import java.util.Map;
import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Swaps a comparison with the one that follows it if another path from the same node begins with
 * the latter, so that the paths can be joined.
 *
 * <pre>
 * begin, a: x == a;
 * begin, b: y == b;
 * a, a1: z == c;
 * b, b1: x == a;
 * a1, end: player = keeper;
 * b1, end: player = white;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, a: x == a;
 * begin, b: x == a;
 * a, a1: z == c;
 * b, b1: y == b;
 * a1, end: player = keeper;
 * b1, end: player = white;
 * </pre>
 *
 * <p>In general moving conditions changes a game: the paper marks this transformation as unsafe.
 * Here only two adjacent comparisons are swapped, if no other edge and no check uses the node
 * between them. Comparisons read and change nothing, so the path through both is legal in either
 * order for the same semistates.
 */
public final class ReorderConditions implements Pass {
  @Override
  public String description() {
    return "swap successive comparisons, so that paths begin alike";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    while (!changed.isEmpty()) {
      int node = changed.next();
      if (automaton.outDegree(node) > 1) {
        swapAt(automaton, node);
      }
    }
  }

  private static void swapAt(Automaton automaton, int node) {
    Map<Action, Integer> first = new HashMap<>();
    for (int edge : automaton.outgoing(node)) {
      first.merge(automaton.action(edge), 1, Integer::sum);
    }
    for (int edge : automaton.outgoing(node)) {
      int between = automaton.to(edge);
      if (!(automaton.action(edge) instanceof Action.Comparison)
          || between == node
          || automaton.inDegree(between) != 1
          || automaton.outDegree(between) != 1
          || automaton.isCheckStart(between)
          || automaton.isCheckTarget(between)
          || between == automaton.begin()
          || between == automaton.end()) {
        continue;
      }
      Action before = automaton.action(edge);
      int following = automaton.onlyOutgoing(between);
      Action after = automaton.action(following);
      // Each swap makes an action more frequent at the node, so swapping terminates.
      if (after instanceof Action.Comparison
          && first.getOrDefault(after, 0) + 1 > first.get(before)
          && first.getOrDefault(after, 0) > 0
          && !after.equals(before)) {
        first.merge(before, -1, Integer::sum);
        first.merge(after, 1, Integer::sum);
        automaton.setAction(edge, after);
        automaton.setAction(following, before);
      }
    }
  }
}
