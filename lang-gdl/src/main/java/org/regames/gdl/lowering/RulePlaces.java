package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.ground.TermTable;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.diagnostic.Origin;

/**
 * Where in the rules edges come from. The net merges many rules, so an edge is attributed to the
 * rule whose head is what the edge is about, and there to the literal about the same facts,
 * directly or through other relations; to the whole rule if there is none.
 */
public final class RulePlaces {
  private static final int DIRECT = 100;
  private static final int INDIRECT = 50;

  private final Origin start;
  private final Map<String, List<Clause>> byHead = new HashMap<>();

  /** The functors of facts, and {@code does}, that relations depend on. */
  private final Map<String, Set<String>> reads = new HashMap<>();

  private final Map<String, Set<String>> factsOf = new HashMap<>();

  /**
   * @param start where the rules begin
   */
  public RulePlaces(List<Clause> clauses, Origin start) {
    this.start = start;
    clauses.forEach(
        clause ->
            byHead.computeIfAbsent(clause.head().relation(), _ -> new ArrayList<>()).add(clause));
  }

  /** Where the rules begin. */
  public Origin start() {
    return start;
  }

  /** Records which facts the variables hold. */
  void hold(Iterable<StateVariables.Group> groups, List<Integer> facts, TermTable terms) {
    for (StateVariables.Group group : groups) {
      Set<String> names =
          factsOf.computeIfAbsent(StateVariables.variable(group.place()), _ -> new HashSet<>());
      group.facts().forEach(fact -> names.add(terms.name(facts.get(fact))));
    }
  }

  /** The rules that edges may come from while something is written. */
  final class Scope {
    private final List<Clause> rules;
    private final Map<Action, Origin> known = new HashMap<>();

    private Scope(List<Clause> rules) {
      this.rules = rules;
    }

    /** Where an edge comes from; unknown if it only serves the automaton. */
    Origin of(Action action) {
      return rules.isEmpty() ? Origin.UNKNOWN : known.computeIfAbsent(action, this::found);
    }

    private Origin found(Action action) {
      return switch (action) {
        case Action.Skip _ -> Origin.UNKNOWN;
        case Action.Tagging _, Action.AnyAssignment _ -> rules.getFirst().head().origin();
        case Action.Comparison(Expression left, Expression right, _) ->
            literal(StateVariables.variable(left), right.toString());
        case Action.Assignment(Expression place, Expression value) ->
            place.toString().equals(Builtins.PLAYER)
                ? rules.getFirst().head().origin()
                : change(StateVariables.variable(place), value.toString());
        case Action.Reachability _ -> derived();
      };
    }

    private Origin literal(String variable, String value) {
      Set<String> facts = factsOf.getOrDefault(variable, Set.of());
      return rules.stream()
          .flatMap(RulePlaces::literals)
          .map(atom -> Map.entry(fit(atom, facts, value), atom.origin()))
          .filter(entry -> entry.getKey() > 0)
          .max(Map.Entry.comparingByKey())
          .map(Map.Entry::getValue)
          .orElse(rules.getFirst().head().origin());
    }

    /** The only literal that stands for other rules. */
    private Origin derived() {
      List<Origin> others =
          rules.stream()
              .flatMap(RulePlaces::literals)
              .filter(
                  atom -> byHead.containsKey(atom.relation()) && !reads(atom.relation()).isEmpty())
              .map(Atom::origin)
              .distinct()
              .toList();
      return others.size() == 1 ? others.getFirst() : rules.getFirst().head().origin();
    }

    /** The rule that gives a fact its value after a move. */
    private Origin change(String variable, String value) {
      Set<String> facts = factsOf.getOrDefault(variable, Set.of());
      return byHead.getOrDefault(Keywords.NEXT, List.of()).stream()
          .filter(rule -> facts.contains(functor(rule.head().arguments().getFirst())))
          .max(
              Comparator.comparingInt(
                  (Clause rule) ->
                      (isFrame(rule) ? 0 : DIRECT)
                          + likeness(rule.head().arguments().getFirst(), value)))
          .map(rule -> rule.head().origin())
          .orElse(Origin.UNKNOWN);
    }
  }

  /** The greater the better; 0 if a literal has nothing to do with some facts. */
  private int fit(Atom atom, Set<String> facts, String value) {
    if (atom.relation().equals(Keywords.TRUE)) {
      GdlTerm fact = atom.arguments().getFirst();
      return facts.contains(functor(fact)) ? DIRECT + likeness(fact, value) : 0;
    }
    Set<String> reads = reads(atom.relation());
    boolean isOf = facts.stream().anyMatch(reads::contains);
    return isOf ? Math.max(1, INDIRECT - reads.size()) : 0;
  }

