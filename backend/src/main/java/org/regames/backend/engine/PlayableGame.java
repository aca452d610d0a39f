package org.regames.backend.engine;

import java.util.List;
import java.util.function.LongConsumer;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.play.MoveCount;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;

/** A game prepared by an engine. One thread at a time may use it. */
public interface PlayableGame {
  /**
   * The counts of sequences of moves of all depths from 0 to {@code depth}, as {@link
   * org.regames.backend.play.Perft} defines them.
   *
   * @param progress receives now and then how many sequences of the full depth were counted so far
   * @throws UnplayableException if this engine fails
   * @throws org.regames.ir.diagnostic.DiagnosticException if moves cannot be found within limits
   */
  List<Long> counts(int depth, LongConsumer progress);

  /** The same for sequences of choices: moves where at least two were legal. */
  List<Long> choiceCounts(int depth, LongConsumer progress);

  /**
   * For each legal move after a play, how many sequences of {@code depth} moves begin with it. The
   * counts add up to what {@link #count} would be if the game began after the play.
   *
   * @param play legal moves from the start; those of the keeper are skipped
   * @param depth at least 1
   * @throws UnplayableException where this engine counts from the start alone, or does not get
   *     through
   * @throws org.regames.ir.diagnostic.DiagnosticException if moves cannot be found within limits
   */
  List<MoveCount> divided(List<Turn> play, int depth, LongConsumer progress);

  /**
   * Plays at random.
   *
   * @param progress receives several times a second how many playouts were started
   * @throws UnplayableException if this engine fails
   * @throws org.regames.ir.diagnostic.DiagnosticException if moves cannot be found within limits
   */
  PlayoutStatistics playouts(Playouts playouts, LongConsumer progress);

  /** What was improper in all that was played so far. */
  List<Impropriety> findings();

  /** What the user should know about the preparation of the game, not about the game itself. */
  default List<String> warnings() {
    return List.of();
  }

  /** The number of sequences of {@code depth} moves. */
  default long count(int depth, LongConsumer progress) {
    return counts(depth, progress).getLast();
  }
}
