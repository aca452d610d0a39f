package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.gdl.clause.Clauses;
import org.regames.gdl.lowering.GdlLowering;
import org.regames.gdl.lowering.TermNames;
import org.regames.gdl.reason.ReasonedState;
import org.regames.gdl.reason.ReasonedStep;
import org.regames.gdl.reason.Reasoner;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.Expression;
import org.regames.ir.Value;
import org.regames.ir.language.Budget;

/**
 * Plays the rules and their translation side by side: at every step the same roles have the same
 * legal moves (a role without a choice may have no turn), the same facts hold as far as the
 * translation has them, players see the same, and the play ends with the same scores.
 */
final class Lockstep {
  private final Reasoner rules;
  private final GdlLowering.Lowered lowered;
  private final Interpreter translation;
  private final Random random;
  private final int longest;
  private final Map<String, Set<String>> shown = new TreeMap<>();

  /** Whether the keeper has computed the next state: no other role has a turn before it. */
  private boolean stepDone;

  /**
   * @param longest the number of steps after which a play is left
   */
  Lockstep(String text, GdlLowering.Lowered lowered, long seed, int longest) {
    this.rules = Reasoner.of(Clauses.of(Gdl.description(text), new Budget()));
    this.lowered = lowered;
    this.translation = Interpreter.of(lowered.game());
    this.random = new Random(seed);
    this.longest = longest;
  }

  /** One random play. */
  void play() {
    ReasonedState known = rules.start();
    State state = settled(translation.initial());
    for (int step = 0; step < longest; step++) {
      if (nobodyHasAChoice(known) && !facts(known).equals(facts(state))) {
        // The translation has taken this step already, since nobody has a turn in it.
        ReasonedState at = known;
        known = at.after(roles().map(role -> at.legal(role)[0]).toArray());
        continue;
      }
      assertEquals(facts(known), facts(state), "facts");
      assertEquals(known.isTerminal(), state.isTerminal(), "terminal");
      if (state.isTerminal()) {
        sameScores(known, state);
        return;
      }
      int[] moves = new int[rules.roles().size()];
      shown.clear();
      stepDone = false;
      for (int role = 0; role < moves.length; role++) {
        state = move(role, known, state, moves);
      }
      ReasonedStep made = known.step(moves);
      samePercepts(made);
      known = made.next();
    }
  }

  /** Lets a role move, where it has a turn, and the keeper after it. */
  private State move(int role, ReasonedState known, State state, int[] moves) {
    int[] legal = known.legal(role);
    if (stepDone || !state.player().equals(symbol(rules.roleTerms().get(role)))) {
      assertEquals(1, legal.length, () -> rules.roles().get(role) + " has a choice, but no turn");
      moves[role] = legal[0];
      return state;
    }
    List<Move> choices = translation.moves(state);
    assertEquals(
        new TreeSet<>(Arrays.stream(legal).mapToObj(this::symbol).toList()),
        new TreeSet<>(choices.stream().map(Move::toString).toList()),
        () -> "legal moves of " + rules.roles().get(role));
    assertEquals(legal.length, choices.size());
    Move choice = choices.get(random.nextInt(choices.size()));
    moves[role] =
        Arrays.stream(legal)
            .filter(move -> symbol(move).equals(choice.toString()))
            .findFirst()
            .orElseThrow();
    stepDone = choice.next().isTerminal() || choice.next().isKeepersTurn();
    return settled(choice.next());
  }

  private IntStream roles() {
    return IntStream.range(0, rules.roles().size());
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

  private boolean nobodyHasAChoice(ReasonedState known) {
    return !known.isTerminal() && roles().allMatch(role -> known.legal(role).length == 1);
  }

  /** The facts that hold, of those that the translation has. */
  private Set<String> facts(ReasonedState known) {
    Set<String> names = new TreeSet<>();
    known.facts().forEach(fact -> names.add(rules.terms().text(fact)));
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

  private void sameScores(ReasonedState known, State state) {
    for (String player : translation.players()) {
      Set<String> goals = ofPlayer(player, known.tuples(Keywords.GOAL, 2));
      goals.removeIf(goal -> !goal.matches("[0-9]+"));
      if (goals.size() == 1) {
        assertEquals(goals.iterator().next(), state.score(player), () -> "goal of " + player);
      }
    }
  }

  /** Of games without hidden information the keeper shows moves made at the same time. */
  private void samePercepts(ReasonedStep made) {
    boolean hidden = lowered.isHidden() || rules.roles().contains(Keywords.RANDOM);
    for (String player : hidden ? translation.players() : List.<String>of()) {
      Set<String> expected = ofPlayer(player, made.tuples(Keywords.SEES, 2));
      assertEquals(expected, shown.getOrDefault(player, Set.of()), () -> "seen by " + player);
    }
  }

  /** What a relation has for a player, by the names that the translation has. */
  private Set<String> ofPlayer(String player, List<int[]> tuples) {
    Set<String> names = new TreeSet<>();
    tuples.stream()
        .filter(tuple -> symbol(tuple[0]).equals(player))
        .forEach(tuple -> names.add(symbol(tuple[1])));
    return names;
  }

  /** The name that the translation has for a term. */
  private String symbol(int term) {
    return TermNames.symbol(term, rules.terms());
  }
}
