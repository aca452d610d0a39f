package org.regames.pcg.metrics;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.function.ToDoubleFunction;
import org.regames.backend.play.SplitMix;

/**
 * Intervals by drawing again and again as many plays as there are from them, with repetition
 * (Efron, "Bootstrap methods: another look at the jackknife", Annals of Statistics 7, 1979). The
 * same plays give the same interval.
 */
public final class Bootstrap {
  private static final int SAMPLES = 2000;
  private static final long SEED = 1;

  /** For more plays, drawing is a small part of the work, and keeping takes much memory. */
  private static final int MOST_KEPT = 1000;

  /** The plays of the samples for so many plays, which all metrics of all games share. */
  private record Drawn(int count, int[] plays) {}

  private static volatile Drawn last = new Drawn(0, new int[0]);

  private Bootstrap() {}

  /**
   * What follows from means over plays, with the values at 2.5 and 97.5 % of {@value #SAMPLES}
   * samples. Takes plays times columns times samples.
   *
   * @param plays the numbers of each play, as many for each
   * @param value from the means of these numbers the one wanted, NaN where there is none
   */
  public static Estimate estimate(double[][] plays, ToDoubleFunction<double[]> value) {
    int count = plays.length;
    double all = count == 0 ? Double.NaN : value.applyAsDouble(means(plays, i -> i));
    if (Double.isNaN(all)) {
      return Estimate.none(count);
    }
    int[] drawn = drawn(count);
    double[] samples = new double[SAMPLES];
    int known = 0;
    for (int sample = 0; sample < SAMPLES; sample++) {
      int first = sample * count;
      double found = value.applyAsDouble(means(plays, i -> drawn[first + i]));
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

  /** Which plays are in the samples, one sample after the other; the same for each metric. */
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

  private static double[] means(double[][] plays, IntUnaryOperator drawn) {
    double[] means = new double[plays[0].length];
    for (int i = 0; i < plays.length; i++) {
      double[] play = plays[drawn.applyAsInt(i)];
      for (int column = 0; column < means.length; column++) {
        means[column] += play[column];
      }
    }
    for (int column = 0; column < means.length; column++) {
      means[column] /= plays.length;
    }
    return means;
  }
}
