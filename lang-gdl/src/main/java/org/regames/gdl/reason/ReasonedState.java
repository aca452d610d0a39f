package org.regames.gdl.reason;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.regames.gdl.ground.Relation;
import org.regames.gdl.ground.TermTable;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.rules.RuleState;

/** A state whose successors and relations are derived from the rules on demand. */
public final class ReasonedState implements RuleState {
  private static final int[] NOTHING = {};

  private final Reasoner game;
  private final Facts facts;
  private final Questions answers = new Questions();
  private final Tabling tabling;

  ReasonedState(Reasoner game, AnswerList facts) {
    this.game = game;
    this.facts = game.facts(facts);
    this.tabling = game.tabling(this.facts, answers, new Relation(Keywords.DOES, 2));
  }

  @Override
  public boolean isTerminal() {
    return ask(Keywords.TERMINAL, 0, NOTHING).size() > 0;
  }

  @Override
  public int[] legal(int role) {
    return last(ask(Keywords.LEGAL, 1, new int[] {game.roleTerms().get(role), TermTable.NONE}));
  }

  @Override
  public OptionalInt score(int role) {
    int[] known = {game.roleTerms().get(role), TermTable.NONE};
    return Arrays.stream(last(ask(Keywords.GOAL, 1, known)))
        .mapToObj(game.terms()::text)
        .filter(goal -> goal.matches("\\d{1,9}"))
        .mapToInt(Integer::parseInt)
        .max();
  }

  @Override
  public ReasonedState after(int[] moves) {
    return step(moves).next();
  }

  /** A step that is taken from here. */
  public ReasonedStep step(int[] moves) {
    Relation does = new Relation(Keywords.DOES, 2);
    for (int role = 0; role < moves.length; role++) {
      does.add(new int[] {game.roleTerms().get(role), moves[role]});
    }
    return new ReasonedStep(game, game.tabling(facts, answers, does));
  }

  /** The terms of the facts. */
  public List<Integer> facts() {
    return IntStream.range(0, facts.all.size())
        .mapToObj(number -> facts.all.tuple(number)[0])
        .toList();
  }

  /** All tuples of a relation that does not depend on moves. */
  public List<int[]> tuples(String relation, int arity) {
    return all(relation, arity).list();
  }

  AnswerList all(String relation, int arity) {
    int[] open = new int[arity];
    Arrays.fill(open, TermTable.NONE);
    return ask(relation, 0, open);
  }

  private AnswerList ask(String relation, int mask, int[] known) {
    return tabling.ask(game.predicate(relation, known.length), mask, known);
  }

  private static int[] last(AnswerList answers) {
    return answers.list().stream().mapToInt(tuple -> tuple[tuple.length - 1]).toArray();
  }
}
