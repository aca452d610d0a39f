package org.regames.ir.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Expression;

/**
 * Whether the state before a move and the node at its end determine the value of a variable after
 * it. If so, no two moves of a state differ only in that variable.
 *
 * <p>For each node where moves start, a search along the edges up to the ends of moves tracks which
 * expression over the values at the start, if there is just one, the variable has at each node.
 * Takes (starts of moves) x (edges of a move) for each variable; if that is too much, the answer is
 * no.
 */
public final class MoveValues {
  /** How many edges may be looked at, for all questions together. */
  private static final int ALLOWANCE = 4_000_000;

  private static final Object UNCHANGED = new Object();
  private static final Object SEVERAL = new Object();

  private final Automaton automaton;
  private final ValueSets values;
  private final List<Integer> starts = new ArrayList<>();
  private int allowance = ALLOWANCE;

  /**
   * @param values the values of variables in the automaton as it is now
   */
  public MoveValues(Automaton automaton, ValueSets values) {
    this.automaton = automaton;
    this.values = values;
    Set<Integer> seen = new HashSet<>();
    seen.add(automaton.begin());
    starts.add(automaton.begin());
    for (int i = 0; i < starts.size(); i++) {
      for (int edge : moveEdges(starts.get(i))) {
        if (Expressions.endsMove(automaton.action(edge)) && seen.add(automaton.to(edge))) {
          starts.add(automaton.to(edge));
        }
      }
    }
  }

  /** The edges of the moves that start at a node. */
  private List<Integer> moveEdges(int start) {
    List<Integer> edges = new ArrayList<>();
    Set<Integer> seen = new HashSet<>(Set.of(start));
    ArrayDeque<Integer> open = new ArrayDeque<>(seen);
    while (!open.isEmpty() && allowance > 0) {
      for (int edge : automaton.outgoing(open.pop())) {
        allowance--;
        edges.add(edge);
        if (!Expressions.endsMove(automaton.action(edge)) && seen.add(automaton.to(edge))) {
          open.push(automaton.to(edge));
        }
      }
    }
    return edges;
  }

  /** Whether no two moves of a state are known to differ only by this variable. */
  public boolean followFromMoves(String variable) {
    for (int start : starts) {
      if (allowance <= 0 || !followsFrom(start, variable)) {
        return false;
      }
    }
    return allowance > 0;
  }

  private boolean followsFrom(int start, String variable) {
    Set<String> assigned = new HashSet<>();
    for (int edge : moveEdges(start)) {
      String name = Expressions.assigned(automaton.action(edge));
      if (name != null) {
        assigned.add(name);
      }
    }
    if (!assigned.contains(variable)) {
      return true;
    }
    Map<Integer, Object> atEnds = new HashMap<>();
    DataFlow.<Integer, Object>solve(
        MoveValues::joined,
        Map.of(start, UNCHANGED),
        (node, known, arrivals) -> {
          for (int edge : automaton.outgoing(node)) {
            allowance--;
            Object after = after(edge, variable, assigned, known);
            if (Expressions.endsMove(automaton.action(edge))) {
              atEnds.merge(automaton.to(edge), after, MoveValues::joined);
            } else {
              arrivals.accept(automaton.to(edge), after);
            }
          }
        });
    return !atEnds.containsValue(SEVERAL);
  }

  private static Object joined(Object one, Object other) {
    return one.equals(other) ? one : SEVERAL;
  }

  private Object after(int edge, String variable, Set<String> assigned, Object before) {
    Action action = automaton.action(edge);
    if (!variable.equals(Expressions.assigned(action))) {
      return before;
    }
    if (!(action instanceof Action.Assignment(Expression left, Expression right))
        || !Expressions.assignsWhole(action)
        || left instanceof Expression.Cast) {
      return SEVERAL;
    }
    String constant = values.constantAt(automaton.from(edge), right);
    return constant != null ? constant : isSteady(right, assigned) ? right : SEVERAL;
  }

  /** Whether an expression has the same value all through a move. */
  private static boolean isSteady(Expression expression, Set<String> assigned) {
    return !Expressions.anyName(expression, assigned::contains);
  }
}
