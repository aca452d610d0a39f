package org.regames.agents.search;

import java.util.random.RandomGenerator;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/** Plays to the end at random. */
final class Rollout {
  /** A longer play counts with its scores at this point. */
  static final int MOST_PLIES = 10_000;

  private Rollout() {}

  /** Plays a state to the end with uniformly drawn legal moves. */
  static void play(GameState state, MoveBuffer moves, RandomGenerator random) {
    long left = MOST_PLIES;
    while (left > 0) {
      left -= state.playOn(moves, random, left);
      if (left <= 0 || state.isTerminal() || !state.applyRandom(moves, random)) {
        return;
      }
      left--;
    }
  }
}
