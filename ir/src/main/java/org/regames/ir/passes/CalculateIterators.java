package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.List;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Pragma;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.passes.draft.Draft;

/**
 * Records where a choice of any value is directly followed by a comparison of a constant map at
 * that value, so that only matching values need to be tried.
 *
 * <pre>
 * begin, n: x = A(*);
 * n, m: next[x] == c;
 * m, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, n: x = A(*);
 * n, m: next[x] == c;
 * m, end: player = keeper;
 * &#64;iterator begin n m : x;
 * </pre>
 *
 * <p>No other edge leads to or from the node between them. The variable is the last key, and the
 * other side and the other keys do not use it.
 */
public final class CalculateIterators implements Pass {
  @Override
  public String description() {
    return "say where a constant map narrows a choice: @iterator";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    List<Pragma> pragmas = new ArrayList<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      if (automaton.inDegree(node) == 1
          && automaton.outDegree(node) == 1
          && automaton.action(automaton.onlyIncoming(node)) instanceof Action.AnyAssignment any
          && any.left() instanceof Expression.Reference(String variable, _)
          && automaton.action(automaton.onlyOutgoing(node)) instanceof Action.Comparison compared
          && (narrows(draft, compared.left(), compared.right(), variable)
              || narrows(draft, compared.right(), compared.left(), variable))) {
        int from = automaton.from(automaton.onlyIncoming(node));
        int to = automaton.to(automaton.onlyOutgoing(node));
        List<String> nodes =
            List.of(automaton.name(from), automaton.name(node), automaton.name(to));
        pragmas.add(new Pragma.Iterator(nodes, variable, Origin.UNKNOWN));
      }
    }
    draft.addPragmas(pragmas);
  }

  private static boolean narrows(Draft draft, Expression map, Expression other, String variable) {
    return map instanceof Expression.Access(Expression outer, Expression key, _)
        && key instanceof Expression.Reference(String last, _)
        && last.equals(variable)
        && draft.constant(Expressions.root(outer)) != null
        && !Expressions.anyName(outer, variable::equals)
        && !Expressions.anyName(other, variable::equals);
  }
}
