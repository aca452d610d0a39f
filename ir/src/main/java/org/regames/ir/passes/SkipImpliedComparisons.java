package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.List;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;
import org.regames.ir.passes.draft.Implications;
import org.regames.ir.passes.draft.WellTyped;

/**
 * Drops comparisons that the ones right after them imply.
 *
 * <pre>
 * type B = {b, c, none};
 * const up: A -> B = {:none, a: b, b: c};
 * var board: A -> A = {:a};
 * begin, m: up[x] != none;
 * m, n: x = up[x];
 * n, o: board[x] == b;
 * o, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * type B = {b, c, none};
 * const up: A -> B = {:none, a: b, b: c};
 * var board: A -> A = {:a};
 * begin, m: ;
 * m, n: board[up[x]] == b;
 * n, o: x = up[x];
 * o, end: player = keeper;
 * </pre>
 *
 * <p>The board is {@code a} outside its keys, here at {@code none}, since assignments to keys do
 * not change the default. So finding a b there implies not having left the board. In general a
 * comparison {@code e != s} is dropped if every edge after it is a comparison known to fail if e is
 * s, and nothing else leads to the node between. A comparison may be moved before an assignment,
 * with the assigned value substituted, if this allows the first one to be dropped: comparisons
 * change nothing, so the same paths remain.
 */
public final class SkipImpliedComparisons implements Pass {
  private static final int MAX_SIZE = 15;

  @Override
  public String description() {
    return "drop comparisons that those right after them imply";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    Implications implications = new Implications(draft);
    while (!changed.isEmpty()) {
      int node = changed.next();
      skip(draft, implications, node);
      // What changed may be one or two edges after a comparison that it now implies.
      if (isBetween(automaton, node)) {
        skip(draft, implications, automaton.from(automaton.onlyIncoming(node)));
      }
    }
  }

  private static void skip(Draft draft, Implications implications, int node) {
    Automaton automaton = draft.automaton();
    if (!isBetween(automaton, node)
        || !(automaton.action(automaton.onlyIncoming(node)) instanceof Action.Comparison first)) {
      return;
    }
    int[] outgoing = automaton.outgoing(node);
    if (outgoing.length == 1 && isMovable(automaton.action(outgoing[0]))) {
      moveComparisons(draft, implications, first, outgoing[0]);
      return;
    }
    for (int edge : outgoing) {
      if (!(automaton.action(edge) instanceof Action.Comparison second)
          || !implications.implies(second, first)) {
        return;
      }
    }
    automaton.setAction(automaton.onlyIncoming(node), new Action.Skip());
  }

  /**
   * Whether a node only connects one incoming edge to outgoing ones, so that no path starts or ends
   * there.
   */
  private static boolean isBetween(Automaton automaton, int node) {
    return automaton.isNode(node)
        && automaton.inDegree(node) == 1
        && automaton.outDegree(node) > 0
        && automaton.from(automaton.onlyIncoming(node)) != node
        && node != automaton.begin()
        && node != automaton.end()
        && !automaton.isCheckStart(node)
        && !automaton.isCheckTarget(node);
  }

  private static boolean isMovable(Action action) {
    return action instanceof Action.Assignment(Expression.Reference(String name, _), _)
        && !name.equals(Builtins.PLAYER);
  }

  /** Moves comparisons before an assignment if they then imply the one before it. */
  private static void moveComparisons(
      Draft draft, Implications implications, Action.Comparison first, int assignment) {
    Automaton automaton = draft.automaton();
    int before = automaton.from(assignment);
    int after = automaton.to(assignment);
    if (before == after || !isBetween(automaton, after)) {
      return;
    }
    int[] edges = automaton.outgoing(after);
    int target = automaton.to(edges[0]);
    Action.Assignment action = (Action.Assignment) automaton.action(assignment);
    List<Action> moved = new ArrayList<>();
    for (int edge : edges) {
      Action comparison = substituted(automaton.action(edge), action);
      if (automaton.to(edge) != target
          || !(comparison instanceof Action.Comparison second)
          || isTooLarge(second)
          || !implications.implies(second, first)
          || !WellTyped.test(draft.typing(), second)) {
        return;
      }
      moved.add(second);
    }
    if (target == before || target == after) {
      return;
    }
    automaton.setAction(automaton.onlyIncoming(before), new Action.Skip());
    automaton.setEnds(assignment, after, target);
    for (int i = 0; i < edges.length; i++) {
      automaton.setAction(edges[i], moved.get(i));
      automaton.setEnds(edges[i], before, after);
    }
  }

  private static Action substituted(Action action, Action.Assignment assignment) {
    String variable = Expressions.root(assignment.left());
    return Expressions.mapReads(
        action,
        part ->
            part instanceof Expression.Reference(String name, _) && name.equals(variable)
                ? assignment.right()
                : part);
  }

  private static boolean isTooLarge(Action.Comparison comparison) {
    return Expressions.size(comparison.left()) > MAX_SIZE
        || Expressions.size(comparison.right()) > MAX_SIZE;
  }
}
