package org.regames.ir.passes;

import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Removes edges that no path can use.
 *
 * <pre>
 * begin, b: ? r1 -> target;
 * b, end: player = keeper;
 * a, end: ;
 * r1, r2: ;
 * r1, target: x == a;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, b: ? r1 -> target;
 * b, end: player = keeper;
 * r1, target: x == a;
 * </pre>
 *
 * <p>An edge stays if it lies on a path from {@code begin} to an assignment to {@code player}, or
 * to {@code end}, or on a path from the start of a check to the target of some check. All other
 * paths lead nowhere: they are not moves, and no check finds its target by them. An edge that can
 * be taken only after the last assignment to {@code player} is not part of a move either.
 */
public final class PruneUnreachableNodes implements Pass {
  @Override
  public String description() {
    return "remove edges that no path can use";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    long before;
    do { // a removed check may have been the only use of its part
      before = automaton.version();
      prune(automaton);
    } while (automaton.version() != before);
  }

  private static void prune(Automaton automaton) {
    int[] edges = automaton.liveEdges();
    BitSet played = automaton.reachableFrom(automaton.begin());
    BitSet checked = automaton.reachableFrom(nodes(automaton, automaton::isCheckStart));
    BitSet ends = automaton.leadingTo(moveEndSources(automaton, edges));
    BitSet found = automaton.leadingTo(nodes(automaton, automaton::isCheckTarget));
    for (int edge : edges) {
      int from = automaton.from(edge);
      int to = automaton.to(edge);
      boolean inMove =
          played.get(from) && (ends.get(to) || Expressions.endsMove(automaton.action(edge)));
      boolean inCheck = checked.get(from) && found.get(to);
      if (!inMove && !inCheck) {
        automaton.removeEdge(edge);
      }
    }
  }

  private static int[] nodes(Automaton automaton, IntPredicate which) {
    return IntStream.range(0, automaton.nodeBound()).filter(which).toArray();
  }

  private static int[] moveEndSources(Automaton automaton, int[] edges) {
    return IntStream.concat(
            IntStream.of(automaton.end()),
            IntStream.of(edges)
                .filter(edge -> Expressions.endsMove(automaton.action(edge)))
                .map(automaton::from))
        .toArray();
  }
}
