package org.regames.gdl.recover;

import org.regames.ir.language.Budget;

/**
 * The work that may be spent on recovering structure, in steps, so that every machine finds the
 * same. Code that finds it spent gives up: structure only makes games shorter and faster.
 */
final class Effort {
  private final Budget budget;
  private long left;

  /**
   * @param most how many steps may be taken
   * @param budget tells when nobody waits for the result any more
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
   * Spends some steps, which may be more than are left.
   *
   * @throws java.util.concurrent.CancellationException if nobody waits any more
   */
  void spend(long steps) {
    budget.goOn();
    left -= steps;
  }

  /** Spends nothing, but ends if nobody waits any more, as {@link #spend} does. */
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
