package org.regames.approvals.literal;

import java.util.List;
import java.util.Random;

/** What makes games at random is made of: the same seed, the same game. */
class Dice {
  final Random random;

  Dice(long seed) {
    random = new Random(seed);
  }

  final <T> T one(List<T> things) {
    return things.get(random.nextInt(things.size()));
  }

  /**
   * @param percent how often it is true
   */
  final boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }
}
