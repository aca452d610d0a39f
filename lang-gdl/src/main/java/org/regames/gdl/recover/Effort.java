package org.regames.gdl.recover;

/**
 * What may be spent on recovering structure, in steps of work, so that the same is found on every
 * machine. Who finds it spent gives up: all that structure does is to make games shorter and
 * faster.
 */
final class Effort {
  private long left;

  /**
   * @param most how many steps may be taken
   */
  Effort(long most) {
    left = most;
  }

  /** Takes some steps, which may be more than are left. */
  void spend(long steps) {
    left -= steps;
  }

  /** How many steps may still be taken. */
  long left() {
    return left;
  }

  boolean isSpent() {
    return left < 0;
  }
}
