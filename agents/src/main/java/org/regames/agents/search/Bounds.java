package org.regames.agents.search;

import java.util.Arrays;

/** The terms of an upper confidence bound, from tables for small numbers. */
final class Bounds {
  private static final int KEPT = 1 << 12;

  private static final double LOG_2 = StrictMath.log(2);

  private static final double[] WEIGHTS = new double[KEPT];
  private static final double[] RARITIES = new double[KEPT];

  static {
    Arrays.setAll(WEIGHTS, Bounds::computedWeight);
    Arrays.setAll(RARITIES, Bounds::computedRarity);
  }

  private Bounds() {}

  /** The square root of the logarithm of the number of visits, which is rounded to twelve bits. */
  static double weight(int visited) {
    if (visited < KEPT) {
      return WEIGHTS[visited];
    }
    int shift = Integer.SIZE - Integer.numberOfLeadingZeros(visited / KEPT);
    double weight = WEIGHTS[visited >> shift];
    return Math.sqrt(weight * weight + shift * LOG_2);
  }

  private static double computedWeight(int visited) {
    return Math.sqrt(StrictMath.log(visited));
  }

  /**
   * One over the square root of the number of visits of a move; a huge number for none, but not
   * infinity, as that times a total of 0 is NaN: a move may be untried if two threads tried another
   * one at the same time.
   */
  static double rarity(int visits) {
    return visits < KEPT ? RARITIES[visits] : computedRarity(visits);
  }

  private static double computedRarity(int visits) {
    return visits == 0 ? 1e9 : 1 / Math.sqrt(visits);
  }
}
