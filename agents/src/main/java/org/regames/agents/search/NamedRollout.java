package org.regames.agents.search;

import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * Plays to the end and records the moves. With means it prefers, of two random moves, the one that
 * has brought its mover more anywhere: the move-average sampling technique (H. Finnsson and Y.
 * Björnsson, "Simulation-based approach to general game playing", AAAI 2008) with a tournament of
 * two, as a softmax over all moves would need the names of all.
 */
final class NamedRollout {
  private final MoveMeans means;
  private final SplitMix random;
  private final GameState other;

  /**
   * @param means the statistics of moves; null to draw them uniformly
   * @param other a scratch state
   */
  NamedRollout(MoveMeans means, SplitMix random, GameState other) {
    this.means = means;
    this.random = random;
    this.other = other;
  }

  /** Plays a state on, adding the moves. */
  void play(GameState state, MoveBuffer moves, NamedMoves played) {
    for (int ply = 0; ply < Rollout.MOST_PLIES && !state.isTerminal(); ply++) {
      state.legalMoves(moves);
      if (moves.size() == 0) {
        return;
      }
      int mover = state.currentPlayer();
      played.add(ply(state, moves, mover), mover);
    }
  }

  private long ply(GameState state, MoveBuffer moves, int mover) {
    int count = moves.size();
    int move = count == 1 ? 0 : random.nextInt(count);
    if (means == null || count == 1 || mover == ForwardModel.RANDOM) {
      return NamedMoves.play(state, moves, move);
    }
    int second = random.nextInt(count - 1);
    other.copyFrom(state);
    long otherName = NamedMoves.play(other, moves, second < move ? second : second + 1);
    long name = NamedMoves.play(state, moves, move);
    if (means.mean(otherName, 1) > means.mean(name, 1)) {
      state.copyFrom(other);
      return otherName;
    }
    return name;
  }
}
