package org.regames.gdl.ground;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.regames.gdl.check.Dependencies;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.clause.Variables;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.analysis.RoundRobinSolver;

/**
 * Grounds a relation only for those arguments that are asked for (magic sets: F. Bancilhon, D.
 * Maier, Y. Sagiv, J. Ullman, PODS 1986; with negation I. Balbin, G. Port, K. Ramamohanarao, K.
 * Meenakshi, Journal of Logic Programming 11, 1991). For example,
 *
 * <pre>{@code
 * (<= (goal x ?v) (true (cell ?n x)) (worth ?n 1 ?v))
 * (<= (worth ?n ?m ?v) (place ?n) (place ?m) (plus ?n ?m ?v))
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * (<= (demand#worth ?n 1) (true (cell ?n x)))
 * (<= (worth ?n ?m ?v) (demand#worth ?n ?m) (place ?n) (place ?m) (plus ?n ?m ?v))
 * }</pre>
 *
 * <p>A place of a relation counts as asked if all conditions over the relation bind it, by other
 * relations and by conditions before it. Relations on the way from the rules that decide plays to
 * the one in question are treated likewise. Time is linear in the rules for each such relation.
 */
final class Demand {
  private static final String PREFIX = "demand#";

  /** The relations that are needed as a whole. */
  private static final Set<String> OUTCOMES =
      Set.of(
          Keywords.ROLE,
          Keywords.INIT,
          Keywords.TRUE,
          Keywords.DOES,
          Keywords.LEGAL,
          Keywords.NEXT,
          Keywords.GOAL,
          Keywords.TERMINAL,
          Keywords.SEES);

  private final List<Clause> clauses;

  /** The relations that are restricted, with the places that are bound. */
  private final Map<String, Set<Integer>> places = new LinkedHashMap<>();

  private Demand(List<Clause> clauses) {
    this.clauses = clauses;
  }

  /** Whether a relation holds what is asked for, and is therefore not part of the game. */
  static boolean isDemand(String relation) {
    return relation.startsWith(PREFIX);
  }

  /** The same clauses, with a relation grounded by demand; empty if nothing restricts it. */
  static Optional<List<Clause>> of(List<Clause> clauses, String relation) {
    Demand demand = new Demand(clauses);
    demand.collect(relation);
    while (demand.bind()) {
      // until each relation that is left is asked with some places bound
    }
    return demand.places.containsKey(relation) ? Optional.of(demand.rewritten()) : Optional.empty();
  }

  /** The relation and those that lead to it, as far as they may be restricted. */
  private void collect(String relation) {
    Dependencies dependencies = new Dependencies(clauses);
    // What holds before the play is computed exactly, unlike what depends on states.
    Set<String> fixed =
        dependencies.needs(new LinkedHashSet<>(Set.of(Keywords.ROLE, Keywords.INIT)));
    Map<String, Integer> arities = new HashMap<>();
    clauses.forEach(
        clause -> {
          arities.put(clause.head().relation(), clause.head().arguments().size());
          if (isDemand(clause.head().relation())) {
            fixed.add(clause.head().relation().substring(PREFIX.length())); // once is enough
          }
        });
    Deque<String> open = new ArrayDeque<>(List.of(relation));
    while (!open.isEmpty()) {
      String next = open.pop();
      int arity = arities.getOrDefault(next, 0);
      boolean asked =
          arity > 0 && !OUTCOMES.contains(next) && !isDemand(next) && !fixed.contains(next);
      if (asked && !places.containsKey(next)) {
        Set<Integer> all = new TreeSet<>();
        for (int place = 0; place < arity; place++) {
          all.add(place);
        }
        places.put(next, all);
        clauses.stream()
            .filter(clause -> isUsed(clause, next))
            .forEach(clause -> open.add(clause.head().relation()));
      }
    }
  }

