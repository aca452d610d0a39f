package org.regames.ir.passes;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.ValueSets;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Combines comparisons of one expression with several symbols into fewer.
 *
 * <pre>
 * begin, n: x = A(*);
 * n, m: x == a;
 * n, m: x == b;
 * m, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, n: x = A(*);
 * n, m: x != c;
 * m, end: player = keeper;
 * </pre>
 *
 * <p>Edges between the same nodes are alternatives: together they let through a set of values of
 * the expression. If among the values possible there ({@link ValueSets}) that is all, the edges
 * become one that does nothing; if it is all but one, one inequality.
 *
 * <pre>
 * begin, n: x = A(*);
 * n, m: x != a;
 * m, o: x != b;
 * o, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, n: x = A(*);
 * n, m: x != a;
 * m, o: x == c;
 * o, end: player = keeper;
 * </pre>
 *
 * <p>If paths have to take inequalities that exclude all values but one, the last of them becomes
 * an equality with that one. {@link SkipImpliedComparisons} then drops those that are implied.
 */
public final class CompactComparisons implements Pass {
  /** How many edges back inequalities are searched for. */
  private static final int LONGEST_SEQUENCE = 16;

  private record ComparedWay(int to, Expression expression) {}

  /** What parallel comparisons of one expression let through. */
  private static final class Alternatives {
    private final Map<String, Integer> equal = new TreeMap<>();
    private final Map<String, Integer> different = new TreeMap<>();
  }

  @Override
  public String description() {
    return "join comparisons of one expression into fewer";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    ValueSets values = draft.values();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      if (automaton.outDegree(node) > 1 && values.isReached(node)) {
        joinParallel(draft, values, node);
      }
      if (isAfterOneEdge(automaton, node) && values.isReached(node)) {
        joinSequences(draft, values, node);
      }
    }
  }

  private static void joinSequences(Draft draft, ValueSets values, int node) {
    Automaton automaton = draft.automaton();
    for (int edge : automaton.outgoing(node)) {
      if (isInequality(draft, automaton.action(edge))) {
        Action.Comparison comparison = (Action.Comparison) automaton.action(edge);
        Expression expression = compared(draft, comparison);
        Set<String> excluded = excludedBefore(draft, expression, node);
        Set<String> possible = values.valuesAt(node, expression);
        if (!excluded.isEmpty() && possible != null) {
          Set<String> rest = new TreeSet<>(possible);
          rest.removeAll(excluded);
          rest.remove(symbol(draft, comparison));
          if (rest.size() == 1) {
            Expression only = new Expression.Reference(rest.iterator().next());
            automaton.setAction(edge, new Action.Comparison(expression, only, false));
          }
        }
      }
    }
  }

  /** The values of an expression that inequalities right before a node exclude. */
  private static Set<String> excludedBefore(Draft draft, Expression expression, int node) {
    Automaton automaton = draft.automaton();
    Set<String> read = new HashSet<>();
    Expressions.names(expression).forEach(read::add);
    Set<String> excluded = new TreeSet<>();
    int at = node;
    for (int i = 0; i < LONGEST_SEQUENCE && isAfterOneEdge(automaton, at); i++) {
      int edge = automaton.onlyIncoming(at);
      Action action = automaton.action(edge);
      if (read.contains(Expressions.assigned(action))) {
        break;
      }
      if (isInequality(draft, action)
          && compared(draft, (Action.Comparison) action).equals(expression)) {
        excluded.add(symbol(draft, (Action.Comparison) action));
      }
      at = automaton.from(edge);
    }
    return excluded;
  }

  /** Whether a node has one incoming edge and paths do not start there. */
  private static boolean isAfterOneEdge(Automaton automaton, int node) {
    return automaton.isNode(node)
        && automaton.inDegree(node) == 1
        && node != automaton.begin()
        && !automaton.isCheckStart(node);
  }

  private static boolean isInequality(Draft draft, Action action) {
    return action instanceof Action.Comparison comparison
        && comparison.negated()
        && symbol(draft, comparison) != null;
  }

  private static void joinParallel(Draft draft, ValueSets values, int node) {
    Automaton automaton = draft.automaton();
    Map<ComparedWay, Alternatives> choices = new LinkedHashMap<>();
    for (int edge : automaton.outgoing(node)) {
      if (automaton.action(edge) instanceof Action.Comparison comparison
          && symbol(draft, comparison) != null) {
        Alternatives alternatives =
            choices.computeIfAbsent(
                new ComparedWay(automaton.to(edge), compared(draft, comparison)),
                _ -> new Alternatives());
        Map<String, Integer> edges =
            comparison.negated() ? alternatives.different : alternatives.equal;
        Integer repeated = edges.put(symbol(draft, comparison), edge);
        if (repeated != null) {
          automaton.removeEdge(repeated);
        }
      }
    }
    choices.forEach(
        (choice, alternatives) ->
            join(automaton, choice, alternatives, values.valuesAt(node, choice.expression())));
  }

  private static void join(
      Automaton automaton, ComparedWay choice, Alternatives alternatives, Set<String> values) {
    Map<String, Integer> equal = alternatives.equal;
    Map<String, Integer> different = alternatives.different;
    if (!different.isEmpty()) {
      String excluded = different.keySet().iterator().next();
      int kept = different.get(excluded);
      boolean all = different.size() > 1 || equal.containsKey(excluded);
      equal.values().forEach(automaton::removeEdge);
      different.values().stream().filter(edge -> edge != kept).forEach(automaton::removeEdge);
      if (all) {
        automaton.setAction(kept, new Action.Skip());
      }
      return;
    }
    if (values == null || equal.size() < 2) {
      return;
    }
    Set<String> rest = new TreeSet<>(values);
    rest.removeAll(equal.keySet());
    if (rest.size() <= 1) {
      int kept = equal.values().iterator().next();
      equal.values().stream().filter(edge -> edge != kept).forEach(automaton::removeEdge);
      automaton.setAction(
          kept,
          rest.isEmpty()
              ? new Action.Skip()
              : new Action.Comparison(
                  choice.expression(), new Expression.Reference(rest.iterator().next()), true));
    }
  }

  /** The symbol that the other side is compared with, or null. */
  private static String symbol(Draft draft, Action.Comparison comparison) {
    boolean left = isSymbol(draft, comparison.left());
    boolean right = isSymbol(draft, comparison.right());
    return left == right
        ? null
        : ((Expression.Reference) (left ? comparison.left() : comparison.right())).name();
  }

  private static Expression compared(Draft draft, Action.Comparison comparison) {
    return isSymbol(draft, comparison.left()) ? comparison.right() : comparison.left();
  }

  private static boolean isSymbol(Draft draft, Expression expression) {
    return expression instanceof Expression.Reference(String name, _)
        && draft.variable(name) == null
        && draft.constant(name) == null;
  }
}
