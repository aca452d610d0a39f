package org.regames.ir.passes;

import java.util.Arrays;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Bisimulation;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Merges nodes from which the same paths continue.
 *
 * <pre>
 * begin, a1: x = a;
 * begin, b1: x = b;
 * a1, a2: $ one;
 * a1, a2: $ two;
 * b1, b2: $ one;
 * b1, b2: $ two;
 * a2, end: player = keeper;
 * b2, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, a1: x = a;
 * begin, a1: x = b;
 * a1, a2: $ one;
 * a1, a2: $ two;
 * a2, end: player = keeper;
 * </pre>
 *
 * <p>Two nodes are bisimilar if their edges have the same actions and lead to bisimilar nodes;
 * {@code begin}, {@code end} and the targets of checks are only bisimilar to themselves. This also
 * finds equal cycles, which {@link JoinForkSuffixes} cannot. No state may have moves to two nodes
 * that are merged ({@link Bisimulation}): they would become one move.
 */
public final class MergeBisimilarNodes implements Pass {
  @Override
  public String description() {
    return "merge nodes from which the same paths continue";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    int[] classes = Bisimulation.of(automaton).classes();
    int[] representatives = new int[classes.length + 2];
    Arrays.fill(representatives, -1);
    for (int node = 0; node < classes.length; node++) {
      int representative = representatives[classes[node]];
      if (representative >= 0) {
        merge(automaton, node, representative);
      } else if (automaton.outDegree(node) > 0) {
        representatives[classes[node]] = node;
      }
    }
  }

  private static void merge(Automaton automaton, int node, int into) {
    for (int edge : automaton.outgoing(node)) {
      automaton.removeEdge(edge);
    }
    for (int edge : automaton.incoming(node)) {
      automaton.setEnds(edge, automaton.from(edge), into);
    }
    automaton.moveCheckStarts(node, into);
  }
}
