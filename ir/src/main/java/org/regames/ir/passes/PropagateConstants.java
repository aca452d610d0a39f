package org.regames.ir.passes;

import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.ValueSets;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;
import org.regames.ir.passes.draft.WellTyped;

/**
 * Replaces expressions that always have the same value at a node by that value.
 *
 * <pre>
 * const down: A -> A = {:c, a: b};
 * begin, m: x = a;
 * m, n: y = A(*);
 * n, o: y == down[x];
 * o, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * const down: A -> A = {:c, a: b};
 * begin, m: x = a;
 * m, n: y = A(*);
 * n, o: y == b;
 * o, end: player = keeper;
 * </pre>
 *
 * <p>The value is the same in every path that reaches the node ({@link ValueSets}). An action that
 * would not be well typed with the value stays: symbols have narrower types.
 */
public final class PropagateConstants implements Pass {
  @Override
  public String description() {
    return "replace what always has the same value by the value";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    ValueSets values = draft.values();
    for (int edge : automaton.liveEdges()) {
      if (values.isReached(automaton.from(edge))) {
        Action action = automaton.action(edge);
        Action folded = folded(draft, values, automaton.from(edge), action);
        if (!folded.equals(action) && WellTyped.test(draft.typing(), folded)) {
          automaton.setAction(edge, folded);
        }
      }
    }
  }

  private static Action folded(Draft draft, ValueSets values, int node, Action action) {
    if (action instanceof Action.VariableTag(String variable)) {
      String value = values.constantAt(node, new Expression.Reference(variable));
      return value == null ? action : new Action.Tag(value);
    }
    return Expressions.mapReads(
        action,
        part -> {
          String value = isSymbol(draft, part) ? null : values.constantAt(node, part);
          return value == null ? part : new Expression.Reference(value, part.origin());
        });
  }

  private static boolean isSymbol(Draft draft, Expression expression) {
    return expression instanceof Expression.Reference(String name, _)
        && draft.variable(name) == null
        && draft.constant(name) == null;
  }
}
