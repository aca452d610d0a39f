package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlTerm;

/**
 * GDL by the book, to hold translations against: rules are evaluated bottom up, relations before
 * those that use them; what depends on the state for each state anew, and what depends on moves
 * once they are made. Shares nothing with the translation but the parser and the clauses.
 */
final class Datalog {
  private final List<List<Clause>> ofState;
  private final List<List<Clause>> ofMoves;
  private final Map<String, Tuples> constant;
  private Map<String, Tuples> known;

  /** What negations are held against where a stratum denies relations of its own. */
  private Map<String, Tuples> assumed = Map.of();

  /** The tuples of a relation, found by any one argument. */
  private static final class Tuples {
    final Set<List<GdlTerm>> all = new LinkedHashSet<>();
    private final Map<Integer, Map<GdlTerm, List<List<GdlTerm>>>> indexes = new HashMap<>();

    boolean add(List<GdlTerm> tuple) {
      if (!all.add(tuple)) {
        return false;
      }
      indexes.forEach((place, index) -> insert(index, tuple, place));
      return true;
    }

    private static void insert(
        Map<GdlTerm, List<List<GdlTerm>>> index, List<GdlTerm> tuple, int place) {
      index.computeIfAbsent(tuple.get(place), _ -> new ArrayList<>()).add(tuple);
    }

    Collection<List<GdlTerm>> with(int place, GdlTerm term) {
      return indexes
          .computeIfAbsent(
              place,
              _ -> {
                Map<GdlTerm, List<List<GdlTerm>>> index = new HashMap<>();
                all.forEach(tuple -> insert(index, tuple, place));
                return index;
              })
          .getOrDefault(term, List.of());
    }
  }

  private static final Tuples NONE = new Tuples();

  Datalog(List<Clause> clauses) {
    Set<String> changing = dependents(clauses, Set.of("true", "does"));
    Set<String> moving = dependents(clauses, Set.of("does"));
    known = new HashMap<>();
    evaluate(strata(clauses, relation -> !changing.contains(relation)));
    constant = known;
    ofState =
        strata(clauses, relation -> changing.contains(relation) && !moving.contains(relation));
    ofMoves = strata(clauses, moving::contains);
  }

  /** The relations that depend on some, and these. */
  private static Set<String> dependents(List<Clause> clauses, Set<String> on) {
    Set<String> dependents = new HashSet<>(on);
    boolean grown = true;
    while (grown) {
      grown = false;
      for (Clause clause : clauses) {
        boolean depends = conditions(clause).anyMatch(atom -> dependents.contains(atom.relation()));
        grown |= depends && dependents.add(clause.head().relation());
      }
    }
    return dependents;
  }

  private static Stream<Atom> conditions(Clause clause) {
    return Stream.concat(clause.positive().stream(), clause.negative().stream());
  }

