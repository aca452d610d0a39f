package org.regames.ir.passes;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.MutableAutomaton;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.ValueSets;
import org.regames.ir.analysis.Worklist;

/**
 * Removes variables that nothing reads, with their assignments.
 *
 * <pre>
 * var unused: A = a;
 * begin, m: unused = b;
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
 * <p>A variable nobody reads still tells states apart, and with them moves. So it goes only where,
 * at the end of every move, its value follows from the node the move ends at: it is the same
 * whenever a move ends there ({@link ValueSets}), or no move assigns it at all. Then states that
 * differ still differ without it.
 */
public final class PruneUnusedVariables implements Pass {
  private static final Set<String> BUILTINS =
      Set.of(Builtins.PLAYER, Builtins.GOALS, Builtins.VISIBLE);

  @Override
  public String description() {
    return "remove variables that nothing reads";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    MutableAutomaton automaton = draft.automaton();
    Set<String> unread = new HashSet<>();
    draft.variables().forEach(variable -> unread.add(variable.name()));
    unread.removeAll(BUILTINS);
    for (int edge = 0; edge < automaton.edgeBound() && !unread.isEmpty(); edge++) {
      if (automaton.isEdge(edge)) {
        removeRead(draft, automaton.action(edge), unread);
      }
    }
    if (!unread.isEmpty()) {
      keepDistinguishing(draft, unread);
    }
    for (int edge = 0; edge < automaton.edgeBound() && !unread.isEmpty(); edge++) {
      if (automaton.isEdge(edge) && unread.contains(Expressions.assigned(automaton.action(edge)))) {
        automaton.setAction(edge, new Action.Skip());
      }
    }
    for (Variable variable : draft.variables()) {
      if (unread.contains(variable.name())) {
        draft.removeVariable(variable.name());
      }
    }
  }

  private static void removeRead(Draft draft, Action action, Set<String> unread) {
    String written = Expressions.assigned(action);
    int[] own = {0};
    Expressions.reads(
        action,
        name -> {
          // A place in a map reads the rest of the map, which matters only if something else does.
          if (!name.equals(written) || own[0]++ > 0 || Expressions.assignsWhole(action)) {
            unread.remove(name);
          }
        });
    if (action instanceof Action.AnyAssignment any
        && !(draft.typing().shape(any.type()).orElse(null) instanceof Shape.SetShape set
            && !set.symbols().isEmpty())) {
      unread.remove(written);
    }
  }

  /** Leaves only the variables without which states that differ still do. */
  private static void keepDistinguishing(Draft draft, Set<String> unread) {
    MutableAutomaton automaton = draft.automaton();
    BitSet played = played(automaton);
    Set<String> assigned = new HashSet<>();
    for (int edge = 0; edge < automaton.edgeBound(); edge++) {
      if (automaton.isEdge(edge) && played.get(automaton.from(edge))) {
        String variable = Expressions.assigned(automaton.action(edge));
        if (unread.contains(variable)) {
          assigned.add(variable);
        }
      }
    }
    if (assigned.isEmpty()) {
      return;
    }
    ValueSets values = draft.values();
    Map<Integer, Map<String, String>> atNode = new HashMap<>();
    for (int edge = 0; edge < automaton.edgeBound(); edge++) {
      if (automaton.isEdge(edge)
          && MutableAutomaton.endsMove(automaton.action(edge))
          && played.get(automaton.from(edge))
          && values.isReached(automaton.from(edge))) {
        Map<String, String> known =
            atNode.computeIfAbsent(automaton.to(edge), _ -> new HashMap<>());
        for (String variable : assigned) {
          String value =
              values.constantAt(automaton.from(edge), new Expression.Reference(variable));
          if (value == null || !value.equals(known.computeIfAbsent(variable, _ -> value))) {
            unread.remove(variable);
          }
        }
      }
    }
  }

  private static BitSet played(MutableAutomaton automaton) {
    BitSet played = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.push(automaton.begin());
    while (!open.isEmpty()) {
      int node = open.pop();
      if (!played.get(node)) {
        played.set(node);
        for (int edge : automaton.outgoing(node)) {
          open.push(automaton.to(edge));
        }
      }
    }
    return played;
  }
}
