package org.regames.agents.search;

import java.util.Arrays;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/** The moves of one play, by name, with their movers. */
final class NamedMoves {
  private long[] names = new long[64];
  private int[] movers = new int[64];
  private int size;

  /** The name of a move that is played on a state: a hash of mover and tags. */
  static long play(GameState state, MoveBuffer moves, int move) {
    int mover = state.currentPlayer();
    return MoveBuffer.mix(state.applyTold(moves, move), mover);
  }

  void clear() {
    size = 0;
  }

  void add(long name, int mover) {
    if (size == names.length) {
      names = Arrays.copyOf(names, 2 * size);
      movers = Arrays.copyOf(movers, 2 * size);
    }
    names[size] = name;
    movers[size++] = mover;
  }

  /** Adds the results of the movers to the means, for the moves from one on. */
  void teach(MoveMeans means, int first, double[] values) {
    for (int ply = first; ply < size; ply++) {
      if (movers[ply] >= 0) {
        means.add(names[ply], values[movers[ply]]);
      }
    }
  }
}
