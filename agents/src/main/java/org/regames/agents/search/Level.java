package org.regames.agents.search;

import java.util.Arrays;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/**
 * Buffers for the moves of a state and the states after them in a depth-first search, reused by all
 * states at the same depth.
 */
final class Level {
  final MoveBuffer moves;

  /** The states after the moves, after {@link #play}. */
  GameState[] next = new GameState[0];

  /** For each move a hash of its tags. */
  long[] names = new long[0];

  private final ForwardModel model;
  private long[] order = new long[0];

  Level(ForwardModel model) {
    this.model = model;
    this.moves = model.newMoves();
  }

  /** A move ordering heuristic. */
  interface Worth {
    /** A number of at most 32 bits, larger for moves to be searched first. */
    long of(int move);
  }

  /** Plays all moves that were found in a state. */
  void play(GameState state) {
    int count = moves.size();
    reserve(count);
    for (int move = 0; move < count; move++) {
      next[move].copyFrom(state);
      names[move] = next[move].applyTold(moves, move);
    }
  }

  /** Ensures the capacity for this many states. */
  void reserve(int count) {
    int old = next.length;
    if (count > old) {
      next = Arrays.copyOf(next, 2 * count);
      names = new long[2 * count];
      order = new long[2 * count];
      for (int place = old; place < next.length; place++) {
        next[place] = model.newState();
      }
    }
  }

  /** The moves in the order in which to search them; the sort is stable. */
  int[] order(Worth worth) {
    int count = moves.size();
    for (int move = 0; move < count; move++) {
      order[move] = -worth.of(move) << Integer.SIZE | move;
    }
    Arrays.sort(order, 0, count);
    int[] moves = new int[count];
    Arrays.setAll(moves, place -> (int) order[place]);
    return moves;
  }
}
