package org.regames.backend.play;

import java.util.List;
import java.util.function.LongConsumer;
import org.regames.backend.interpreter.Interpreter;

/**
 * Counts sequences of moves, the usual check of move generators. Uses memory in proportion to the
 * depth, not to the count.
 */
public final class Perft {
  private final Interpreter interpreter;
  private final LongConsumer progress;

  /**
   * @param progress is told now and then how many sequences of the full depth were counted so far
   */
  public Perft(Interpreter interpreter, LongConsumer progress) {
    this.interpreter = interpreter;
    this.progress = progress;
  }

  public Perft(Interpreter interpreter) {
    this(interpreter, _ -> {});
  }

  /**
   * The number of sequences of {@code depth} moves by players and by random from the initial state;
   * keeper moves are played in between and not counted. Finished plays are not extended, so plays
   * shorter than the depth do not count. Moves of random that lead to the same state count once.
   */
  public long count(int depth) {
    return counts(depth).getLast();
  }

  /** The counts of all depths from 0 to {@code depth}, found in one go. */
  public List<Long> counts(int depth) {
    throw new UnsupportedOperationException("" + interpreter + progress + depth);
  }

  /**
   * The number of sequences of {@code depth} choices. A choice is a move by a player, or by random,
   * who had at least two; single moves are played in between like keeper moves and not counted. A
   * sequence ends with its last choice.
   */
  public long choices(int depth) {
    return choiceCounts(depth).getLast();
  }

  /** The counts of choices of all depths from 0 to {@code depth}, found in one go. */
  public List<Long> choiceCounts(int depth) {
    throw new UnsupportedOperationException("" + interpreter + progress + depth);
  }
}
