package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.BitboardExpr;

/**
 * A set of lanes of a loop that is known only in play, with what is known about it at plan time.
 *
 * @param words the set, one bit for each lane
 * @param may the lanes that may be in it
 * @param must the lanes that are certainly in it
 */
public record LaneMask(List<BitboardExpr> words, BitSet may, BitSet must) {
  public LaneMask {
    words = List.copyOf(words);
  }

  public boolean isEmpty() {
    return may.isEmpty();
  }
}
