package org.regames.backend.explore;

import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/**
 * Chooses moves by the states that they lead to: of a few random moves the one that minimizes a
 * measure, or one that ends the play. One thread at a time may use it.
 */
public final class Lookahead {
  private final int drawn;
  private final GameState ahead;
  private final MoveBuffer answers;

  /**
   * @param model makes the states
   * @param drawn how many moves are drawn
   */
  public Lookahead(ForwardModel model, int drawn) {
    this.drawn = drawn;
    ahead = model.newState();
    answers = model.newMoves();
  }

  /**
   * The number of the best move. Moves that end the play are chosen only if all do.
   *
   * @param moves the legal moves of the state, of which there is at least one
   */
  public int least(
      GameState state,
      MoveBuffer moves,
      SplittableRandom random,
      ToDoubleFunction<GameState> measure) {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < Math.min(moves.size(), drawn); i++) {
      int move = random.nextInt(moves.size());
      ahead.copyFrom(state);
      ahead.apply(moves, move);
      double value = ahead.isTerminal() ? Double.MAX_VALUE : measure.applyAsDouble(ahead);
      if (value < least) {
        least = value;
        best = move;
      }
    }
    return best;
  }

  /**
   * The number of a move that ends the play, a random one of several; -1 if none does. Linear in
   * the number of moves.
   */
  public int ending(GameState state, MoveBuffer moves, SplittableRandom random) {
    int from = random.nextInt(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      int move = (from + i) % moves.size();
      ahead.copyFrom(state);
      ahead.apply(moves, move);
      if (ahead.isTerminal()) {
        return move;
      }
    }
    return -1;
  }

  /** A measure: the number of legal moves. */
  public double answers(GameState state) {
    return state.countMoves(answers);
  }
}
