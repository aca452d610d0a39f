package org.regames.ir.passes;

import java.util.HashMap;
import java.util.Map;
import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.MoveEnds;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Joins the last edges of paths that end with the same action at the same node.
 *
 * <pre>
 * begin, a1: x == a;
 * begin, a2: x == b;
 * a1, end: player = keeper;
 * a2, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, a1: x == a;
 * begin, a1: x == b;
 * a1, end: player = keeper;
 * </pre>
 *
 * <p>Both nodes have only that edge, and neither is the target of a check; then the same paths
 * continue from both. If moves end at both, no state may have moves to both ({@link MoveEnds}).
 */
public final class JoinForkSuffixes implements Pass {
  @Override
  public String description() {
    return "join equal actions at the end of paths to one node";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    new Run(draft.automaton()).join(changed);
  }

  private static final class Run {
    private final Automaton automaton;
    private final MoveEnds moveEnds;
    // For each node whose incoming edges were examined: a source node for each action on them.
    private final Map<Integer, Map<Action, Integer>> starts = new HashMap<>();

    Run(Automaton automaton) {
      this.automaton = automaton;
      this.moveEnds = new MoveEnds(automaton);
    }

    void join(Worklist changed) {
      while (!changed.isEmpty()) {
        int node = changed.next();
        if (fits(node)) {
          int edge = automaton.onlyOutgoing(node);
          int to = automaton.to(edge);
          if (!starts.containsKey(to)) {
            starts.put(to, new HashMap<>());
            for (int incoming : automaton.incoming(to)) {
              if (fits(automaton.from(incoming))) {
                join(automaton.from(incoming));
              }
            }
          } else {
            join(node);
          }
        }
      }
    }

    private boolean fits(int node) {
      return automaton.outDegree(node) == 1
          && node != automaton.begin()
          && node != automaton.end()
          && !automaton.isCheckTarget(node)
          && automaton.to(automaton.onlyOutgoing(node)) != node;
    }

    private void join(int node) {
      int edge = automaton.onlyOutgoing(node);
      int to = automaton.to(edge);
      Action action = automaton.action(edge);
      Integer other = starts.get(to).get(action);
      if (other == null || !stillEndsWith(other, action, to)) {
        starts.get(to).put(action, node);
      } else if (other != node && moveEnds.canMerge(node, other)) {
        moveEnds.merge(node, other);
        automaton.removeEdge(edge);
        for (int incoming : automaton.incoming(node)) {
          automaton.setEnds(incoming, automaton.from(incoming), other);
        }
        automaton.moveCheckStarts(node, other);
      }
    }

    private boolean stillEndsWith(int node, Action action, int to) {
      return fits(node)
          && automaton.to(automaton.onlyOutgoing(node)) == to
          && automaton.action(automaton.onlyOutgoing(node)).equals(action);
    }
  }
}
