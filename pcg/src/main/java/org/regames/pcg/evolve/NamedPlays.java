package org.regames.pcg.evolve;

import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/**
 * A hash of some plays of a game by the names of their moves, regardless of the order in which
 * moves are found. It is the same for games whose rules only have another order, or dead parts.
 */
final class NamedPlays {
  private static final int PLAYS = 12;
  private static final int MOST_PLIES = 200;

  private NamedPlays() {}

  /** A hash of {@value #PLAYS} plays, each cut off after {@value #MOST_PLIES} moves. */
  static long of(PlayedGame game) {
    GameState state = game.model().newState();
    MoveBuffer moves = game.model().newMoves();
    long hash = 0;
    for (int play = 0; play < PLAYS; play++) {
      game.model().reset(state);
      for (int ply = 0; ply < MOST_PLIES && !state.isTerminal(); ply++) {
        state.legalMoves(moves);
        if (moves.size() == 0) {
          break;
        }
        hash = step(hash, play, state, moves);
      }
      if (state.isTerminal()) {
        hash = NamelessHash.mix(hash + Outcome.of(game, state));
      }
    }
    return hash;
  }

  /** Makes the move whose name has the least hash, which differs from play to play. */
  private static long step(long hash, int play, GameState state, MoveBuffer moves) {
    long sum = state.currentPlayer();
    long least = Long.MAX_VALUE;
    int chosen = 0;
    for (int move = 0; move < moves.size(); move++) {
      long name = NamelessHash.mix(state.tags(moves, move).hashCode());
      sum += name;
      long drawn = NamelessHash.mix(name + hash + play);
      if (drawn < least) {
        least = drawn;
        chosen = move;
      }
    }
    state.apply(moves, chosen);
    return NamelessHash.mix(hash + sum);
  }
}