  private static boolean isUsed(Clause clause, String relation) {
    return clause.positive().stream().anyMatch(atom -> atom.relation().equals(relation))
        || clause.negative().stream().anyMatch(atom -> atom.relation().equals(relation));
  }

  /**
   * Keeps the places that all conditions bind. If none is left, the relation is grounded as a
   * whole, and the search starts again, since the relation then binds others. True in this case.
   */
  private boolean bind() {
    Map<String, Set<Integer>> all = new LinkedHashMap<>();
    places.forEach((relation, some) -> all.put(relation, new TreeSet<>(some)));
    RoundRobinSolver.solve(clauses, this::unbind);
    Set<String> whole = new LinkedHashSet<>();
    places.forEach(
        (relation, some) -> {
          if (some.isEmpty()) {
            whole.add(relation);
          }
        });
    if (whole.isEmpty()) {
      return false;
    }
    places.clear();
    places.putAll(all);
    places.keySet().removeAll(whole);
    return true;
  }

  /** Removes the places that a clause does not bind; returns whether there were any. */
  private boolean unbind(Clause clause) {
    boolean changed = false;
    for (Question question : questions(clause)) {
      List<GdlTerm> arguments = question.atom.arguments();
      changed |=
          places
              .get(question.atom.relation())
              .removeIf(place -> !question.bound().containsAll(Variables.of(arguments.get(place))));
    }
    return changed;
  }

  /** A condition over a restricted relation, and the atoms known before it. */
  private record Question(Atom atom, List<Atom> before) {
    Set<String> bound() {
      Set<String> variables = new LinkedHashSet<>();
      before.forEach(known -> variables.addAll(Variables.of(known)));
      return variables;
    }
  }

  /** The questions of a clause; atoms of other relations are known from the start. */
  private List<Question> questions(Clause clause) {
    List<Atom> before = new ArrayList<>();
    if (places.containsKey(clause.head().relation())) {
      before.add(demand(clause.head()));
    }
    clause.positive().stream()
        .filter(atom -> !places.containsKey(atom.relation()))
        .forEach(before::add);
    List<Question> questions = new ArrayList<>();
    for (Atom atom : clause.positive()) {
      if (places.containsKey(atom.relation())) {
        questions.add(new Question(atom, List.copyOf(before)));
        before.add(atom);
      }
    }
    clause.negative().stream()
        .filter(atom -> places.containsKey(atom.relation()))
        .forEach(atom -> questions.add(new Question(atom, List.copyOf(before))));
    return questions;
  }

  /** The atom which says that another one is asked for. */
  private Atom demand(Atom atom) {
    List<GdlTerm> arguments =
        places.get(atom.relation()).stream().map(atom.arguments()::get).toList();
    return new Atom(PREFIX + atom.relation(), arguments, atom.origin());
  }

  private List<Clause> rewritten() {
    Set<Clause> result = new LinkedHashSet<>();
    for (Clause clause : clauses) {
      for (Question question : questions(clause)) {
        Atom head = demand(question.atom);
        if (!question.before.equals(List.of(head))) {
          result.add(
              new Clause(
                  head, question.before, List.of(), differing(clause, question), clause.rule()));
        }
      }
      result.add(places.containsKey(clause.head().relation()) ? guarded(clause) : clause);
    }
    return List.copyOf(result);
  }

  /** What must differ, as far as it is known when a question is asked. */
  private static List<Clause.Pair> differing(Clause clause, Question question) {
    Set<String> bound = question.bound();
    return clause.distinct().stream()
        .filter(
            pair ->
                bound.containsAll(Variables.of(pair.left()))
                    && bound.containsAll(Variables.of(pair.right())))
        .toList();
  }

  private Clause guarded(Clause clause) {
    List<Atom> positive = new ArrayList<>(List.of(demand(clause.head())));
    positive.addAll(clause.positive());
    return new Clause(clause.head(), positive, clause.negative(), clause.distinct(), clause.rule());
  }
}
