package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.MoveValues;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

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
 * <p>A variable that is never read still distinguishes states, and with them moves. So it is
 * removed only if the state before a move and the node at its end determine its value after the
 * move ({@link MoveValues}). Then moves of one state that lead to different states still do so
 * without it.
 */
public final class PruneUnusedVariables implements Pass {
  @Override
  public String description() {
    return "remove variables that nothing reads";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    Set<String> unread = new HashSet<>();
    draft.variables().forEach(variable -> unread.add(variable.name()));
    unread.removeAll(Builtins.VARIABLES);
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
    List<String> read = new ArrayList<>(Expressions.reads(action));
    if (!Expressions.assignsWhole(action)) {
      // Assigning a place in a map reads the rest of it, which matters only if something else reads
      // it.
      read.remove(written);
    }
    read.forEach(unread::remove);
    if (action instanceof Action.AnyAssignment any
        && !(draft.typing().shape(any.type()).orElse(null) instanceof Shape.SetShape set
            && !set.symbols().isEmpty())) {
      unread.remove(written);
    }
  }

  /** Keeps of the unread variables only those whose removal would not merge states. */
  private static void keepDistinguishing(Draft draft, Set<String> unread) {
    MoveValues moves = new MoveValues(draft.automaton(), draft.values());
    unread.removeIf(variable -> !moves.followFromMoves(variable));
  }
}
