package org.regames.linegames.output;

import kotlin.random.Random;
import kotlin.random.RandomKt;

/**
 * The random numbers of scripts in Kotlin: one script runs in a process at a time, so there is one
 * place.
 */
public final class ScriptRandom {
  private static Random numbers = RandomKt.Random(0);

  private ScriptRandom() {}

  /** Begins anew, before a script runs. */
  public static void seed(long seed) {
    numbers = RandomKt.Random(seed);
  }

  /** Those of the script that runs. */
  public static Random numbers() {
    return numbers;
  }
}