  /** Relations that depend on each other are one stratum, those that they use come before. */
  private static List<List<Clause>> strata(List<Clause> all, Predicate<String> relations) {
    List<Clause> clauses =
        all.stream().filter(clause -> relations.test(clause.head().relation())).toList();
    Map<String, Set<String>> dependents = new HashMap<>();
    Map<String, Integer> stratum = new HashMap<>();
    for (Clause clause : clauses) {
      String head = clause.head().relation();
      stratum.put(head, 0);
      dependents.computeIfAbsent(head, name -> dependents(clauses, Set.of(name)));
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Clause clause : clauses) {
        String head = clause.head().relation();
        int before = stratum.get(head);
        int level =
            conditions(clause)
                .map(Atom::relation)
                .filter(stratum::containsKey)
                .mapToInt(name -> stratum.get(name) + (dependents.get(head).contains(name) ? 0 : 1))
                .reduce(before, Math::max);
        stratum.put(head, level);
        changed |= before < level;
      }
    }
    TreeMap<Integer, List<Clause>> levels = new TreeMap<>();
    for (Clause clause : clauses) {
      levels
          .computeIfAbsent(stratum.get(clause.head().relation()), _ -> new ArrayList<>())
          .add(clause);
    }
    return List.copyOf(levels.values());
  }

  /** Evaluates what depends on a state, but on no moves. */
  void at(Set<GdlTerm> facts) {
    known = new HashMap<>(constant);
    facts.forEach(fact -> add("true", List.of(fact)));
    evaluate(ofState);
  }

  /** Evaluates what depends on the moves made there as well. */
  void make(Map<GdlTerm, GdlTerm> moves) {
    moves.forEach((role, move) -> add("does", List.of(role, move)));
    evaluate(ofMoves);
  }

  private void evaluate(List<List<Clause>> some) {
    for (List<Clause> stratum : some) {
      Set<String> heads = new HashSet<>();
      stratum.forEach(clause -> heads.add(clause.head().relation()));
      if (stratum.stream()
          .flatMap(clause -> clause.negative().stream())
          .anyMatch(atom -> heads.contains(atom.relation()))) {
        alternate(stratum, heads);
      } else {
        saturate(stratum);
      }
    }
  }

  /**
   * A stratum that denies its own relations, at other arguments: what surely holds and what may
   * hold approach each other (A. Van Gelder, The alternating fixpoint of logic programs with
   * negation, PODS 1989), and must meet.
   */
  private void alternate(List<Clause> stratum, Set<String> heads) {
    Map<String, Tuples> sure = Map.of();
    Map<String, Tuples> possible = Map.of();
    for (int before = -1; size(sure) > before; ) {
      before = size(sure);
      possible = derived(stratum, heads, sure);
      sure = derived(stratum, heads, possible);
    }
    assertEquals(size(possible), size(sure), "atoms that depend on their own negation");
  }

  private static int size(Map<String, Tuples> relations) {
    return relations.values().stream().mapToInt(tuples -> tuples.all.size()).sum();
  }

  private Map<String, Tuples> derived(
      List<Clause> stratum, Set<String> heads, Map<String, Tuples> denied) {
    known.keySet().removeAll(heads);
    assumed = new HashMap<>();
    heads.forEach(head -> assumed.put(head, denied.getOrDefault(head, NONE)));
    saturate(stratum);
    assumed = Map.of();
    Map<String, Tuples> found = new HashMap<>(known);
    found.keySet().retainAll(heads);
    return found;
  }

  /** Every rule of a stratum once, and again as long as a relation that it uses has grown. */
  private void saturate(List<Clause> stratum) {
    List<Clause> open = stratum;
    while (!open.isEmpty()) {
      List<Atom> found = new ArrayList<>();
      for (Clause clause : open) {
        join(
            clause, clause.positive(), Map.of(), values -> found.add(bound(clause.head(), values)));
      }
      Set<String> grown = new HashSet<>();
      found.stream()
          .filter(atom -> add(atom.relation(), atom.arguments()))
          .forEach(atom -> grown.add(atom.relation()));
      open =
          stratum.stream()
              .filter(
                  clause ->
                      clause.positive().stream().anyMatch(atom -> grown.contains(atom.relation())))
              .toList();
    }
  }

  private boolean add(String relation, List<GdlTerm> arguments) {
    return known.computeIfAbsent(relation, _ -> new Tuples()).add(arguments);
  }

  /** The tuples of a relation. */
  Set<List<GdlTerm>> all(String relation) {
    return known.getOrDefault(relation, NONE).all;
  }

  /** The tuples that have what an atom has at a place that is bound, the rarest such. */
  private Collection<List<GdlTerm>> candidates(Atom atom, Map<String, GdlTerm> bindings) {
    Tuples tuples = known.getOrDefault(atom.relation(), NONE);
    Collection<List<GdlTerm>> fewest = tuples.all;
    for (int place = 0; place < atom.arguments().size(); place++) {
      if (isBound(atom.arguments().get(place), bindings)) {
        Collection<List<GdlTerm>> some =
            tuples.with(place, bound(atom.arguments().get(place), bindings));
        fewest = some.size() < fewest.size() ? some : fewest;
      }
    }
    return fewest;
  }

  private void join(
      Clause clause,
      List<Atom> open,
      Map<String, GdlTerm> bindings,
      Consumer<Map<String, GdlTerm>> found) {
    if (open.isEmpty()) {
      if (holds(clause, bindings)) {
        found.accept(bindings);
      }
      return;
    }
    Atom next = open.getFirst();
    Collection<List<GdlTerm>> tuples = candidates(next, bindings);
    for (Atom atom : open.subList(1, open.size())) {
      Collection<List<GdlTerm>> some = candidates(atom, bindings);
      if (some.size() < tuples.size()) {
        next = atom;
        tuples = some;
      }
    }
    List<Atom> rest = new ArrayList<>(open);
    rest.remove(next);
    for (List<GdlTerm> tuple : tuples) {
      Map<String, GdlTerm> extended = new HashMap<>(bindings);
      boolean matches = tuple.size() == next.arguments().size();
      for (int i = 0; matches && i < tuple.size(); i++) {
        matches = match(next.arguments().get(i), tuple.get(i), extended);
      }
      if (matches) {
        join(clause, rest, extended, found);
      }
    }
  }

  private boolean holds(Clause clause, Map<String, GdlTerm> bindings) {
    return clause.negative().stream().map(atom -> bound(atom, bindings)).noneMatch(this::isDenied)
        && clause.distinct().stream()
            .noneMatch(pair -> bound(pair.left(), bindings).equals(bound(pair.right(), bindings)));
  }

  private boolean isDenied(Atom atom) {
    Tuples tuples = assumed.get(atom.relation());
    return (tuples == null ? all(atom.relation()) : tuples.all).contains(atom.arguments());
  }

  private static boolean match(GdlTerm pattern, GdlTerm term, Map<String, GdlTerm> bindings) {
    return switch (pattern) {
      case GdlTerm.Symbol symbol -> symbol.equals(term);
      case GdlTerm.Variable(String name, _) -> {
        GdlTerm before = bindings.putIfAbsent(name, term);
        yield before == null || before.equals(term);
      }
      case GdlTerm.Compound(String function, List<GdlTerm> arguments, _) -> {
        boolean matches =
            term instanceof GdlTerm.Compound other
                && other.function().equals(function)
                && other.arguments().size() == arguments.size();
        for (int i = 0; matches && i < arguments.size(); i++) {
          matches = match(arguments.get(i), ((GdlTerm.Compound) term).arguments().get(i), bindings);
        }
        yield matches;
      }
    };
  }

  private static boolean isBound(GdlTerm term, Map<String, GdlTerm> bindings) {
    return switch (term) {
      case GdlTerm.Symbol _ -> true;
      case GdlTerm.Variable(String name, _) -> bindings.containsKey(name);
      case GdlTerm.Compound(_, List<GdlTerm> arguments, _) ->
          arguments.stream().allMatch(argument -> isBound(argument, bindings));
    };
  }

  private static Atom bound(Atom atom, Map<String, GdlTerm> bindings) {
    return new Atom(
        atom.relation(),
        atom.arguments().stream().map(term -> bound(term, bindings)).toList(),
        atom.origin());
  }

  private static GdlTerm bound(GdlTerm term, Map<String, GdlTerm> bindings) {
    return switch (term) {
      case GdlTerm.Symbol _ -> term;
      case GdlTerm.Variable(String name, _) -> bindings.get(name);
      case GdlTerm.Compound(String function, List<GdlTerm> arguments, var origin) ->
          new GdlTerm.Compound(
              function, arguments.stream().map(part -> bound(part, bindings)).toList(), origin);
    };
  }
}
