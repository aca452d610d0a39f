package org.regames.backend.play;

import java.util.Map;

/**
 * Statistics of playouts.
 *
 * @param playouts how many were played, including those given up
 * @param unfinished how many of them did not reach the end: somebody had no move, the keeper went
 *     on forever, or there were too many moves
 * @param states how many times a player or random chose a move; also called plies
 * @param seconds how long they took
 * @param plies the plies of each playout, unfinished ones included
 * @param branching the number of legal moves at each choice; only an estimate of its mean if moves
 *     were drawn without counting the legal ones
 * @param scores for each player, in the order of type {@code Player}, how many finished playouts
 *     gave each score, in natural order of the scores
 */
public record PlayoutStatistics(
    long playouts,
    long unfinished,
    long states,
    double seconds,
    Range plies,
    Range branching,
    Map<String, Map<String, Long>> scores) {

  /** Playouts per second. */
  public double playoutsPerSecond() {
    return seconds == 0 ? 0 : playouts / seconds;
  }

  /** Choices of moves per second. */
  public double statesPerSecond() {
    return seconds == 0 ? 0 : states / seconds;
  }

  /** The same result apart from the time it took. */
  public PlayoutStatistics withSeconds(double other) {
    return new PlayoutStatistics(playouts, unfinished, states, other, plies, branching, scores);
  }

  /**
   * The spread of a number; all zero if nothing was counted.
   *
   * @param mean the mean, or an unbiased estimate of it
   * @param min the least; null if the mean is an estimate
   * @param max the greatest; null if the mean is an estimate
   */
  public record Range(double mean, Long min, Long max) {
    /** The spread of a number that was counted. */
    public Range(double mean, long min, long max) {
      this(mean, Long.valueOf(min), Long.valueOf(max));
    }

    /** An estimate of a mean. */
    public static Range estimated(double mean) {
      return new Range(mean, null, null);
    }
  }
}
