package org.regames.ir.passes;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Lets the keeper take over as soon as a player has nothing more to choose.
 *
 * <pre>
 * begin, m: player = white;
 * m, n: x = A(*);
 * n, o: $$ x;
 * o, p: board[x] = b;
 * p, q: player = keeper;
 * q, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: player = white;
 * m, n: x = A(*);
 * n, o_early: $$ x;
 * o_early, o: player = keeper;
 * o, p: board[x] = b;
 * p, q: ;
 * q, end: player = keeper;
 * </pre>
 *
 * <p>The rest of the move has no tags and cannot fail: each node has one outgoing edge that is
 * always legal, or two with a condition and its negation. So the rest is executed only for the move
 * that is played, not for each one that is generated; in games that sow seeds around a board that
 * is most of the work. Loops there are assumed to terminate.
 */
public final class EndMovesEarly implements Pass {
  private static final Action KEEPER_MOVES =
      new Action.Assignment(
          new Expression.Reference(Builtins.PLAYER), new Expression.Reference(Builtins.KEEPER));

  @Override
  public String description() {
    return "let the keeper take over once a player has no choice left";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    BitSet settled = settled(automaton);
    if (settled.stream().allMatch(node -> endsHere(automaton, node))) {
      return;
    }
    Map<Integer, Integer> early = new HashMap<>();
    for (int edge : automaton.liveEdges()) {
      int from = automaton.from(edge);
      int to = automaton.to(edge);
      if (settled.get(from)) {
        if (takesOver(automaton, edge)) {
          automaton.setAction(edge, new Action.Skip());
        }
      } else if (settled.get(to)) {
        if (!early.containsKey(to)) {
          early.put(to, automaton.newNode(to, "early"));
          automaton.addEdge(early.get(to), to, KEEPER_MOVES, automaton.origin(edge));
        }
        automaton.setEnds(edge, from, early.get(to));
      }
    }
  }

  private static boolean endsHere(Automaton automaton, int node) {
    return takesOver(automaton, automaton.outgoing(node)[0]);
  }

  /** Whether the keeper moves after an edge; an edge to the end of the play stays as it is. */
  private static boolean takesOver(Automaton automaton, int edge) {
    return automaton.action(edge).equals(KEEPER_MOVES) && automaton.to(edge) != automaton.end();
  }

  /**
   * The nodes from which everything follows without choice until the keeper takes over, excluding
   * {@code begin} and nodes that checks visit: the greatest such set.
   */
  private static BitSet settled(Automaton automaton) {
    BitSet settled = new BitSet();
    BitSet checked =
        Closure.of(
            automaton.checkStarts().stream().mapToInt(Integer::intValue),
            node -> IntStream.of(automaton.successors(node)));
    Deque<Integer> left = new ArrayDeque<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      if (automaton.isNode(node)
          && node != automaton.begin()
          && !checked.get(node)
          && goesOn(automaton, node)) {
        settled.set(node);
        left.add(node);
      }
    }
    while (!left.isEmpty()) {
      int node = left.poll();
      if (settled.get(node) && !leadsOn(automaton, node, settled)) {
        settled.clear(node);
        for (int edge : automaton.incoming(node)) {
          left.add(automaton.from(edge));
        }
      }
    }
    return settled;
  }

  private static boolean leadsOn(Automaton automaton, int node, BitSet settled) {
    for (int edge : automaton.outgoing(node)) {
      if (!takesOver(automaton, edge) && !settled.get(automaton.to(edge))) {
        return false;
      }
    }
    return true;
  }

  /** Whether exactly one edge from a node is legal in any state, and adds no tag. */
  private static boolean goesOn(Automaton automaton, int node) {
    int[] edges = automaton.outgoing(node);
    return switch (edges.length) {
      case 1 -> takesOver(automaton, edges[0]) || isStep(automaton.action(edges[0]));
      case 2 ->
          automaton.action(edges[0]) instanceof Action.Condition one
              && automaton.action(edges[1]) instanceof Action.Condition other
              && one.negation().equals(other)
              && !readsPlayer(one);
      default -> false;
    };
  }

  private static boolean isStep(Action action) {
    return switch (action) {
      case Action.Skip _ -> true;
      case Action.Assignment _ -> !readsPlayer(action) && !Expressions.endsMove(action);
      case Action.AnyAssignment _, Action.Condition _, Action.Tagging _ -> false;
    };
  }

  private static boolean readsPlayer(Action action) {
    return Expressions.reads(action).contains(Builtins.PLAYER);
  }
}
