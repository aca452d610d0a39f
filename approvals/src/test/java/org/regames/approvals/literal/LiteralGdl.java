package org.regames.approvals.literal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.regames.approvals.literal.PlayTree.Undecided;

/**
 * The game description language as it is defined, and nothing else: rules are applied until nothing
 * new follows, those with a negation after those that it asks about. It is slow, and shares no code
 * with the language that it is compared with.
 *
 * @param roles in their order
 * @param rules in an order in which negations and whatever else is asked about come first; rules
 *     for the same relation stand together
 */
record LiteralGdl(List<String> roles, List<Rule> rules) {

  /** A term: a variable, such as {@code ?x}, a name, or a name with terms. */
  record Term(String name, List<Term> parts) {
    static Term of(String name, Term... parts) {
      return new Term(name, List.of(parts));
    }

    boolean isVariable() {
      return name.startsWith("?");
    }

    @Override
    public String toString() {
      return parts.isEmpty()
          ? name
          : parts.stream()
              .map(Term::toString)
              .collect(Collectors.joining(" ", "(" + name + " ", ")"));
    }
  }

  /** A condition of a rule. */
  sealed interface Condition {
    record Holds(Term atom) implements Condition {}

    record Not(Term atom) implements Condition {}

    record Distinct(Term one, Term other) implements Condition {}

    record Or(List<Condition> alternatives) implements Condition {}
  }

  /** What follows where the conditions hold, from the first to the last. */
  record Rule(Term head, List<Condition> body) {}

  private static final int MOST_FACTS = 2_000;

  /** What holds, by relation. */
  private static final class Facts {
    private final Map<String, Set<Term>> byName = new HashMap<>();
    private int count;

    Set<Term> of(String name) {
      return byName.getOrDefault(name, Set.of());
    }

    boolean add(Term fact) {
      boolean isNew = byName.computeIfAbsent(fact.name, _ -> new LinkedHashSet<>()).add(fact);
      if (isNew && ++count > MOST_FACTS) {
        throw new Undecided("too many facts");
      }
      return isNew;
    }
  }

  /** All that follows in a state, with the moves of the roles where they are given. */
  private Facts all(Set<Term> state, Map<String, Term> moves) {
    Facts facts = new Facts();
    roles.forEach(role -> facts.add(Term.of("role", Term.of(role))));
    state.forEach(fact -> facts.add(Term.of("true", fact)));
    moves.forEach((role, move) -> facts.add(Term.of("does", Term.of(role), move)));
    int first = 0;
    while (first < rules.size()) {
      int end = first;
      String name = rules.get(first).head.name;
      while (end < rules.size() && rules.get(end).head.name.equals(name)) {
        end++;
      }
      boolean more = true;
      while (more) {
        List<Term> found = new ArrayList<>();
        for (Rule rule : rules.subList(first, end)) {
          follow(rule, 0, Map.of(), facts, found);
        }
        more = false;
        for (Term fact : found) {
          more |= facts.add(fact);
        }
      }
      first = end;
    }
    return facts;
  }

  private static void follow(
      Rule rule, int next, Map<String, Term> bindings, Facts facts, List<Term> found) {
    if (next == rule.body.size()) {
      found.add(bound(rule.head, bindings));
      return;
    }
    for (Map<String, Term> more : met(rule.body.get(next), bindings, facts)) {
      follow(rule, next + 1, more, facts, found);
    }
  }

  /** The bindings with which a condition holds. */
  private static List<Map<String, Term>> met(
      Condition condition, Map<String, Term> bindings, Facts facts) {
    return switch (condition) {
      case Condition.Holds(Term atom) -> {
        List<Map<String, Term>> all = new ArrayList<>();
        for (Term fact : facts.of(atom.name)) {
          Map<String, Term> more = new HashMap<>(bindings);
          if (match(atom, fact, more)) {
            all.add(more);
          }
        }
        yield all;
      }
      case Condition.Not(Term atom) ->
          facts.of(atom.name).contains(bound(atom, bindings)) ? List.of() : List.of(bindings);
      case Condition.Distinct(Term one, Term other) ->
          bound(one, bindings).equals(bound(other, bindings)) ? List.of() : List.of(bindings);
      case Condition.Or(List<Condition> alternatives) ->
          alternatives.stream()
              .flatMap(each -> met(each, bindings, facts).stream())
              .distinct()
              .toList();
    };
  }

  private static boolean match(Term pattern, Term fact, Map<String, Term> bindings) {
    if (pattern.isVariable()) {
      Term before = bindings.putIfAbsent(pattern.name, fact);
      return before == null || before.equals(fact);
    }
    if (!pattern.name.equals(fact.name) || pattern.parts.size() != fact.parts.size()) {
      return false;
    }
    for (int i = 0; i < pattern.parts.size(); i++) {
      if (!match(pattern.parts.get(i), fact.parts.get(i), bindings)) {
        return false;
      }
    }
    return true;
  }

  private static Term bound(Term term, Map<String, Term> bindings) {
    if (term.isVariable()) {
      Term value = bindings.get(term.name);
      if (value == null) {
        throw new IllegalStateException(term + " is bound by nothing");
      }
      return value;
    }
    return term.parts.isEmpty()
        ? term
        : new Term(term.name, term.parts.stream().map(part -> bound(part, bindings)).toList());
  }

  /** A state, and what the first roles do in it. */
  private record At(LiteralGdl game, Set<Term> state, Facts facts, Map<String, Term> moves)
      implements PlayTree.Position {

    private boolean isTerminal() {
      return !facts.of("terminal").isEmpty();
    }

    @Override
    public String player() {
      return game.roles.get(moves.size());
    }

    @Override
    public List<At> next() {
      if (isTerminal()) {
        return List.of();
      }
      Term role = Term.of(player());
      List<Term> legal =
          facts.of("legal").stream()
              .filter(fact -> fact.parts.getFirst().equals(role))
              .map(fact -> fact.parts.getLast())
              .toList();
      if (legal.isEmpty()) {
        throw new Undecided("a dead end");
      }
      return legal.stream().map(this::after).toList();
    }

    private At after(Term move) {
      Map<String, Term> more = new HashMap<>(moves);
      more.put(player(), move);
      return more.size() < game.roles.size()
          ? new At(game, state, facts, more)
          : game.at(game.all(state, more).of("next"));
    }

    @Override
    public String scores() {
      StringBuilder scores = new StringBuilder();
      for (String role : new TreeSet<>(game.roles)) {
        if (role.equals("random")) {
          continue; // chance wins nothing
        }
        List<String> goals =
            facts.of("goal").stream()
                .filter(fact -> fact.parts.getFirst().name.equals(role))
                .map(fact -> fact.parts.getLast().name)
                .toList();
        if (goals.size() != 1) {
          throw new Undecided("not one goal");
        }
        scores.append(role).append('=').append(goals.getFirst()).append(' ');
      }
      return scores.toString();
    }
  }

  private At at(Set<Term> facts) {
    Set<Term> state = new LinkedHashSet<>();
    facts.forEach(fact -> state.add(fact.parts.getFirst()));
    return new At(this, state, all(state, Map.of()), Map.of());
  }

  /** The position at the start. */
  PlayTree.Position start() {
    return at(all(Set.of(), Map.of()).of("init"));
  }
}
