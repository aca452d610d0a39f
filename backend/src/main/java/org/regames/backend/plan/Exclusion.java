package org.regames.backend.plan;

import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;

/** Proves that of several conditions at most one can hold. */
final class Exclusion {
  private static final int MOST_PAIRS = 400;
  private static final long MOST_CASES = 4096;

  private final Layout layout;

  Exclusion(Layout layout) {
    this.layout = layout;
  }

  /** Whether each way has a guard and no two of the guards can hold in one state. */
  boolean exclusive(List<Graph.Way> ways) {
    if (!ways.stream().allMatch(way -> way.step() instanceof Step.Guard)) {
      return false;
    }
    List<Condition> guards =
        ways.stream().map(way -> ((Step.Guard) way.step()).condition()).toList();
    if (distinctSymbols(guards)) {
      return true;
    }
    if (guards.size() * guards.size() > 2 * MOST_PAIRS) {
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

  /** One expression compared with different symbols: the usual long case, done in linear time. */
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
        && !first.negated()
        && !second.negated()
        && (different(first.left(), first.right(), second.left(), second.right())
            || different(first.right(), first.left(), second.left(), second.right())
            || different(first.left(), first.right(), second.right(), second.left())
            || different(first.right(), first.left(), second.right(), second.left()));
  }

  /** Whether exactly one of the conditions holds in any state. */
  static boolean complements(Condition one, Condition two) {
    return one instanceof Condition.Compare(Term l, Term r, boolean n)
            && two instanceof Condition.Compare(Term l2, Term r2, boolean n2)
            && n != n2
            && (l.equals(l2) && r.equals(r2) || l.equals(r2) && r.equals(l2))
        || one instanceof Condition.Check(int check, boolean negated)
            && two instanceof Condition.Check(int other, boolean otherNegated)
            && check == other
            && negated != otherNegated;
  }

  /** Whether, the subjects being the same, the objects are never equal. */
  private boolean different(Term subject, Term object, Term subject2, Term object2) {
    if (!subject.equals(subject2)) {
      return false;
    }
    BitSet both = (BitSet) layout.values().of(object).clone();
    both.and(layout.values().of(object2));
    return both.isEmpty() || neverEqual(object, object2);
  }

  /** Compares two expressions for all values of the variables in them, if those are not many. */
  private boolean neverEqual(Term one, Term two) {
    Set<Integer> variables = new LinkedHashSet<>();
    if (!collect(one, variables) || !collect(two, variables)) {
      return false;
    }
    long cases = 1;
    for (int variable : variables) {
      cases *= layout.domain(variable).cardinality();
      if (cases > MOST_CASES) {
        return false;
      }
    }
    return neverEqual(one, two, List.copyOf(variables), new int[layout.variables().size()]);
  }

  private boolean neverEqual(Term one, Term two, List<Integer> open, int[] values) {
    if (open.isEmpty()) {
      return value(one, values)
          .flatMap(first -> value(two, values).map(second -> !first.equals(second)))
          .orElse(false);
    }
    BitSet symbols = layout.domain(open.getFirst());
    for (int s = symbols.nextSetBit(0); s >= 0; s = symbols.nextSetBit(s + 1)) {
      values[open.getFirst()] = s;
      if (!neverEqual(one, two, open.subList(1, open.size()), values)) {
        return false;
      }
    }
    return true;
  }

  /** Collects the variables of an expression; false where it reads a map variable. */
  private boolean collect(Term term, Set<Integer> variables) {
    return switch (term) {
      case Term.Symbol _, Term.Constant _ -> true;
      case Term.Variable(int variable) -> {
        variables.add(variable);
        yield !layout.variables().get(variable).isMap();
      }
      case Term.Access(Term map, Term key) -> collect(map, variables) && collect(key, variables);
    };
  }

  private Optional<Tree> value(Term term, int[] values) {
    return switch (term) {
      case Term.Symbol(int symbol) -> Optional.of(new Tree.Leaf(symbol));
      case Term.Constant(Term.ConstantMap map) -> Optional.of(map.value());
      case Term.Variable(int variable) ->
          Optional.of(
              layout.variables().get(variable).choices().isPresent()
                  ? layout.choice(values[variable])
                  : new Tree.Leaf(values[variable]));
      case Term.Access(Term map, Term key) ->
          value(map, values)
              .flatMap(
                  tree ->
                      value(key, values)
                          .map(k -> ((Tree.Node) tree).get(((Tree.Leaf) k).symbol())));
    };
  }
}
