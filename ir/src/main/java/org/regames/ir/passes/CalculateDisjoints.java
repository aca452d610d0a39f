package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Pragma;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.passes.draft.Draft;

/**
 * Records at which nodes at most one edge, or exactly one, is legal.
 *
 * <pre>
 * begin, m: x == a;
 * begin, n: x != a;
 * m, end: player = keeper;
 * n, k: y == a;
 * n, l: y == b;
 * k, end: player = keeper;
 * l, end: player = white;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: x == a;
 * begin, n: x != a;
 * m, end: player = keeper;
 * n, k: y == a;
 * n, l: y == b;
 * k, end: player = keeper;
 * l, end: player = white;
 * &#64;disjointExhaustive begin : m n;
 * &#64;disjoint n : k l;
 * </pre>
 *
 * <p>Exactly one of a condition and its negation is legal; at most one of comparisons of one
 * expression with different symbols. The edges must lead to different nodes, since the pragma names
 * those.
 */
public final class CalculateDisjoints implements Pass {
  @Override
  public String description() {
    return "say where at most one edge is legal: @disjoint, @disjointExhaustive";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    List<Pragma> pragmas = new ArrayList<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      int[] edges = automaton.outgoing(node);
      List<String> targets =
          Arrays.stream(edges).mapToObj(edge -> automaton.name(automaton.to(edge))).toList();
      if (edges.length < 2 || new HashSet<>(targets).size() < edges.length) {
        continue;
      }
      List<Action> actions = Arrays.stream(edges).mapToObj(automaton::action).toList();
      boolean exhaustive =
          actions.size() == 2
              && actions.getLast() instanceof Action.Condition last
              && actions.getFirst().equals(last.negation());
      if (exhaustive || areDisjoint(draft, actions)) {
        pragmas.add(new Pragma.Disjoint(automaton.name(node), targets, exhaustive, Origin.UNKNOWN));
      }
    }
    draft.addPragmas(pragmas);
  }

  private static boolean areDisjoint(Draft draft, List<Action> actions) {
    Set<Expression> compared = new HashSet<>();
    Set<String> symbols = new HashSet<>();
    for (Action action : actions) {
      if (!(action instanceof Action.Comparison(var left, var right, boolean negated)) || negated) {
        return false;
      }
      boolean symbolRight = isSymbol(draft, right);
      compared.add(symbolRight ? left : right);
      if (!symbolRight && !isSymbol(draft, left)
          || !symbols.add((symbolRight ? right : left).toString())) {
        return false;
      }
    }
    return compared.size() == 1;
  }

  private static boolean isSymbol(Draft draft, Expression expression) {
    return expression instanceof Expression.Reference(String name, _)
        && draft.variable(name) == null
        && draft.constant(name) == null;
  }
}
