package org.regames.ir.analysis;

import java.util.function.Predicate;

/**
 * The solver for equations over anything other than the edges of one automaton (for those there is
 * {@link DataFlow}): it updates all unknowns repeatedly until none changes (the round-robin
 * algorithm of J. B. Kam and J. D. Ullman, "Global data flow analysis and iterative algorithms",
 * JACM 1976).
 *
 * <p>Takes (height of the lattice) x (unknowns) rounds at worst, two or three if unknowns are
 * ordered by their dependencies.
 */
public final class RoundRobinSolver {
  private RoundRobinSolver() {}

  /**
   * Updates unknowns until all equations hold.
   *
   * @param update recomputes one unknown from the others and says whether it changed; it must be
   *     monotone, or the solver does not terminate
   */
  public static <T> void solve(Iterable<? extends T> unknowns, Predicate<? super T> update) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (T unknown : unknowns) {
        changed |= update.test(unknown);
      }
    }
  }
}
