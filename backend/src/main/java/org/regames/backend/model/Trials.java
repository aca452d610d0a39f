package org.regames.backend.model;

import java.util.random.RandomGenerator;
import org.regames.backend.plan.Plan;

/** Draws moves of a state before their last checks are made. */
final class Trials {
  /** What is answered where so many candidates are no moves that it is better to list these. */
  static final int GIVEN_UP = -2;

  private static final int MOST_REFUSED = 16;

  private final GameState state;

  /** What the state was like before a candidate was tried. */
  private GameState before;

  Trials(GameState state) {
    this.state = state;
  }

  /**
   * Draws candidates until one is a move, and plays that without the keeper's moves after it: each
   * move is the first one as often. If none is, the state is as it was.
   *
   * @return its index in the buffer, -1 where none is legal, or {@link #GIVEN_UP}
   */
  int play(MoveBuffer moves, RandomGenerator random) {
    moves.clear();
    state.beginWork();
    try {
      state.findCandidates(moves);
      int left = moves.size();
      for (int refused = 0; left > 0 && refused < MOST_REFUSED; refused++) {
        int candidate = left == 1 ? 0 : random.nextInt(left);
        if (isMove(moves, candidate)) {
          moves.estimate(refused == 0 ? moves.size() : 0);
          return candidate;
        }
        moves.reject(candidate, --left);
      }
      return left == 0 ? -1 : GIVEN_UP;
    } catch (StackOverflowError | EndlessPlayException _) {
      moves.clear();
      throw state.endless(EndlessPlayException.Kind.MOVE);
    }
  }

  /** Plays a candidate if it is a move and no other stands for it. */
  private boolean isMove(MoveBuffer moves, int candidate) {
    if (state.model().plan().hashed() && moves.isRepeated(state, candidate)) {
      return false;
    }
    if (before == null) {
      before = state.fresh();
    }
    before.copyFrom(state);
    long code = moves.code(candidate);
    try {
      state.attempt(moves, code, (int) code);
    } catch (StackOverflowError | EndlessPlayException e) {
      state.copyFrom(before); // whoever reports it names the node where the move began
      throw e;
    }
    if (state.node == Plan.NOWHERE) {
      state.copyFrom(before);
      return false;
    }
    return true;
  }
}
