package org.regames.gdl.ground;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.clause.Variables;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlTerm;

/**
 * Splits a clause with many variables into several with fewer, by eliminating variables that only a
 * part of the body mentions (bucket elimination: R. Dechter, Artificial Intelligence 113, 1999).
 * The number of ground instances then depends on the largest part alone.
 */
final class Decomposition {
  private final String prefix;
  private final List<Clause> parts = new ArrayList<>();
  private Clause rest;

  private Decomposition(Clause clause, int number) {
    this.rest = clause;
    this.prefix = clause.head().relation() + "#" + number + ".";
  }

  /**
   * The parts, the last with the head of the clause; just the clause if no variable can be
   * eliminated.
   *
   * @param number distinguishes the relations of this clause's parts from those of others
   */
  static List<Clause> of(Clause clause, int number) {
    Decomposition decomposition = new Decomposition(clause, number);
    while (decomposition.split()) {
      // until no variable can be eliminated
    }
    decomposition.parts.add(decomposition.rest);
    return decomposition.parts;
  }

  private boolean split() {
    Set<String> all = variables(rest.positive());
    Set<String> inHead = Variables.of(rest.head());
    Optional<Bucket> best = Optional.empty();
    for (String name : all) {
      if (!inHead.contains(name)) {
        Bucket bucket = new Bucket(name);
        boolean better = best.isEmpty() || bucket.variables.size() < best.get().variables.size();
        if (better && bucket.isSmaller(all)) {
          best = Optional.of(bucket);
        }
      }
    }
    best.ifPresent(Bucket::eliminate);
    return best.isPresent();
  }

  private static Set<String> variables(List<Atom> atoms) {
    Set<String> names = new LinkedHashSet<>();
    atoms.forEach(atom -> names.addAll(Variables.of(atom)));
    return names;
  }

  private static Set<String> variables(Clause.Pair pair) {
    Set<String> names = new LinkedHashSet<>(Variables.of(pair.left()));
    names.addAll(Variables.of(pair.right()));
    return names;
  }

  /** The conditions that mention a variable, and those that bind their other variables. */
  private final class Bucket {
    final List<Atom> positive = new ArrayList<>();
    final List<Atom> negative = new ArrayList<>();
    final List<Clause.Pair> distinct = new ArrayList<>();
    final List<Atom> binders = new ArrayList<>();
    final Set<String> variables = new LinkedHashSet<>();

    Bucket(String name) {
      rest.positive().stream()
          .filter(atom -> Variables.of(atom).contains(name))
          .forEach(positive::add);
      rest.negative().stream()
          .filter(atom -> Variables.of(atom).contains(name))
          .forEach(negative::add);
      rest.distinct().stream()
          .filter(pair -> variables(pair).contains(name))
          .forEach(distinct::add);
      variables.addAll(variables(positive));
      Set<String> wanted = new LinkedHashSet<>(variables(negative));
      distinct.forEach(pair -> wanted.addAll(variables(pair)));
      for (String other : wanted) {
        if (!variables.contains(other)) {
          Atom binder =
              rest.positive().stream()
                  .filter(atom -> Variables.of(atom).contains(other))
                  .findFirst()
                  .orElseThrow();
          binders.add(binder);
          variables.addAll(Variables.of(binder));
        }
      }
    }

    /** Whether the part, and what is left, both have fewer variables than now. */
    boolean isSmaller(Set<String> all) {
      return variables.size() < all.size() && positive.size() < rest.positive().size();
    }

    void eliminate() {
      List<Atom> othersPositive = new ArrayList<>(rest.positive());
      othersPositive.removeAll(positive);
      List<Atom> othersNegative = new ArrayList<>(rest.negative());
      othersNegative.removeAll(negative);
      List<Clause.Pair> othersDistinct = new ArrayList<>(rest.distinct());
      othersDistinct.removeAll(distinct);
      Set<String> outside = new LinkedHashSet<>(Variables.of(rest.head()));
      outside.addAll(variables(othersPositive));
      outside.addAll(variables(othersNegative));
      othersDistinct.forEach(pair -> outside.addAll(variables(pair)));
      List<GdlTerm> arguments = new ArrayList<>();
      for (String name : variables) {
        if (outside.contains(name)) {
          arguments.add(new GdlTerm.Variable(name, rest.head().origin()));
        }
      }
      Atom part = new Atom(prefix + parts.size(), arguments, rest.head().origin());
      List<Atom> body = new ArrayList<>(positive);
      body.addAll(binders);
      parts.add(new Clause(part, body, negative, distinct, rest.rule()));
      othersPositive.add(part);
      rest = new Clause(rest.head(), othersPositive, othersNegative, othersDistinct, rest.rule());
    }
  }
}
