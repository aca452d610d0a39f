package org.regames.agents.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.regames.agents.UnsolvableException;

/** Buffers for the search of one state, reused by all others at the same depth. */
final class Levels<L> {
  private final List<L> made = new ArrayList<>();
  private final Supplier<L> maker;

  Levels(Supplier<L> maker) {
    this.maker = maker;
  }

  /**
   * The buffers at a depth, at most one more than the last.
   *
   * @throws UnsolvableException if plays do not seem to end
   */
  L at(int depth) {
    if (depth == made.size()) {
      if (depth == SolverRun.MOST_PLIES) {
        throw SolverRun.endless();
      }
      made.add(maker.get());
    }
    return made.get(depth);
  }
}
