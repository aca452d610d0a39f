package org.regames.hrg.evaluation;

import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * What things of one kind cost the budget.
 *
 * @param items how many items one of them takes
 * @param what what they are, in the plural, for the message
 */
record Price(int items, String what) {
  /** Pays for some of them before they are made. */
  void pay(long count, Budget budget, Origin origin) {
    budget.spend(product(count, items), what, origin);
  }

  /** The product, or the largest number if it would overflow. Neither factor is negative. */
  static long product(long a, long b) {
    return b != 0 && a > Long.MAX_VALUE / b ? Long.MAX_VALUE : a * b;
  }
}
