package org.regames.ir.passes;

import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Replaces tags with the value of a variable by a comparison and a tag for each value.
 *
 * <pre>
 * type B = {b, c};
 * var w: B = b;
 * begin, m: $$ w;
 * m, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * type B = {b, c};
 * var w: B = b;
 * begin, begin_1: w == b;
 * begin, begin_2: w == c;
 * begin_1, m: $ b;
 * begin_2, m: $ c;
 * m, end: player = keeper;
 * </pre>
 *
 * <p>Equivalent by definition. Not done if it would make more than {@link #MAX_EDGES} edges.
 */
public final class ExpandVariableTags implements Pass {
  private static final int MAX_EDGES = 1_000_000;

  @Override
  public String description() {
    return "replace $$ x by a comparison and a tag for each value";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    for (int edge : automaton.liveEdges()) {
      if (automaton.action(edge) instanceof Action.VariableTag(String name)
          && draft.variable(name) instanceof Variable variable
          && draft.typing().shape(variable.type()).orElse(null) instanceof Shape.SetShape set
          && automaton.edgeCount() + 2 * set.symbols().size() <= MAX_EDGES) {
        int from = automaton.from(edge);
        for (String symbol : set.symbols()) {
          int between = automaton.newNode(from);
          Action comparison =
              new Action.Comparison(
                  new Expression.Reference(name), new Expression.Reference(symbol), false);
          automaton.addEdge(from, between, comparison, automaton.origin(edge));
          automaton.addEdge(
              between, automaton.to(edge), new Action.Tag(symbol), automaton.origin(edge));
        }
        automaton.removeEdge(edge);
      }
    }
  }
}
