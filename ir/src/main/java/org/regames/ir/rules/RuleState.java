package org.regames.ir.rules;

import java.util.OptionalInt;

/**
 * A state of a game by its rules. What was asked once is kept, so that whatever follows from a
 * state costs less. The questions of one state take as long as its rules make them; the thread that
 * asks may be interrupted, and then gets a {@link java.util.concurrent.CancellationException}.
 */
public interface RuleState {
  /** Whether the play has ended. */
  boolean isTerminal();

  /** The moves that a role may make, in the order of the rules; none where they forgot it. */
  int[] legal(int role);

  /**
   * The state after a step.
   *
   * @param moves a move of each role, in the order of the roles
   */
  RuleState after(int[] moves);

  /** The goal of a role, the greatest where there are several; nothing where there is none. */
  OptionalInt score(int role);
}
