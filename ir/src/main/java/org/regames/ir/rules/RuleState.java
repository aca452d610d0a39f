package org.regames.ir.rules;

import java.util.OptionalInt;

/**
 * A state of a game given by its rules. Answers are memoized, which makes later queries of the
 * state cheaper. There is no bound on the time of a query; a thread that is interrupted during one
 * gets a {@link java.util.concurrent.CancellationException}.
 */
public interface RuleState {
  /** Whether the play has ended. */
  boolean isTerminal();

  /** The moves that a role may make, in the order of the rules; none if the rules provide none. */
  int[] legal(int role);

  /**
   * The state after a step.
   *
   * @param moves a move of each role, in the order of the roles
   */
  RuleState after(int[] moves);

  /** The goal of a role, the greatest if there are several; nothing if there is none. */
  OptionalInt score(int role);
}
