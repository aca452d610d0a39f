package org.regames.gdl.clause;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.Formula;
import org.regames.gdl.syntax.GdlDescription;
import org.regames.gdl.syntax.GdlRule;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.ir.language.Budget;

/**
 * Rewrites rules into clauses: negations move inwards and every {@code or} gives a clause for each
 * of its alternatives, which multiply; the budget limits them.
 */
public final class Clauses {
  private final GdlRule rule;
  private final Budget budget;
  private final List<Clause> result = new ArrayList<>();
  private final List<Atom> positive = new ArrayList<>();
  private final List<Atom> negative = new ArrayList<>();
  private final List<Clause.Pair> distinct = new ArrayList<>();
  private final List<Clause.Pair> equal = new ArrayList<>();

  private Clauses(GdlRule rule, Budget budget) {
    this.rule = rule;
    this.budget = budget;
  }

  /** The clauses of all rules, in the order of the rules. */
  public static List<Clause> of(GdlDescription description, Budget budget) {
    List<Clause> clauses = new ArrayList<>();
    description.rules().forEach(rule -> clauses.addAll(of(rule, budget)));
    return clauses;
  }

  /** The clauses of one rule; none if its body contradicts itself. */
  public static List<Clause> of(GdlRule rule, Budget budget) {
    Clauses clauses = new Clauses(rule, budget);
    List<Signed> conditions = rule.body().stream().map(body -> new Signed(body, true)).toList();
    clauses.expand(conditions);
    return clauses.result;
  }

  /** A condition, or its negation. */
  private record Signed(Formula formula, boolean holds) {}

  /**
   * Takes the conditions one by one; those with alternatives put each of these before the rest.
   * Atoms are taken in a loop: rules have thousands of them, too many for the stack.
   */
  private void expand(List<Signed> conditions) {
    int positives = positive.size();
    int negatives = negative.size();
    int taken = 0;
    while (taken < conditions.size()
        && conditions.get(taken) instanceof Signed(Formula.Holds(Atom atom), boolean holds)) {
      (holds ? positive : negative).add(atom);
      taken++;
    }
    branch(conditions.subList(taken, conditions.size()));
    positive.subList(positives, positive.size()).clear();
    negative.subList(negatives, negative.size()).clear();
  }

  private void branch(List<Signed> conditions) {
    if (conditions.isEmpty()) {
      budget.spend(1, "clauses of a rule with many alternatives", rule.origin());
      clause().ifPresent(result::add);
      return;
    }
    Signed first = conditions.getFirst();
    List<Signed> rest = conditions.subList(1, conditions.size());
    switch (first.formula) {
      case Formula.Holds _ -> expand(conditions);
      case Formula.Not(Formula operand, _) ->
          expand(joined(List.of(new Signed(operand, !first.holds)), rest));
      case Formula.And(List<Formula> operands, _) ->
          group(operands, first.holds, first.holds, rest);
      case Formula.Or(List<Formula> operands, _) ->
          group(operands, first.holds, !first.holds, rest);
      case Formula.Distinct(List<GdlTerm> terms, _) -> terms(terms, first.holds, rest);
    }
  }

  private void group(List<Formula> operands, boolean holds, boolean all, List<Signed> rest) {
    List<Signed> signed = operands.stream().map(operand -> new Signed(operand, holds)).toList();
    if (all) {
      expand(joined(signed, rest));
    } else {
      signed.forEach(alternative -> expand(joined(List.of(alternative), rest)));
    }
  }

  private void terms(List<GdlTerm> terms, boolean differ, List<Signed> rest) {
    List<Clause.Pair> pairs = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      for (int j = i + 1; j < terms.size(); j++) {
        pairs.add(new Clause.Pair(terms.get(i), terms.get(j)));
      }
    }
    if (differ) {
      int size = distinct.size();
      distinct.addAll(pairs);
      expand(rest);
      distinct.subList(size, distinct.size()).clear();
    } else {
      for (Clause.Pair pair : pairs) {
        equal.add(pair);
        expand(rest);
        equal.removeLast();
      }
    }
  }

  private static List<Signed> joined(List<Signed> first, List<Signed> rest) {
    List<Signed> all = new ArrayList<>(first);
    all.addAll(rest);
    return all;
  }

  /**
   * The conjunction collected so far, with equal terms unified and each literal once; empty if
   * terms cannot be equal.
   */
  private Optional<Clause> clause() {
    Substitution substitution = new Substitution();
    for (Clause.Pair pair : equal) {
      if (!substitution.unify(pair.left(), pair.right())) {
        return Optional.empty();
      }
    }
    return Optional.of(
        new Clause(
            substitution.apply(rule.head()),
            positive.stream().map(substitution::apply).distinct().toList(),
            negative.stream().map(substitution::apply).distinct().toList(),
            distinct.stream()
                .map(
                    pair ->
                        new Clause.Pair(
                            substitution.apply(pair.left()), substitution.apply(pair.right())))
                .distinct()
                .toList(),
            rule));
  }

  /** Values of variables found by unification; a variable in its own value makes it fail. */
  private static final class Substitution {
    private final Map<String, GdlTerm> values = new LinkedHashMap<>();

    boolean unify(GdlTerm first, GdlTerm second) {
      GdlTerm left = apply(first);
      GdlTerm right = apply(second);
      if (left instanceof GdlTerm.Variable(String name, _)) {
        return right instanceof GdlTerm.Variable(String other, _) && other.equals(name)
            || bind(name, right);
      }
      if (right instanceof GdlTerm.Variable(String name, _)) {
        return bind(name, left);
      }
      if (left instanceof GdlTerm.Compound a && right instanceof GdlTerm.Compound b) {
        boolean alike =
            a.function().equals(b.function()) && a.arguments().size() == b.arguments().size();
        for (int i = 0; alike && i < a.arguments().size(); i++) {
          alike = unify(a.arguments().get(i), b.arguments().get(i));
        }
        return alike;
      }
      return left.equals(right);
    }

    private boolean bind(String name, GdlTerm value) {
      if (Variables.of(value).contains(name)) {
        return false;
      }
      values.put(name, value);
      return true;
    }

    Atom apply(Atom atom) {
      return values.isEmpty()
          ? atom
          : new Atom(
              atom.relation(), atom.arguments().stream().map(this::apply).toList(), atom.origin());
    }

    GdlTerm apply(GdlTerm term) {
      return switch (term) {
        case GdlTerm.Symbol _ -> term;
        case GdlTerm.Variable(String name, _) ->
            values.containsKey(name) ? apply(values.get(name)) : term;
        case GdlTerm.Compound(String function, List<GdlTerm> arguments, var origin) ->
            new GdlTerm.Compound(function, arguments.stream().map(this::apply).toList(), origin);
      };
    }
  }
}
