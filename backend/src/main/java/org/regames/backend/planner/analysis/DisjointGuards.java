package org.regames.backend.planner.analysis;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Step;

/** Proves that of several conditions at most one can hold. */
public final class DisjointGuards {
  private static final int MOST_PAIRS = 400;
  private static final long MOST_CASES = 8192;

  private final GameLayout layout;

  /** Whether to examine transitions at all. */
  private final boolean looks;

  /** How many cases may still be tried, so that planning large games stays fast. */
  private long casesLeft = 1_000_000;

  /** With a layout; {@code looks} says whether to look for exclusive conditions at all. */
  public DisjointGuards(GameLayout layout, boolean looks) {
    this.layout = layout;
    this.looks = looks;
  }

  /** Whether each transition has a guard and no two of the guards can hold in one state. */
  public boolean exclusive(List<Graph.Transition> transitions) {
    if (!looks
        || !transitions.stream().allMatch(transition -> transition.step() instanceof Step.Guard)) {
      return false;
    }
    List<Condition> guards =
        transitions.stream()
            .map(transition -> ((Step.Guard) transition.step()).condition())
            .toList();
    if (distinctSymbols(guards)) {
      return true;
    }
    if ((long) guards.size() * guards.size() > 2 * MOST_PAIRS) {
      return false;
    }
    for (int i = 0; i < guards.size(); i++) {
      for (int j = i + 1; j < guards.size(); j++) {
        if (!exclude(guards.get(i), guards.get(j))) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * One expression compared with different symbols: the most common case of many guards, decided in
   * linear time.
   */
  private static boolean distinctSymbols(List<Condition> guards) {
    Set<Integer> symbols = new HashSet<>();
    Term subject = null;
    for (Condition guard : guards) {
      if (guard instanceof Condition.Compare(Term left, Term.Symbol(int symbol), boolean negated)
          && !negated
          && (subject == null || subject.equals(left))
          && symbols.add(symbol)) {
        subject = left;
      } else {
        return false;
      }
    }
    return true;
  }

  boolean exclude(Condition one, Condition two) {
    if (one instanceof Condition.AnyOf(List<Condition> some)) {
      return some.stream().allMatch(part -> exclude(part, two));
    }
    if (two instanceof Condition.AnyOf) {
      return exclude(two, one);
    }
    if (complements(one, two)) {
      return true;
    }
    return one instanceof Condition.Compare first
        && two instanceof Condition.Compare second
        && neverBoth(first, second);
  }

  /** Whether exactly one of the conditions holds in any state. */
  public static boolean complements(Condition one, Condition two) {
    return one instanceof Condition.Compare(Term l, Term r, boolean n)
            && two instanceof Condition.Compare(Term l2, Term r2, boolean n2)
            && n != n2
            && (l.equals(l2) && r.equals(r2) || l.equals(r2) && r.equals(l2))
        || one instanceof Condition.Check(int check, boolean negated)
            && two instanceof Condition.Check(int other, boolean otherNegated)
            && check == other
            && negated != otherNegated;
  }

  /** Tries all values of what the conditions read, if those are not many. */
  private boolean neverBoth(Condition.Compare one, Condition.Compare two) {
    Set<Term> read = new LinkedHashSet<>();
    for (Term term : List.of(one.left(), one.right(), two.left(), two.right())) {
      collect(term, read);
    }
    long cases = 1;
    for (Term atom : read) {
      cases = Math.min(MOST_CASES + 1, cases * numbers(atom).cardinality());
    }
    if (cases > MOST_CASES || cases > casesLeft) {
      return false;
    }
    casesLeft -= cases;
    return neverBoth(one, two, List.copyOf(read), new HashMap<>());
  }

  private boolean neverBoth(
      Condition.Compare one, Condition.Compare two, List<Term> open, Map<Term, Integer> values) {
    if (open.isEmpty()) {
      return !holds(one, values) || !holds(two, values);
    }
    BitSet symbols = numbers(open.getFirst());
    for (int s = symbols.nextSetBit(0); s >= 0; s = symbols.nextSetBit(s + 1)) {
      values.put(open.getFirst(), s);
      if (!neverBoth(one, two, open.subList(1, open.size()), values)) {
        return false;
      }
    }
    return true;
  }

  /** The values of an expression: symbols, or the numbers of maps. */
  private BitSet numbers(Term atom) {
    return atom instanceof Term.Variable(int variable)
        ? layout.domain(variable)
        : layout.values().of(atom);
  }

  private boolean holds(Condition.Compare condition, Map<Term, Integer> values) {
    boolean equal = value(condition.left(), values).equals(value(condition.right(), values));
    return equal != condition.negated();
  }

  /** Collects what the value of an expression depends on: variables and cells in variables. */
  private void collect(Term term, Set<Term> found) {
    switch (term) {
      case Term.Symbol _, Term.Constant _ -> {}
      case Term.Variable _ -> found.add(term);
      case Term.Access access
          when access.base() instanceof Term.Variable(int variable)
              && layout.variables().get(variable).choices().isEmpty() ->
          found.add(term);
      case Term.Access(Term map, Term key) -> {
        collect(map, found);
        collect(key, found);
      }
    }
  }

  private Tree value(Term term, Map<Term, Integer> values) {
    Integer known = values.get(term);
    if (known != null && term instanceof Term.Variable(int variable)) {
      boolean isChoice = layout.variables().get(variable).choices().isPresent();
      return isChoice ? layout.state().choice(known) : new Tree.Leaf(known);
    }
    return switch (term) {
      case Term _ when known != null -> new Tree.Leaf(known);
      case Term.Symbol(int symbol) -> new Tree.Leaf(symbol);
      case Term.Constant(Term.ConstantMap map) -> map.value();
      case Term.Variable _ -> throw new IllegalArgumentException("not collected: " + term);
      case Term.Access(Term map, Term key) ->
          ((Tree.Node) value(map, values)).get(((Tree.Leaf) value(key, values)).symbol());
    };
  }
}
