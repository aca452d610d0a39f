package org.regames.backend.model;

import java.util.random.RandomGenerator;
import org.regames.backend.plan.Plan;

/** Draws moves of a state by rejection sampling, before their last checks are made. */
final class Trials {
  /** Returned if so many candidates are rejected that it is better to list all of them. */
  static final int GIVEN_UP = -3;

  private static final int MOST_REFUSED = 16;

  private final GameState state;

  /** The state before a candidate was tried. */
  private GameState before;

  Trials(GameState state) {
    this.state = state;
  }

  /**
   * Draws candidates until one is a move, and plays that without the keeper's moves after it; each
   * move is equally likely. If none is a move, the state is unchanged.
   *
   * @return its code, {@link GameState#NO_MOVE} if none is legal, or {@link #GIVEN_UP}
   */
  long play(MoveBuffer moves, RandomGenerator random) {
    moves.clear();
    state.beginWork();
    try {
      long drawn = state.drawCandidate(moves, random);
      if (drawn == GameState.NO_MOVE) {
        return drawn;
      }
      boolean isSet = drawn >= 0 && (drawn & MoveBuffer.LISTED) == 0;
      if (isSet && passes(moves, drawn)) {
        moves.estimate(moves.size());
        return drawn;
      }
      moves.clear();
      state.findCandidates(moves);
      return playListed(moves, drawn, isSet, random);
    } catch (StackOverflowError | EndlessPlayException _) {
      moves.clear();
      throw state.endless(EndlessPlayException.Kind.MOVE);
    }
  }

  /**
   * The same with candidates that are listed.
   *
   * @param drawn the candidate that was drawn first, if any
   * @param isRefused whether that was rejected
   */
  private long playListed(MoveBuffer moves, long drawn, boolean isRefused, RandomGenerator random) {
    int left = moves.size();
    int refused = 0;
    if (drawn >= 0) {
      int first = moves.indexOf(drawn & ~MoveBuffer.LISTED);
      if (!isRefused && isMove(moves, first)) {
        moves.estimate(moves.size());
        return moves.code(first);
      }
      moves.reject(first, --left);
      refused++;
    }
    for (; left > 0 && refused < MOST_REFUSED; refused++) {
      int candidate = left == 1 ? 0 : random.nextInt(left);
      if (isMove(moves, candidate)) {
        moves.estimate(refused == 0 ? moves.size() : 0);
        return moves.code(candidate);
      }
      moves.reject(candidate, --left);
    }
    return left == 0 ? GameState.NO_MOVE : GIVEN_UP;
  }

  /**
   * Draws the same candidate as {@link #play} with the same numbers.
   *
   * @return its index in the buffer, -1 if none is legal, or {@link #GIVEN_UP}
   */
  int choose(MoveBuffer moves, RandomGenerator random) {
    long code = new Trials(state.copy()).play(moves, random);
    if (code < 0) {
      return (int) code;
    }
    moves.clear();
    state.beginWork();
    state.findCandidates(moves); // terminates, as it did for the copy
    return moves.indexOf(code);
  }

  /** Plays a candidate if it is a move and no other candidate represents that. */
  private boolean isMove(MoveBuffer moves, int candidate) {
    return !(state.model().plan().hashed() && moves.isRepeated(state, candidate))
        && passes(moves, moves.code(candidate));
  }

  /** Plays a candidate if it is a move. */
  private boolean passes(MoveBuffer moves, long code) {
    if (before == null) {
      before = state.fresh();
    }
    before.copyFrom(state);
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
