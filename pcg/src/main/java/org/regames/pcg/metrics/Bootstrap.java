package org.regames.pcg.metrics;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.regames.backend.play.SplitMix;

/**
 * Bootstrap intervals: repeatedly draws a sample of the plays of the same size, with replacement
 * (Efron, "Bootstrap methods: another look at the jackknife", Annals of Statistics 7, 1979). The
 * same plays give the same interval.
 */
public final class Bootstrap {
  private static final int SAMPLES = 2000;
  private static final long SEED = 1;

  /**
   * With more plays, drawing is a small part of the work, and keeping samples takes much memory.
   */
  private static final int MOST_KEPT = 1000;

  /** The samples for a number of plays, shared by all metrics of all games. */
  private record Drawn(int count, int[] plays) {}

  private static volatile Drawn last = new Drawn(0, new int[0]);

  private Bootstrap() {}

  /**
   * An estimate from means over plays, with the 2.5 % and 97.5 % quantiles of {@value #SAMPLES}
   * samples. Takes time (plays) x (columns) x (samples).
   *
   * @param plays the numbers of each play, the same count for each
   * @param value computes the estimate from the means of these numbers, NaN for none
   */
  public static Estimate estimate(double[][] plays, ToDoubleFunction<double[]> value) {
    int count = plays.length;
    if (count == 0) {
      return Estimate.none(0);
    }
    int columns = plays[0].length;
    double[] numbers = new double[count * columns];
    for (int play = 0; play < count; play++) {
      System.arraycopy(plays[play], 0, numbers, play * columns, columns);
    }
    double all =
        value.applyAsDouble(means(numbers, columns, IntStream.range(0, count).toArray(), 0, count));
    if (Double.isNaN(all)) {
      return Estimate.none(count);
    }
    if (Arrays.stream(plays).allMatch(play -> Arrays.equals(play, plays[0]))) {
      return Estimate.within(all, all, all, count); // every sample is the same
    }
    int[] drawn = drawn(count);
    double[] samples = new double[SAMPLES];
    int known = 0;
    for (int sample = 0; sample < SAMPLES; sample++) {
      double found = value.applyAsDouble(means(numbers, columns, drawn, sample * count, count));
      if (!Double.isNaN(found)) {
        samples[known++] = found;
      }
    }
    Arrays.sort(samples, 0, known);
    if (known == 0) {
      return Estimate.exact(all, count);
    }
    double low = samples[(int) Math.round(0.025 * (known - 1))];
    double high = samples[(int) Math.round(0.975 * (known - 1))];
    return Estimate.within(all, low, high, count);
  }

  /** The plays in the samples, one sample after the other; the same for each metric. */
  private static int[] drawn(int count) {
    Drawn before = last;
    if (before.count == count) {
      return before.plays;
    }
    SplitMix random = new SplitMix();
    random.start(SEED, 0);
    int[] plays = new int[Math.multiplyExact(SAMPLES, count)];
    for (int i = 0; i < plays.length; i++) {
      plays[i] = random.nextInt(count);
    }
    if (count <= MOST_KEPT) {
      last = new Drawn(count, plays);
    }
    return plays;
  }

  private static double[] means(double[] numbers, int columns, int[] drawn, int from, int count) {
    double[] means = new double[columns];
    for (int i = from; i < from + count; i++) {
      int play = drawn[i] * columns;
      for (int column = 0; column < columns; column++) {
        means[column] += numbers[play + column];
      }
    }
    for (int column = 0; column < columns; column++) {
      means[column] /= count;
    }
    return means;
  }
}
