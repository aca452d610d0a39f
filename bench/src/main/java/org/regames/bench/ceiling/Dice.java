package org.regames.bench.ceiling;

/**
 * Very cheap random numbers: an xorshift generator (G. Marsaglia, "Xorshift RNGs", 2003) and the
 * multiplication of D. Lemire, "Fast Random Integer Generation in an Interval", 2019, without its
 * correction, whose error is below 2⁻³¹ here.
 */
final class Dice {
  private static final int HALF = 32;

  private long state;

  Dice(long seed) {
    // Any seed gives a state that is not zero, which the generator could not leave.
    state = seed * 0x9E3779B97F4A7C15L | 1;
  }

  /** A number from 0 to a positive bound, exclusively. */
  int below(int bound) {
    state ^= state << 13;
    state ^= state >>> 7;
    state ^= state << 17;
    return (int) ((state >>> HALF) * bound >>> HALF);
  }
}
