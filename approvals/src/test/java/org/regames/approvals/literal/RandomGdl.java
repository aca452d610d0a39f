package org.regames.approvals.literal;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.approvals.literal.LiteralGdl.Condition;
import org.regames.approvals.literal.LiteralGdl.Rule;
import org.regames.approvals.literal.LiteralGdl.Term;

/**
 * A small sheet in the game description language, made at random: with nested terms, recursion,
 * {@code or}, {@code not} and {@code distinct}, several roles that move at the same time, and
 * chance.
 */
record RandomGdl(String text, LiteralGdl game) {

  /** A relation, and what its places may be filled with. */
  private record Relation(String name, List<List<Term>> places) {}

  /** Makes one sheet. */
  private static final class Maker extends Dice {
    private static final List<Term> NUMBERS = List.of(Term.of("1"), Term.of("2"), Term.of("3"));
    private static final List<Term> NAMES = List.of(Term.of("a"), Term.of("b"));
    private static final List<Term> NESTED =
        List.of(Term.of("f", Term.of("1")), Term.of("f", Term.of("2")));
    private static final List<String> VARIABLES = List.of("?x", "?y", "?z", "?v");

    private final List<Rule> rules = new ArrayList<>();
    private final List<Relation> statics = new ArrayList<>();
    private final List<Relation> fluents = new ArrayList<>();
    private final List<Relation> views = new ArrayList<>();
    private final List<Relation> moves = new ArrayList<>();
    private final List<String> roles = new ArrayList<>();

    Maker(long seed) {
      super(seed);
    }

    private List<List<Term>> places(int most) {
      List<List<Term>> places = new ArrayList<>();
      for (int left = random.nextInt(most + 1); left > 0; left--) {
        places.add(chance(65) ? NUMBERS : chance(50) ? NAMES : NESTED);
      }
      return places;
    }

    /** An atom with variables, those of the rule or new ones, and constants. */
    private Term atom(Relation relation, List<Term> variables, boolean mayAdd) {
      List<Term> parts = new ArrayList<>();
      for (List<Term> place : relation.places) {
        parts.add(part(place, variables, mayAdd));
      }
      return new Term(relation.name, parts);
    }

    private Term part(List<Term> place, List<Term> variables, boolean mayAdd) {
      if (chance(35) || !mayAdd && variables.isEmpty()) {
        return one(place);
      }
      if (place == NESTED && mayAdd && chance(50)) {
        return Term.of("f", part(NUMBERS, variables, mayAdd));
      }
      if (mayAdd && (variables.isEmpty() || chance(50)) && variables.size() < VARIABLES.size()) {
        Term added = Term.of(VARIABLES.get(variables.size()));
        variables.add(added);
        return added;
      }
      return one(variables);
    }

    private Term asked(List<Relation> known, List<Term> variables, boolean mayAdd) {
      boolean isState = chance(40) || known.isEmpty();
      return isState
          ? Term.of("true", atom(one(fluents), variables, mayAdd))
          : atom(one(known), variables, mayAdd);
    }

    /** Conditions that bind what they use; what they bind goes into the variables. */
    private List<Condition> body(List<Relation> known, List<Term> variables, int most) {
      List<Condition> body = new ArrayList<>();
      for (int left = 1 + random.nextInt(most); left > 0; left--) {
        body.add(new Condition.Holds(asked(known, variables, true)));
      }
      if (chance(30)) {
        body.add(new Condition.Not(asked(known, variables, false)));
      }
      if (chance(25) && !variables.isEmpty()) {
        Term other = chance(50) ? one(variables) : one(NUMBERS);
        body.add(new Condition.Distinct(one(variables), other));
      }
      if (chance(20)) {
        body.add(
            new Condition.Or(
                List.of(
                    new Condition.Holds(asked(known, variables, false)),
                    chance(50)
                        ? new Condition.Not(asked(known, variables, false))
                        : new Condition.Holds(asked(known, variables, false)))));
      }
      return body;
    }

    private void rule(Term head, Condition... body) {
      rules.add(new Rule(head, List.of(body)));
    }

    private void facts(Relation relation) {
      Set<Term> facts = new LinkedHashSet<>();
      for (int left = 1 + random.nextInt(3); left > 0; left--) {
        facts.add(new Term(relation.name, relation.places.stream().map(this::one).toList()));
      }
      facts.forEach(this::rule);
    }

    private List<Relation> known() {
      return Stream.concat(statics.stream(), views.stream()).toList();
    }

    private void view(String name) {
      Relation view = new Relation(name, places(2));
      boolean isRecursive = chance(30) && view.places.size() == 2;
      for (int left = 1 + random.nextInt(2); left > 0; left--) {
        List<Term> variables = new ArrayList<>();
        List<Condition> body = body(known(), variables, 2);
        rules.add(new Rule(atom(view, variables, false), body));
      }
      if (isRecursive) {
        Term x = Term.of("?x");
        Term y = Term.of("?y");
        Term z = Term.of("?z");
        rule(
            Term.of(name, x, z),
            new Condition.Holds(Term.of(name, x, y)),
            new Condition.Holds(Term.of("edge", y, z)));
      }
      views.add(view);
    }

    private void legal(String role) {
      Term who = Term.of(role);
      rule(Term.of("legal", who, Term.of("wait")));
      for (int left = 1 + random.nextInt(2); left > 0; left--) {
        List<Term> variables = new ArrayList<>();
        List<Condition> body = body(known(), variables, 2);
        rules.add(new Rule(Term.of("legal", who, atom(one(moves), variables, false)), body));
      }
    }

