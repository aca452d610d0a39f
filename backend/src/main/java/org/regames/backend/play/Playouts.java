package org.regames.backend.play;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongConsumer;
import org.regames.backend.interpreter.Interpreter;

/**
 * Flat Monte Carlo: plays from the initial state to the end, each move drawn from all legal moves
 * with the same probability.
 *
 * <p>Every playout has random numbers of its own, derived from the seed and the number of the
 * playout. So a given number of playouts has the same result each time and with any number of
 * threads; only the seconds differ.
 *
 * @param playouts how many to play; without, as many as the time allows
 * @param time how long to go on starting playouts; without, until all are played
 * @param seed chooses the random numbers
 * @param threads how many play at the same time
 * @param mostPlies after how many moves by players and random a playout is given up, unfinished
 */
public record Playouts(
    OptionalLong playouts, Optional<Duration> time, long seed, int threads, long mostPlies) {
  /** Enough for every game that is meant to end. */
  public static final long MOST_PLIES = 100_000;

  public Playouts {
    if (playouts.isEmpty() && time.isEmpty()) {
      throw new IllegalArgumentException("either a number of playouts or a time is needed");
    }
    if (playouts.orElse(1) < 1 || threads < 1 || mostPlies < 1) {
      throw new IllegalArgumentException("playouts, threads and plies must be positive");
    }
  }

  /** A number of playouts on one thread. */
  public static Playouts of(long playouts, long seed) {
    return new Playouts(OptionalLong.of(playouts), Optional.empty(), seed, 1, MOST_PLIES);
  }

  /**
   * Plays. Whatever is improper in the game goes to the interpreter's findings.
   *
   * @param progress is told several times a second, by the calling thread, how many playouts are
   *     done
   * @throws org.regames.ir.diagnostic.DiagnosticException where moves cannot be found within the
   *     interpreter's limits
   */
  public PlayoutStatistics run(Interpreter interpreter, LongConsumer progress) {
    throw new UnsupportedOperationException("" + interpreter + progress);
  }

  /** Plays without telling anybody about its progress. */
  public PlayoutStatistics run(Interpreter interpreter) {
    return run(interpreter, _ -> {});
  }
}
