package org.regames.ir.passes;

import java.util.LinkedHashMap;
import java.util.Map;
import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Joins two edges between the same nodes if always exactly one of them is legal.
 *
 * <pre>
 * begin, m: x == y;
 * begin, m: x != y;
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
 * <p>This holds for a comparison and its negation, and for a check and its negation. Conditions
 * parallel to an edge that does nothing are removed too: they add no path with another effect.
 */
public final class JoinExclusiveEdges implements Pass {
  private record Way(int to, Action action) {}

  @Override
  public String description() {
    return "join a condition and its negation between the same nodes";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    while (!changed.isEmpty()) {
      int node = changed.next();
      if (automaton.outDegree(node) > 1) {
        joinAt(automaton, node);
      }
    }
  }

  private static void joinAt(Automaton automaton, int node) {
    Map<Way, Integer> ways = new LinkedHashMap<>();
    for (int edge : automaton.outgoing(node)) {
      int to = automaton.to(edge);
      Action action = automaton.action(edge);
      Action opposite = action instanceof Action.Condition is ? is.negation() : null;
      if (opposite == null && !(action instanceof Action.Skip)) {
        continue;
      }
      if (opposite != null && ways.containsKey(new Way(to, new Action.Skip()))) {
        automaton.removeEdge(edge);
        continue;
      }
      Integer other = opposite == null ? null : ways.remove(new Way(to, opposite));
      if (other == null && action instanceof Action.Comparison comparison) {
        Action swapped = comparison.negation().swapped();
        other = ways.remove(new Way(to, swapped));
      }
      if (other == null) {
        ways.put(new Way(to, action), edge);
      } else {
        automaton.removeEdge(other);
        automaton.setAction(edge, new Action.Skip());
        ways.put(new Way(to, new Action.Skip()), edge);
      }
    }
    ways.forEach(
        (way, edge) -> {
          if (way.action() instanceof Action.Condition
              && ways.containsKey(new Way(way.to(), new Action.Skip()))) {
            automaton.removeEdge(edge);
          }
        });
  }
}
