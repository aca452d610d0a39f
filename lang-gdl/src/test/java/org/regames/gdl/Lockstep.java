package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.gdl.clause.Clauses;
import org.regames.gdl.ground.TermTable;
import org.regames.gdl.lowering.GdlLowering;
import org.regames.gdl.lowering.TermNames;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.ir.Expression;
import org.regames.ir.Value;
import org.regames.ir.language.Budget;

/**
 * Plays the rules and their translation side by side: at every step the same roles have the same
 * legal moves (a role without a choice may have no turn), the same facts hold as far as the
 * translation has them, players see the same, and the play ends with the same scores.
 */
final class Lockstep {
  private final Datalog rules;
  private final GdlLowering.Lowered lowered;
  private final Interpreter translation;
  private final TermTable terms = new TermTable();
  private final Random random;
  private final int longest;
  private final Map<String, Set<String>> shown = new TreeMap<>();
  private List<GdlTerm> roles = List.of();

  /** Whether the keeper has computed the next state: no other role has a turn before it. */
  private boolean stepDone;

  /**
   * @param longest the number of steps after which a play is left
   */
  Lockstep(String text, GdlLowering.Lowered lowered, long seed, int longest) {
    this.rules = new Datalog(Clauses.of(Gdl.description(text), new Budget()));
    this.lowered = lowered;
    this.translation = Interpreter.of(lowered.game());
    this.random = new Random(seed);
    this.longest = longest;
  }

  /** One random play. */
  void play() {
    rules.at(Set.of());
    roles = rules.all("role").stream().map(List::getFirst).toList();
    Set<GdlTerm> facts = terms("init");
    State state = settled(translation.initial());
    for (int step = 0; step < longest; step++) {
      rules.at(facts);
      if (nobodyHasAChoice() && !facts(facts).equals(facts(state))) {
        // The translation has taken this step already, since nobody has a turn in it.
        Map<GdlTerm, GdlTerm> forced = new LinkedHashMap<>();
        roles.forEach(role -> forced.put(role, legal(role).getFirst()));
        rules.make(forced);
        facts = terms("next");
        continue;
      }
      assertEquals(facts(facts), facts(state), "facts");
      assertEquals(!rules.all("terminal").isEmpty(), state.isTerminal(), "terminal");
      if (state.isTerminal()) {
        sameScores(state);
        return;
      }
      Map<GdlTerm, GdlTerm> moves = new LinkedHashMap<>();
      shown.clear();
      stepDone = false;
      for (GdlTerm role : roles) {
        state = move(role, state, moves);
      }
      rules.make(moves);
      facts = terms("next");
      samePercepts();
    }
  }

  /** Lets a role move, where it has a turn, and the keeper after it. */
  private State move(GdlTerm role, State state, Map<GdlTerm, GdlTerm> moves) {
    List<GdlTerm> legal = legal(role);
    if (stepDone || !state.player().equals(symbol(role))) {
      assertEquals(1, legal.size(), () -> role + " has no turn, but not just one move");
      moves.put(role, legal.getFirst());
      return state;
    }
    List<Move> choices = translation.moves(state);
    assertEquals(
        new TreeSet<>(legal.stream().map(this::symbol).toList()),
        new TreeSet<>(choices.stream().map(Move::toString).toList()),
        () -> "legal moves of " + role);
    assertEquals(legal.size(), choices.size());
    Move choice = choices.get(random.nextInt(choices.size()));
    moves.put(role, named(choice.toString(), legal));
    stepDone = choice.next().isTerminal() || choice.next().isKeepersTurn();
    return settled(choice.next());
  }

  private List<GdlTerm> legal(GdlTerm role) {
    return rules.all("legal").stream()
        .filter(tuple -> tuple.getFirst().equals(role))
        .map(List::getLast)
        .toList();
  }

  private GdlTerm named(String symbol, List<GdlTerm> legal) {
    return legal.stream().filter(move -> symbol(move).equals(symbol)).findFirst().orElseThrow();
  }

