package org.regames.backend.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/**
 * Counts sequences of moves of a compiled game, as {@link Perft} does of an interpreted one. Where
 * the keeper of an improper game has several moves only the first is played.
 */
public final class ModelPerft {
  private final ForwardModel model;
  private final List<GameState> states = new ArrayList<>();
  private final List<MoveBuffer> buffers = new ArrayList<>();
  private long[] counts = new long[0];

  public ModelPerft(ForwardModel model) {
    this.model = model;
  }

  /** The number of sequences of {@code depth} moves by players and by random. */
  public long count(int depth) {
    return counts(depth).getLast();
  }

  /**
   * The counts of all depths from 0 to {@code depth}. Takes time in proportion to the count of
   * depth - 1 and what the last moves cost to find, and memory in proportion to the depth, but for
   * random, whose next states have to be remembered to count each once.
   */
  public List<Long> counts(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("a depth is not negative: " + depth);
    }
    counts = new long[depth + 1];
    counts[0] = 1;
    while (states.size() <= depth) {
      states.add(model.newState());
      buffers.add(model.newMoves());
    }
    model.reset(states.getFirst());
    if (depth > 0) {
      descend(1, depth);
    }
    return LongStream.of(counts).boxed().toList();
  }

  private void descend(int ply, int depth) {
    GameState state = states.get(ply - 1);
    MoveBuffer moves = buffers.get(ply);
    state.legalMoves(moves);
    boolean random = state.currentPlayer() == ForwardModel.RANDOM;
    if (!random) {
      counts[ply] += moves.size();
    }
    if (ply == depth && !random) {
      return;
    }
    Set<GameState> outcomes = new HashSet<>();
    for (int move = 0; move < moves.size(); move++) {
      GameState next = states.get(ply);
      next.copyFrom(state);
      next.apply(moves, move);
      if (random && !outcomes.add(next.copy())) {
        continue;
      }
      counts[ply] += random ? 1 : 0;
      if (ply < depth) {
        descend(ply + 1, depth);
      }
    }
  }
}
