package org.regames.gdl;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.Term;

/**
 * GDL by the book, to hold translations against: rules are evaluated bottom up, stratum by stratum,
 * for each state anew. Shares nothing with the translation but the parser and the clauses.
 */
final class Datalog {
  private final List<List<Clause>> strata = new ArrayList<>();
  private Map<String, Set<List<Term>>> known;

  Datalog(List<Clause> clauses) {
    Map<String, Integer> stratum = new HashMap<>();
    clauses.forEach(clause -> stratum.put(clause.head().relation(), 0));
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Clause clause : clauses) {
        int level = stratum.get(clause.head().relation());
        for (Atom atom : clause.positive()) {
          level = Math.max(level, stratum.getOrDefault(atom.relation(), 0));
        }
        for (Atom atom : clause.negative()) {
          level = Math.max(level, stratum.getOrDefault(atom.relation(), -1) + 1);
        }
        changed |= stratum.put(clause.head().relation(), level) < level;
      }
    }
    TreeMap<Integer, List<Clause>> levels = new TreeMap<>();
    for (Clause clause : clauses) {
      levels
          .computeIfAbsent(stratum.get(clause.head().relation()), _ -> new ArrayList<>())
          .add(clause);
    }
    strata.addAll(levels.values());
  }

  /** Evaluates everything for a state and the moves made in it. */
  void at(Set<Term> facts, Map<Term, Term> moves) {
    known = new LinkedHashMap<>();
    facts.forEach(fact -> add("true", List.of(fact)));
    moves.forEach((role, move) -> add("does", List.of(role, move)));
    for (List<Clause> stratum : strata) {
      boolean changed = true;
      while (changed) {
        List<Atom> found = new ArrayList<>();
        for (Clause clause : stratum) {
          join(clause, 0, Map.of(), bindings -> found.add(bound(clause.head(), bindings)));
        }
        changed = false;
        for (Atom atom : found) {
          changed |= add(atom.relation(), atom.arguments());
        }
      }
    }
  }

  private boolean add(String relation, List<Term> arguments) {
    return known.computeIfAbsent(relation, _ -> new LinkedHashSet<>()).add(arguments);
  }

  /** The tuples of a relation. */
  Set<List<Term>> all(String relation) {
    return known.getOrDefault(relation, Set.of());
  }

  private void join(
      Clause clause, int literal, Map<String, Term> bindings, Consumer<Map<String, Term>> found) {
    if (literal < clause.positive().size()) {
      Atom atom = clause.positive().get(literal);
      for (List<Term> tuple : all(atom.relation())) {
        Map<String, Term> extended = new HashMap<>(bindings);
        boolean matches = tuple.size() == atom.arguments().size();
        for (int i = 0; matches && i < tuple.size(); i++) {
          matches = match(atom.arguments().get(i), tuple.get(i), extended);
        }
        if (matches) {
          join(clause, literal + 1, extended, found);
        }
      }
      return;
    }
    boolean holds =
        clause.negative().stream()
                .map(atom -> bound(atom, bindings))
                .noneMatch(atom -> all(atom.relation()).contains(atom.arguments()))
            && clause.distinct().stream()
                .noneMatch(
                    pair -> bound(pair.left(), bindings).equals(bound(pair.right(), bindings)));
    if (holds) {
      found.accept(bindings);
    }
  }

  private static boolean match(Term pattern, Term term, Map<String, Term> bindings) {
    return switch (pattern) {
      case Term.Symbol symbol -> symbol.equals(term);
      case Term.Variable(String name, _) -> {
        Term before = bindings.putIfAbsent(name, term);
        yield before == null || before.equals(term);
      }
      case Term.Compound(String function, List<Term> arguments, _) -> {
        boolean matches =
            term instanceof Term.Compound other
                && other.function().equals(function)
                && other.arguments().size() == arguments.size();
        for (int i = 0; matches && i < arguments.size(); i++) {
          matches = match(arguments.get(i), ((Term.Compound) term).arguments().get(i), bindings);
        }
        yield matches;
      }
    };
  }

  private static Atom bound(Atom atom, Map<String, Term> bindings) {
    return new Atom(
        atom.relation(),
        atom.arguments().stream().map(term -> bound(term, bindings)).toList(),
        atom.origin());
  }

  private static Term bound(Term term, Map<String, Term> bindings) {
    return switch (term) {
      case Term.Symbol _ -> term;
      case Term.Variable(String name, _) -> bindings.get(name);
      case Term.Compound(String function, List<Term> arguments, var origin) ->
          new Term.Compound(
              function, arguments.stream().map(part -> bound(part, bindings)).toList(), origin);
    };
  }
}