  /** Plays the keeper's moves and notes what they show to whom. */
  private State settled(State state) {
    State at = state;
    while (!at.isTerminal() && at.isKeepersTurn()) {
      List<Move> moves = translation.moves(at);
      assertEquals(1, moves.size(), "moves of the keeper");
      for (String player : translation.players()) {
        shown.computeIfAbsent(player, _ -> new TreeSet<>()).addAll(moves.getFirst().seenBy(player));
      }
      at = moves.getFirst().next();
    }
    return at;
  }

  private Set<GdlTerm> terms(String relation) {
    Set<GdlTerm> terms = new LinkedHashSet<>();
    rules.all(relation).forEach(tuple -> terms.add(tuple.getFirst()));
    return terms;
  }

  private boolean nobodyHasAChoice() {
    return rules.all("terminal").isEmpty()
        && roles.stream().allMatch(role -> legal(role).size() == 1);
  }

  /** The facts that hold, of those that the translation has. */
  private Set<String> facts(Set<GdlTerm> facts) {
    Set<String> names = new TreeSet<>();
    facts.forEach(fact -> names.add(fact.toString()));
    names.retainAll(lowered.facts().keySet());
    return names;
  }

  private Set<String> facts(State state) {
    Map<String, Value> values = state.values();
    Set<String> names = new TreeSet<>();
    lowered
        .facts()
        .forEach(
            (fact, test) -> {
              if (value(test.left(), values).toString().equals(test.right().toString())) {
                names.add(fact);
              }
            });
    return names;
  }

  private static Value value(Expression place, Map<String, Value> values) {
    return switch (place) {
      case Expression.Reference(String name, _) -> values.get(name);
      case Expression.Access(Expression map, Expression key, _) -> {
        Value.MapLiteral of = (Value.MapLiteral) value(map, values);
        yield of.entries().stream()
            .filter(entry -> entry.key().equals(key.toString()))
            .map(Value.Entry::value)
            .findFirst()
            .orElseGet(() -> of.otherwise().orElseThrow());
      }
      case Expression.Cast(_, Expression inner, _) -> value(inner, values);
    };
  }

  private void sameScores(State state) {
    for (String player : translation.players()) {
      Set<String> goals = new TreeSet<>();
      rules.all("goal").stream()
          .filter(tuple -> symbol(tuple.getFirst()).equals(player))
          .map(tuple -> tuple.getLast().toString())
          .filter(goal -> goal.matches("[0-9]+"))
          .forEach(goals::add);
      if (goals.size() == 1) {
        assertEquals(goals.iterator().next(), state.score(player), () -> "goal of " + player);
      }
    }
  }

  /** Of games without hidden information the keeper shows moves made at the same time. */
  private void samePercepts() {
    boolean hidden =
        lowered.isHidden() || roles.stream().anyMatch(role -> symbol(role).equals("random"));
    for (String player : hidden ? translation.players() : List.<String>of()) {
      Set<String> expected = new TreeSet<>();
      rules.all("sees").stream()
          .filter(tuple -> symbol(tuple.getFirst()).equals(player))
          .forEach(tuple -> expected.add(symbol(tuple.getLast())));
      assertEquals(expected, shown.getOrDefault(player, Set.of()), () -> "seen by " + player);
    }
  }

  /** The name that the translation has for a term. */
  private String symbol(GdlTerm term) {
    return TermNames.symbol(number(term), terms);
  }

  private int number(GdlTerm term) {
    return switch (term) {
      case GdlTerm.Symbol(String name, _) -> terms.make(name);
      case GdlTerm.Variable variable -> throw new AssertionError(variable + " in a ground term");
      case GdlTerm.Compound(String function, List<GdlTerm> arguments, _) ->
          terms.make(function, arguments.stream().mapToInt(this::number).toArray());
    };
  }
}
