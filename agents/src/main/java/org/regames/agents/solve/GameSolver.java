package org.regames.agents.solve;

import org.regames.agents.UnsolvableException;
import org.regames.backend.model.GameState;

/** Finds out what states of a game are worth. One thread uses an object. */
public sealed interface GameSolver permits Solver, ProofSolver {
  /**
   * The value of a state and all moves that keep it. Searches in a thread of its own, since the
   * stack of the caller may be too small for long plays.
   *
   * @throws UnsolvableException where time is over, or what follows is not of the kind that can be
   *     solved
   */
  Solution solve(GameState state);

  /** What the solver knows so far; what is added there it makes use of. */
  KnownValues known();
}
