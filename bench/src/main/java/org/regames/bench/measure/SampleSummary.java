package org.regames.bench.measure;

import java.util.Collection;
import java.util.EnumSet;
import org.apache.commons.statistics.descriptive.DoubleStatistics;
import org.apache.commons.statistics.descriptive.Median;
import org.apache.commons.statistics.descriptive.Statistic;

/**
 * A summary of repeated measurements.
 *
 * @param median the median; for an even number the mean of the middle two
 * @param least the minimum
 * @param greatest the maximum
 */
public record SampleSummary(double median, double least, double greatest) {
  /**
   * Summarizes measurements.
   *
   * @param values at least one
   */
  public static SampleSummary of(Collection<Double> values) {
    double[] numbers = values.stream().mapToDouble(Double::doubleValue).toArray();
    if (numbers.length == 0) {
      throw new IllegalArgumentException("there is nothing to sum up");
    }
    return new SampleSummary(
        Median.withDefaults().evaluate(numbers),
        DoubleStatistics.of(EnumSet.of(Statistic.MIN), numbers).getAsDouble(Statistic.MIN),
        DoubleStatistics.of(EnumSet.of(Statistic.MAX), numbers).getAsDouble(Statistic.MAX));
  }

  /** The spread of the measurements: maximum minus minimum, relative to the median. */
  public double spread() {
    return median == 0 ? 0 : (greatest - least) / median;
  }

  /**
   * The geometric mean of positive numbers.
   *
   * @param values at least one
   */
  public static double geometricMean(Collection<Double> values) {
    double[] numbers = values.stream().mapToDouble(Double::doubleValue).toArray();
    return DoubleStatistics.of(EnumSet.of(Statistic.GEOMETRIC_MEAN), numbers)
        .getAsDouble(Statistic.GEOMETRIC_MEAN);
  }
}
