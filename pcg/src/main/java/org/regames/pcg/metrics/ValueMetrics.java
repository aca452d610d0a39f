package org.regames.pcg.metrics;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * The metrics of the evaluations by a search of the states of its plays, for two players. They
 * follow C. Browne ("Automatic generation and evaluation of recombination games", 2008);
 * docs/pcg.md has the formulas and says where they differ.
 */
public final class ValueMetrics {
  /** At how many points of a play its uncertainty is sampled. */
  private static final int SHARES = 100;

  /** By how many standard errors a new leader has to lead. */
  private static final double ERRORS = 2;

  private ValueMetrics() {}

  /** All of them. */
  public static List<Metric> all() {
    Predicate<PlayTrace> isDecided = play -> play.isEnded() && !play.isDraw();
    Predicate<PlayTrace> any = _ -> true;
    return List.of(
        mean("drama", "how far the eventual winner was behind", isDecided, ValueMetrics::drama),
        mean(
            "decisiveness",
            "when a play is decided, as a share of it",
            isDecided,
            play -> decided(play)),
        mean(
            "uncertainty",
            "how long the winner stays open",
            PlayTrace::isEnded,
            play -> open(play)),
        mean("lead-changes", "decisions that change the leader", any, play -> leads(play)),
        mean(
            "permanence",
            "how rarely a move undoes what the one before has changed",
            any,
            play -> permanence(play)),
        mean("killer", "the largest gain by a single move", any, ValueMetrics::killer),
        Metric.OfMeans.ratio(
            "puzzles",
            "choices with a single good move that a short search underrates",
            play -> play.thoughts().stream().filter(PlayTrace.Thought::surprises).count(),
            play -> play.thoughts().size()));
  }

  /** The mean over plays in which somebody had a choice. */
  private static Metric mean(
      String name, String meaning, Predicate<PlayTrace> among, ToDoubleFunction<PlayTrace> number) {
    Predicate<PlayTrace> counts = among.and(play -> !play.thoughts().isEmpty());
    return Metric.OfMeans.ratio(
        name,
        meaning,
        play -> counts.test(play) ? number.applyAsDouble(play) : 0,
        play -> counts.test(play) ? 1 : 0);
  }

  /**
   * The expected result of the first player at each decision. A search overrates the moves of the
   * player to move, since it takes the best of many uncertain ones, so each number is the mean of
   * two decisions.
   */
  private static double[] expected(PlayTrace play) {
    List<PlayTrace.Thought> all = play.thoughts();
    double[] expected = new double[all.size()];
    for (int place = 0; place < expected.length; place++) {
      int next = Math.min(place + 1, expected.length - 1);
      expected[place] = (all.get(place).of(0) + all.get(next).of(0)) / 2;
    }
    return expected;
  }

  /** The same for the winner. */
  private static double[] expectedByWinner(PlayTrace play) {
    double[] expected = expected(play);
    for (int place = 0; place < expected.length && play.value(1) > play.value(0); place++) {
      expected[place] = 1 - expected[place];
    }
    return expected;
  }

  /** The mean, over the states in which the winner is behind, of the square root of the gap. */
  private static double drama(PlayTrace play) {
    return Arrays.stream(expectedByWinner(play))
        .map(winner -> 1 - 2 * winner)
        .filter(behind -> behind > 0)
        .map(Math::sqrt)
        .average()
        .orElse(0);
  }

  /** The first time that the winner's expected result exceeds the maximum of the loser's. */
  private static double decided(PlayTrace play) {
    double[] winner = expectedByWinner(play);
    double most = 1 - Arrays.stream(winner).min().orElse(1);
    int first = 0;
    while (first < winner.length && winner[first] <= most) {
      first++;
    }
    return (double) first / winner.length;
  }

  /**
   * How far the lead is below a straight line from zero at the start to the maximum at the end,
   * from 0 to 1.
   */
  private static double open(PlayTrace play) {
    double[] expected = expected(play);
    double sum = 0;
    for (int share = 1; share <= SHARES; share++) {
      int place = (int) Math.ceil((double) share * expected.length / SHARES) - 1;
      sum += (double) share / SHARES - Math.abs(2 * expected[place] - 1);
    }
    return Math.clamp(sum / SHARES + 0.5, 0, 1);
  }

  private static double leads(PlayTrace play) {
    double[] expected = expected(play);
    int leader = -1;
    int changes = 0;
    for (int place = 0; place < expected.length; place++) {
      double lead = 2 * expected[place] - 1;
      // The lead is twice a known value, which is the mean of two.
      if (Math.abs(lead) > ERRORS * Math.sqrt(2) * play.thoughts().get(place).doubt()) {
        int leads = lead > 0 ? 0 : 1;
        changes += leader >= 0 && leads != leader ? 1 : 0;
        leader = leads;
      }
    }
    return (double) changes / Math.max(1, expected.length - 1);
  }

  private static double permanence(PlayTrace play) {
    double[] expected = expected(play);
    double sum = 0;
    for (int place = 2; place < expected.length; place++) {
      sum += Math.abs(expected[place] - 2 * expected[place - 1] + expected[place - 2]) / 2;
    }
    return 1 - sum / Math.max(1, expected.length - 2);
  }

  private static double killer(PlayTrace play) {
    double[] expected = expected(play);
    double most = 0;
    for (int place = 1; place < expected.length; place++) {
      double gain = expected[place] - expected[place - 1];
      most = Math.max(most, play.thoughts().get(place - 1).player() == 0 ? gain : -gain);
    }
    return most;
  }
}
