package org.regames.gdl.recover;

import org.regames.ir.language.Budget;

/**
 * What may be spent on recovering structure, in steps of work, so that the same is found on every
 * machine. Who finds it spent gives up: all that structure does is to make games shorter and
 * faster.
 */
final class Effort {
  private final Budget budget;
  private long left;

  /**
   * @param most how many steps may be taken
   * @param budget tells where nobody waits for the result any more
   */
  Effort(long most, Budget budget) {
    this.left = most;
    this.budget = budget;
  }

  /** A part of this one, to be spent by itself. */
  Effort part(long most) {
    return new Effort(most, budget);
  }

  /**
   * Takes some steps, which may be more than are left.
   *
   * @throws java.util.concurrent.CancellationException where nobody waits any more
   */
  void spend(long steps) {
    budget.goOn();
    left -= steps;
  }

  /** Takes nothing, but ends where nobody waits any more, as {@link #spend} does. */
  void goOn() {
    budget.goOn();
  }

  /** How many steps may still be taken. */
  long left() {
    return left;
  }

  boolean isSpent() {
    return left < 0;
  }
}
