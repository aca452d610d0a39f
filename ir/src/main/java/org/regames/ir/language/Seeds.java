package org.regames.ir.language;

import java.util.Random;

/** Random numbers for game generators: the same seed gives the same numbers on every machine. */
public final class Seeds {
  private Seeds() {}

  /**
   * Numbers for a seed. {@link Random} gives neighbouring seeds similar first numbers, so the seed
   * is spread first.
   */
  public static Random random(long seed) {
    return new Random(seed * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L);
  }
}
