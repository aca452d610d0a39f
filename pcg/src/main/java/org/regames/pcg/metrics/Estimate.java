package org.regames.pcg.metrics;

import java.util.OptionalDouble;

/**
 * A measured number with its 95 % interval. Each is absent if it has no meaning, such as a share of
 * no plays.
 *
 * @param plays the number of plays it was computed from
 */
public record Estimate(OptionalDouble value, OptionalDouble low, OptionalDouble high, int plays) {

  /** The quantile of the normal distribution for intervals at 95 %. */
  private static final double Z = 1.959963984540054;

  /** No value. */
  public static Estimate none(int plays) {
    return new Estimate(
        OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty(), plays);
  }

  /** A number that is known without plays, or without a known interval. */
  public static Estimate exact(double value, int plays) {
    return new Estimate(
        OptionalDouble.of(value), OptionalDouble.empty(), OptionalDouble.empty(), plays);
  }

  static Estimate within(double value, double low, double high, int plays) {
    return new Estimate(
        OptionalDouble.of(value), OptionalDouble.of(low), OptionalDouble.of(high), plays);
  }

  /**
   * A share with the interval of E. B. Wilson ("Probable inference, the law of succession, and
   * statistical inference", Journal of the American Statistical Association 22, 1927), which is
   * also accurate near 0 and 1.
   */
  static Estimate share(int counted, int plays) {
    if (plays == 0) {
      return none(0);
    }
    double share = (double) counted / plays;
    double scale = 1 + Z * Z / plays;
    double centre = (share + Z * Z / (2 * plays)) / scale;
    double half =
        Z * Math.sqrt(share * (1 - share) / plays + Z * Z / (4.0 * plays * plays)) / scale;
    return within(share, Math.max(0, centre - half), Math.min(1, centre + half), plays);
  }
}
