package org.regames.ir.passes;

import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;
import org.regames.ir.passes.draft.WellTyped;

/**
 * Replaces assignments of any value by one edge for each value.
 *
 * <pre>
 * begin, m: x = A(*);
 * m, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: x = a;
 * begin, m: x = b;
 * begin, m: x = c;
 * m, end: player = keeper;
 * </pre>
 *
 * <p>Equivalent by definition. Not done if it would make more than {@link #MAX_EDGES} edges, or if
 * some symbol is not in the type of the target, which in a single edge would be a type error.
 */
public final class ExpandAnyAssignment implements Pass {
  private static final int MAX_EDGES = 1_000_000;

  @Override
  public String description() {
    return "replace x = T(*) by an edge for each value";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    for (int edge : automaton.liveEdges()) {
      if (automaton.action(edge) instanceof Action.AnyAssignment(Expression left, var type)
          && draft.typing().shape(type).orElse(null) instanceof Shape.SetShape set
          && automaton.edgeCount() + set.symbols().size() <= MAX_EDGES
          && set.symbols().stream()
              .allMatch(symbol -> WellTyped.test(draft.typing(), assignment(left, symbol)))) {
        for (String symbol : set.symbols()) {
          automaton.addEdge(
              automaton.from(edge),
              automaton.to(edge),
              assignment(left, symbol),
              automaton.origin(edge));
        }
        automaton.removeEdge(edge);
      }
    }
  }

  private static Action assignment(Expression left, String symbol) {
    return new Action.Assignment(left, new Expression.Reference(symbol));
  }
}
