package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.BitboardExpr;

/**
 * A set of the numbers of a loop that is known when the game is played, and what is known of it
 * beforehand.
 *
 * @param words the set, one bit for each number
 * @param may the numbers that it may have
 * @param must the numbers that it surely has
 */
public record LaneMask(List<BitboardExpr> words, BitSet may, BitSet must) {
  public LaneMask {
    words = List.copyOf(words);
  }

  public boolean isEmpty() {
    return may.isEmpty();
  }

  /** Whether it is known beforehand. */
  boolean isFixed() {
    return may.equals(must);
  }
}
