package org.regames.agents.solve;

import org.regames.agents.UnsolvableException;
import org.regames.backend.model.GameState;

/** Computes the values of states of a game. An object is for one thread. */
public sealed interface GameSolver permits Solver, ProofSolver {
  /**
   * The value of a state and all moves that keep it. Searches in a thread of its own, since the
   * stack of the caller may be too small for long plays.
   *
   * @throws UnsolvableException if time is over, or the rest of the game is not of the kind that
   *     can be solved
   */
  Solution solve(GameState state);

  /** What the solver knows so far; it makes use of what is added there. */
  KnownValues known();
}
