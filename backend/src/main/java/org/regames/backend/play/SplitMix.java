package org.regames.backend.play;

import java.util.random.RandomGenerator;

/**
 * Random numbers that can be reseeded for each playout without a new object (Steele, Lea and Flood,
 * "Fast splittable pseudorandom number generators", OOPSLA 2014).
 */
public final class SplitMix implements RandomGenerator {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long state;

  /** A copy that continues with the same numbers; copies of states in Python need one. */
  public SplitMix copy() {
    SplitMix copy = new SplitMix();
    copy.state = state;
    return copy;
  }

  /**
   * Starts the numbers of one playout, which are independent of those of others. {@link Playouts}
   * counts its playouts from 0.
   */
  public void start(long seed, long playout) {
    state = scatter(seed) ^ scatter(~playout);
  }

  @Override
  public long nextLong() {
    state += GOLDEN;
    long h = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
    h = (h ^ (h >>> 27)) * 0x94d049bb133111ebL;
    return h ^ (h >>> 31);
  }

  /** A uniformly distributed number below the bound (Lemire, "Fast random integer", 2019). */
  @Override
  public int nextInt(int bound) {
    long product = (nextLong() >>> 32) * bound;
    long low = product & 0xffffffffL;
    if (low < bound) {
      long threshold = (1L << 32) % bound;
      while (low < threshold) {
        product = (nextLong() >>> 32) * bound;
        low = product & 0xffffffffL;
      }
    }
    return (int) (product >>> 32);
  }

  /** The finalizer of MurmurHash3 (A. Appleby): every bit of the result depends on every bit. */
  static long scatter(long bits) {
    long h = (bits ^ (bits >>> 33)) * 0xff51afd7ed558ccdL;
    h = (h ^ (h >>> 33)) * 0xc4ceb9fe1a85ec53L;
    return h ^ (h >>> 33);
  }
}