    private void next(Relation fluent) {
      if (chance(70)) {
        Term same =
            new Term(
                fluent.name,
                VARIABLES.subList(0, fluent.places.size()).stream().map(Term::of).toList());
        List<Condition> body = new ArrayList<>();
        body.add(new Condition.Holds(Term.of("true", same)));
        if (chance(30)) {
          body.add(new Condition.Not(asked(known(), new ArrayList<>(same.parts()), false)));
        }
        rules.add(new Rule(Term.of("next", same), body));
      }
      for (int left = 1 + random.nextInt(2); left > 0; left--) {
        List<Term> variables = new ArrayList<>();
        List<Condition> body = new ArrayList<>();
        if (chance(75)) {
          Term move = chance(15) ? Term.of("wait") : atom(one(moves), variables, true);
          body.add(new Condition.Holds(Term.of("does", Term.of(one(roles)), move)));
        }
        if (body.isEmpty() || chance(40)) {
          body.addAll(body(known(), variables, 2));
        }
        rules.add(new Rule(Term.of("next", atom(fluent, variables, false)), body));
      }
    }

    private void goals(String role) {
      Term who = Term.of(role);
      Term wins = Term.of("wins", who);
      Term most = Term.of(chance(50) ? "100" : "70");
      rule(Term.of("goal", who, most), new Condition.Holds(wins));
      if (chance(15)) {
        rule(Term.of("goal", who, Term.of("0"))); // which is one too many where it wins
      } else {
        rule(Term.of("goal", who, Term.of("0")), new Condition.Not(wins));
      }
    }

    private void wins(String role) {
      rules.add(new Rule(Term.of("wins", Term.of(role)), body(known(), new ArrayList<>(), 1)));
    }

    RandomGdl make() {
      roles.addAll(List.of("ra", "rb", "rc").subList(0, 1 + random.nextInt(3)));
      if (chance(20)) {
        roles.add("random");
      }
      statics.add(new Relation("k", List.of(chance(70) ? NUMBERS : NESTED)));
      statics.add(new Relation("edge", List.of(NUMBERS, NUMBERS)));
      for (String name : List.of("p", "q", "c").subList(0, 1 + random.nextInt(3))) {
        fluents.add(new Relation(name, places(2)));
      }
      for (String name : List.of("m", "n").subList(0, 1 + random.nextInt(2))) {
        moves.add(new Relation(name, places(chance(20) ? 2 : 1)));
      }
      statics.forEach(this::facts);
      int steps = 2 + random.nextInt(3);
      for (int step = 1; step < steps; step++) {
        rule(Term.of("after", number(step), number(step + 1)));
      }
      rule(Term.of("init", Term.of("step", number(1))));
      for (Relation fluent : fluents) {
        for (int left = random.nextInt(3); left > 0; left--) {
          Rule fact =
              new Rule(
                  Term.of(
                      "init",
                      new Term(fluent.name, fluent.places.stream().map(this::one).toList())),
                  List.of());
          if (!rules.contains(fact)) {
            rules.add(fact);
          }
        }
      }
      for (int i = 0; i < 1 + random.nextInt(3); i++) {
        view("d" + i);
      }
      roles.forEach(this::legal);
      Term x = Term.of("?x");
      Term y = Term.of("?y");
      rule(
          Term.of("next", Term.of("step", y)),
          new Condition.Holds(Term.of("true", Term.of("step", x))),
          new Condition.Holds(Term.of("after", x, y)));
      fluents.forEach(this::next);
      rule(
          Term.of("terminal"),
          new Condition.Holds(Term.of("true", Term.of("step", number(steps)))));
      if (chance(30)) {
        rules.add(new Rule(Term.of("terminal"), body(known(), new ArrayList<>(), 1)));
      }
      List<String> players = roles.stream().filter(role -> !role.equals("random")).toList();
      players.forEach(this::wins);
      players.forEach(this::goals);
      return new RandomGdl(text(), new LiteralGdl(roles, List.copyOf(rules)));
    }

    private static Term number(int number) {
      return Term.of(String.valueOf(number));
    }

    private String text() {
      return Stream.concat(
              roles.stream().map(role -> "(role " + role + ")"), rules.stream().map(Maker::written))
          .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String written(Rule rule) {
      return rule.body().isEmpty()
          ? fact(rule.head())
          : rule.body().stream()
              .map(Maker::written)
              .collect(Collectors.joining(" ", "(<= " + rule.head() + " ", ")"));
    }

    /** A relation without places stands in brackets of its own only where it is a fact. */
    private static String fact(Term head) {
      return head.parts().isEmpty() ? "(<= " + head + ")" : head.toString();
    }

    private static String written(Condition condition) {
      return switch (condition) {
        case Condition.Holds(Term atom) -> atom.toString();
        case Condition.Not(Term atom) -> "(not " + atom + ")";
        case Condition.Distinct(Term one, Term other) -> "(distinct " + one + " " + other + ")";
        case Condition.Or(List<Condition> alternatives) ->
            alternatives.stream().map(Maker::written).collect(Collectors.joining(" ", "(or ", ")"));
      };
    }
  }

  static RandomGdl of(long seed) {
    return new Maker(seed).make();
  }
}
