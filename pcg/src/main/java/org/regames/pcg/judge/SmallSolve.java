package org.regames.pcg.judge;

import java.time.Duration;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.regames.agents.PlayedGame;
import org.regames.agents.solve.Solution;
import org.regames.agents.solve.Solver;
import org.regames.agents.solve.UnsolvableException;
import org.regames.pcg.metrics.Estimate;

/**
 * Solves a game if that takes few states: then a person soon knows what to play, too.
 *
 * @param states how many states may be looked at, in thousands about
 */
public record SmallSolve(long states) {
  private static final long BYTES = 64L << 20;

  /** So that the result does not depend on the machine: states are counted, not seconds. */
  private static final Duration ENDLESS = Duration.ofDays(1);

  /** Ends a search that has looked at enough states. */
  private static final class EnoughException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    EnoughException() {
      super(null, null, false, false);
    }
  }

  /**
   * {@code solved}, 1 or 0, and of a game that was solved {@code value}, what the first player gets
   * at the best from 0 to 1, and {@code states}, how many it took. Nothing where it is not of the
   * kind that can be solved.
   */
  public Map<String, Estimate> measured(PlayedGame game) {
    SequencedMap<String, Estimate> found = new TreeMap<>();
    try {
      Solver solver =
          new Solver(
              game,
              BYTES,
              ENDLESS,
              done -> {
                if (done >= states) {
                  throw new EnoughException();
                }
              });
      Solution solution = solver.solve(game.model().newState());
      double range = Math.max(1, game.highest() - game.lowest());
      double value = (solution.scores().getFirst() - game.lowest()) / range;
      found.put("solved", Estimate.exact(1, 0));
      found.put("value", Estimate.exact(value, 0));
      found.put("states", Estimate.exact(solution.states(), 0));
    } catch (EnoughException _) {
      found.put("solved", Estimate.exact(0, 0));
    } catch (UnsolvableException _) {
      return Map.of();
    }
    return found;
  }
}
