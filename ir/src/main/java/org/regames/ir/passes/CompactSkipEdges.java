package org.regames.ir.passes;

import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.MoveEnds;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Removes edges that do nothing if the nodes at their ends can be merged, or if the edges after
 * them can start earlier.
 *
 * <pre>
 * begin, b: x == a;
 * b, c: ;
 * c, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, c: x == a;
 * c, end: player = keeper;
 * </pre>
 *
 * <p>Four shapes, for an edge from a to b:
 *
 * <ul>
 *   <li>It is the only edge from a: whatever led to a leads to b instead. No check may have a as
 *       its target, as more paths would reach b than reached a. Checks that start at a start at b.
 *   <li>The same where a is {@code begin}: b becomes {@code begin}, unless either is the target of
 *       a check.
 *   <li>It is the only edge to b: the edges from b start at a instead. No check may start at b, as
 *       a has other edges. Checks with target b get target a, except those that start at b.
 *   <li>All edges to b do nothing, and there is one edge from b: every edge to b takes over its
 *       action and target.
 * </ul>
 *
 * The same paths remain, without an action that changed nothing. A state's node may change from a
 * to b; the two must not have been two outcomes of one state ({@link MoveEnds}).
 */
public final class CompactSkipEdges implements Pass {
  @Override
  public String description() {
    return "remove edges that do nothing, where possible";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    MoveEnds moveEnds = new MoveEnds(automaton);
    while (!changed.isEmpty()) {
      int node = changed.next();
      boolean done =
          skipFromBegin(automaton, moveEnds, node)
              || skipOnward(automaton, moveEnds, node)
              || skipInto(automaton, node)
              || skipAround(automaton, moveEnds, node);
      if (done) {
        changed.add(node);
      }
    }
  }

  /** Where {@code begin} only leads to another node, that node becomes {@code begin}. */
  private static boolean skipFromBegin(Automaton automaton, MoveEnds moveEnds, int node) {
    int begin = automaton.begin();
    if (node != begin || automaton.outDegree(begin) != 1 || automaton.isCheckTarget(begin)) {
      return false;
    }
    int edge = automaton.onlyOutgoing(begin);
    int b = automaton.to(edge);
    if (!isSkip(automaton, edge)
        || b == begin
        || b == automaton.end()
        || automaton.isCheckTarget(b)
        || !moveEnds.canMerge(b, begin)) {
      return false;
    }
    moveEnds.merge(b, begin);
    automaton.removeEdge(edge);
    for (int outgoing : automaton.outgoing(b)) {
      automaton.setEnds(outgoing, begin, automaton.to(outgoing));
    }
    for (int incoming : automaton.incoming(b)) {
      automaton.setEnds(incoming, automaton.from(incoming), begin);
    }
    automaton.moveCheckStarts(b, begin);
    return true;
  }

  private static boolean isSkip(Automaton automaton, int edge) {
    return automaton.action(edge) instanceof Action.Skip;
  }

  private static boolean skipOnward(Automaton automaton, MoveEnds moveEnds, int a) {
    if (automaton.outDegree(a) != 1
        || a == automaton.begin()
        || a == automaton.end()
        || automaton.isCheckTarget(a)) {
      return false;
    }
    int edge = automaton.onlyOutgoing(a);
    int b = automaton.to(edge);
    if (!isSkip(automaton, edge) || a == b || !moveEnds.canMerge(a, b)) {
      return false;
    }
    moveEnds.merge(a, b);
    automaton.removeEdge(edge);
    for (int incoming : automaton.incoming(a)) {
      automaton.setEnds(incoming, automaton.from(incoming), b);
    }
    automaton.moveCheckStarts(a, b);
    return true;
  }

  private static boolean skipInto(Automaton automaton, int b) {
    if (automaton.inDegree(b) != 1
        || b == automaton.begin()
        || b == automaton.end()
        || automaton.isCheckStart(b)) {
      return false;
    }
    int edge = automaton.onlyIncoming(b);
    int a = automaton.from(edge);
    if (!isSkip(automaton, edge) || a == b) {
      return false;
    }
    automaton.removeEdge(edge);
    for (int outgoing : automaton.outgoing(b)) {
      automaton.setEnds(outgoing, a, automaton.to(outgoing));
    }
    automaton.moveCheckTargets(b, a);
    return true;
  }

  private static boolean skipAround(Automaton automaton, MoveEnds moveEnds, int b) {
    if (automaton.outDegree(b) != 1
        || automaton.inDegree(b) == 0
        || b == automaton.begin()
        || b == automaton.end()
        || automaton.isCheckStart(b)
        || automaton.isCheckTarget(b)) {
      return false;
    }
    int outgoing = automaton.onlyOutgoing(b);
    int[] incoming = automaton.incoming(b);
    for (int edge : incoming) {
      if (!isSkip(automaton, edge) || automaton.from(edge) == b) {
        return false;
      }
    }
    // Where one of the nodes before can become this one, the action need not be copied.
    for (int edge : incoming) {
      int a = automaton.from(edge);
      if (skipFromBegin(automaton, moveEnds, a) || skipOnward(automaton, moveEnds, a)) {
        return true;
      }
    }
    for (int edge : incoming) {
      automaton.setAction(edge, automaton.action(outgoing));
      automaton.setEnds(edge, automaton.from(edge), automaton.to(outgoing));
    }
    automaton.removeEdge(outgoing);
    return true;
  }
}
