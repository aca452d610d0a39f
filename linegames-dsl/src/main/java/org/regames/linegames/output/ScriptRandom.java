package org.regames.linegames.output;

import kotlin.random.Random;
import kotlin.random.RandomKt;

/**
 * The random numbers of scripts in Kotlin. A process runs one script at a time, so this is static.
 */
public final class ScriptRandom {
  private static Random numbers = RandomKt.Random(0);

  private ScriptRandom() {}

  /** Starts the numbers for the next script. */
  public static void seed(long seed) {
    numbers = RandomKt.Random(seed);
  }

  /** The numbers for the script that is running. */
  public static Random numbers() {
    return numbers;
  }
}
