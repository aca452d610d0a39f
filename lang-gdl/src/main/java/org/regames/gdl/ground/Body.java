package org.regames.gdl.ground;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.syntax.Atom;

/** A clause compiled over a database. */
final class Body {
  /** Two terms that must differ. */
  record Distinct(Pattern left, Pattern right) {}

  final Clause clause;
  final Literal head;
  final List<Literal> positive = new ArrayList<>();
  final List<Literal> negative = new ArrayList<>();
  final List<Distinct> distinct = new ArrayList<>();
  final int slots;

  /** Candidates examined so far, which shows what rule explodes. */
  long work;

  /** How many candidates may be examined before a better rewriting is tried. */
  long patience = Grounder.EXPLODING;

  /** Atoms that no rule had made before. */
  long fresh;

  /** Ground instances so far. */
  long instances;

  Body(Clause clause, Database database, TermTable terms) {
    this.clause = clause;
    Map<String, Integer> places = new HashMap<>();
    for (Atom atom : clause.positive()) {
      positive.add(database.part(atom, places));
    }
    for (Atom atom : clause.negative()) {
      negative.add(database.whole(atom, places));
    }
    for (Clause.Pair pair : clause.distinct()) {
      distinct.add(
          new Distinct(
              Pattern.of(pair.left(), places, terms), Pattern.of(pair.right(), places, terms)));
    }
    head = database.whole(clause.head(), places);
    slots = places.size();
  }

  /** The variables of a pattern pair. */
  static Set<Integer> variables(Distinct pair) {
    Set<Integer> variables = new HashSet<>();
    pair.left().collect(variables);
    pair.right().collect(variables);
    return variables;
  }
}
