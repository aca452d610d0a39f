package org.regames.gdl.reason;

import java.util.Arrays;
import java.util.List;
import org.regames.gdl.ground.TermTable;
import org.regames.gdl.syntax.Keywords;

/** A state with the moves that are made there. */
public final class ReasonedStep {
  private final Reasoner game;
  private final Tabling tabling;

  ReasonedStep(Reasoner game, Tabling tabling) {
    this.game = game;
    this.tabling = tabling;
  }

  /** The state after the step. */
  public ReasonedState next() {
    return new ReasonedState(game, all(Keywords.NEXT, 1));
  }

  /** All tuples of a relation. */
  public List<int[]> tuples(String relation, int arity) {
    return all(relation, arity).list();
  }

  private AnswerList all(String relation, int arity) {
    int[] open = new int[arity];
    Arrays.fill(open, TermTable.NONE);
    return tabling.ask(game.predicate(relation, arity), 0, open);
  }
}
