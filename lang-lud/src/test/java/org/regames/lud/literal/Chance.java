package org.regames.lud.literal;

import java.util.Arrays;
import java.util.Random;

/** Where chance comes from: a generator, or a record. */
interface Chance {
  /**
   * The faces that dice show when they are rolled.
   *
   * @param faces the number of faces of each die
   * @return the index of a face of each
   */
  int[] roll(int[] faces);

  /** A number from 0 on, less than a bound. */
  int below(int bound);

  /** Chance by a generator of random numbers. */
  static Chance random(Random random) {
    return new Chance() {
      @Override
      public int[] roll(int[] faces) {
        return Arrays.stream(faces).map(random::nextInt).toArray();
      }

      @Override
      public int below(int bound) {
        return random.nextInt(bound);
      }
    };
  }
}
