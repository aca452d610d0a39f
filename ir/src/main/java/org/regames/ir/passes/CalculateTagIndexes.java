package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.regames.ir.Action;
import org.regames.ir.Pragma;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.DataFlow;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Lattice;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.passes.draft.Draft;

/**
 * Records the index in the move of the tags on the edges from a node.
 *
 * <pre>
 * begin, m: $ one;
 * begin, m: ;
 * m, n: $ two;
 * n, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: $ one;
 * begin, m: ;
 * m, n: $ two;
 * n, end: player = keeper;
 * &#64;tagIndex begin : 0;
 * &#64;tagMaxIndex begin : 0;
 * &#64;tagMaxIndex m : 1;
 * </pre>
 *
 * <p>A forward data-flow analysis: the minimum and maximum number of tags that a move may have when
 * it reaches a node. {@link #MAX_TAGS} and more count as any number.
 */
public final class CalculateTagIndexes implements Pass {
  private static final int MAX_TAGS = 64;

  private record Count(int least, int greatest) {
    static final Count NOWHERE = new Count(Integer.MAX_VALUE, -1);

    Count join(Count other) {
      return least <= other.least && greatest >= other.greatest
          ? this
          : new Count(Math.min(least, other.least), Math.max(greatest, other.greatest));
    }

    Count next() {
      return equals(NOWHERE)
          ? this
          : new Count(Math.min(least + 1, MAX_TAGS), Math.min(greatest + 1, MAX_TAGS));
    }
  }

  @Override
  public String description() {
    return "say how many tags of a move come before: @tagIndex, @tagMaxIndex";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    List<Count> counts =
        DataFlow.solve(
            automaton,
            DataFlow.Direction.FORWARD,
            false,
            new Lattice<>(Count.NOWHERE, Count::join),
            Map.of(automaton.begin(), new Count(0, 0)),
            (edge, before) -> after(automaton, edge, before));
    Map<Integer, List<String>> exact = new TreeMap<>();
    Map<Integer, List<String>> atMost = new TreeMap<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      Count count = counts.get(node);
      if (count.greatest() >= 0 && count.greatest() < MAX_TAGS && hasTag(automaton, node)) {
        String name = automaton.name(node);
        atMost.computeIfAbsent(count.greatest(), _ -> new ArrayList<>()).add(name);
        if (count.least() == count.greatest()) {
          exact.computeIfAbsent(count.least(), _ -> new ArrayList<>()).add(name);
        }
      }
    }
    List<Pragma> pragmas = new ArrayList<>();
    exact.forEach((i, nodes) -> pragmas.add(new Pragma.TagIndex(nodes, i, false, Origin.UNKNOWN)));
    atMost.forEach((i, nodes) -> pragmas.add(new Pragma.TagIndex(nodes, i, true, Origin.UNKNOWN)));
    draft.addPragmas(pragmas);
  }

  private static Count after(Automaton automaton, int edge, Count before) {
    if (before.equals(Count.NOWHERE)) {
      return before;
    }
    if (Expressions.endsMove(automaton.action(edge))) {
      return new Count(0, 0);
    }
    return automaton.action(edge) instanceof Action.Tagging ? before.next() : before;
  }

  private static boolean hasTag(Automaton automaton, int node) {
    for (int edge : automaton.outgoing(node)) {
      if (automaton.action(edge) instanceof Action.Tagging) {
        return true;
      }
    }
    return false;
  }
}