  /** How well the constants of a term match a value. */
  private static int likeness(GdlTerm term, String value) {
    if (!(term instanceof GdlTerm.Compound(String function, List<GdlTerm> arguments, _))) {
      return 0;
    }
    boolean isIt =
        arguments.stream()
            .anyMatch(one -> one instanceof GdlTerm.Symbol(String name, _) && is(name, value));
    boolean isOther = arguments.stream().allMatch(one -> one instanceof GdlTerm.Symbol);
    return isIt || is(function, value) ? 2 : isOther ? 0 : 1;
  }

  private static boolean is(String name, String value) {
    return TermNames.word(name).equals(value);
  }

  /** Whether a rule keeps a fact. */
  private static boolean isFrame(Clause rule) {
    String kept = rule.head().arguments().getFirst().toString();
    return rule.positive().stream()
        .anyMatch(
            atom ->
                atom.relation().equals(Keywords.TRUE)
                    && atom.arguments().getFirst().toString().equals(kept));
  }

  private static Stream<Atom> literals(Clause clause) {
    return Stream.concat(clause.positive().stream(), clause.negative().stream());
  }

  private static String functor(GdlTerm term) {
    return switch (term) {
      case GdlTerm.Symbol(String name, _) -> name;
      case GdlTerm.Compound(String function, _, _) -> function;
      case GdlTerm.Variable(String name, _) -> name;
    };
  }

  private Set<String> reads(String relation) {
    Set<String> known = reads.get(relation);
    if (known == null) {
      known = new HashSet<>();
      Set<String> seen = new HashSet<>(Set.of(relation));
      List<String> open = new ArrayList<>(seen);
      while (!open.isEmpty()) {
        for (Clause rule : byHead.getOrDefault(open.removeLast(), List.of())) {
          for (Atom atom : literals(rule).toList()) {
            if (atom.relation().equals(Keywords.TRUE)) {
              known.add(functor(atom.arguments().getFirst()));
            } else if (seen.add(atom.relation())) {
              open.add(atom.relation());
            }
          }
        }
      }
      reads.put(relation, known);
    }
    return known;
  }

  private Scope heads(String relation, Predicate<Atom> some) {
    return new Scope(
        byHead.getOrDefault(relation, List.of()).stream()
            .filter(rule -> some.test(rule.head()))
            .toList());
  }

  /** No rules. */
  Scope none() {
    return new Scope(List.of());
  }

  /** The rules of a relation. */
  Scope of(String relation) {
    return heads(relation, _ -> true);
  }

  /** The rules for the next facts of a variable. */
  Scope next(String variable) {
    Set<String> facts = factsOf.getOrDefault(variable, Set.of());
    return heads(Keywords.NEXT, head -> facts.contains(functor(head.arguments().getFirst())));
  }

  /** The rules for the goals of a role. */
  Scope goal(String role) {
    return heads(Keywords.GOAL, head -> fits(head.arguments().getFirst(), role));
  }

  /**
   * The rules that make a move legal.
   *
   * @param tests what must hold for it, which may single out one of several rules
   */
  Scope legal(int role, int move, List<Action.Comparison> tests, TermTable terms) {
    List<Clause> fitting =
        byHead.getOrDefault(Keywords.LEGAL, List.of()).stream()
            .filter(
                rule ->
                    fits(rule.head().arguments().getFirst(), terms.text(role))
                        && fits(rule.head().arguments().getLast(), move, terms))
            .toList();
    Optional<Clause> best = fitting.stream().max(Comparator.comparingInt(rule -> fit(rule, tests)));
    return new Scope(tests.isEmpty() ? fitting : best.stream().toList());
  }

  private int fit(Clause rule, List<Action.Comparison> tests) {
    return tests.stream()
        .mapToInt(
            test ->
                literals(rule)
                    .mapToInt(
                        atom ->
                            fit(
                                atom,
                                factsOf.getOrDefault(
                                    StateVariables.variable(test.left()), Set.of()),
                                test.right().toString()))
                    .max()
                    .orElse(0))
        .sum();
  }

  private static boolean fits(GdlTerm term, String name) {
    return term instanceof GdlTerm.Variable || term.toString().equals(name);
  }

  /** Whether a ground term may be an instance of a pattern, variables taken one by one. */
  private static boolean fits(GdlTerm pattern, int term, TermTable terms) {
    return switch (pattern) {
      case GdlTerm.Variable _ -> true;
      case GdlTerm.Symbol(String name, _) ->
          terms.name(term).equals(name) && terms.arguments(term).length == 0;
      case GdlTerm.Compound(String function, List<GdlTerm> arguments, _) -> {
        int[] own = terms.arguments(term);
        boolean isIt = terms.name(term).equals(function) && own.length == arguments.size();
        for (int i = 0; isIt && i < own.length; i++) {
          isIt = fits(arguments.get(i), own[i], terms);
        }
        yield isIt;
      }
    };
  }
}
