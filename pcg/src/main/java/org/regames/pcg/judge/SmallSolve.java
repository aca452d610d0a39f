package org.regames.pcg.judge;

import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.agents.solve.Solution;
import org.regames.agents.solve.Solver;
import org.regames.pcg.metrics.Estimate;

/**
 * Solves a game if that takes few states: such a game is soon understood by people, too.
 *
 * @param states how many states may be searched, rounded to thousands: states are counted, not
 *     seconds, so that the result does not depend on the machine
 */
public record SmallSolve(long states) {
  private static final long BYTES = 64L << 20;

  /**
   * {@code solved}, 1 or 0, and for a solved game {@code value}, the result of the first player
   * with best play from 0 to 1, and {@code states}, the number searched. Nothing if the game is not
   * of the kind that can be solved.
   */
  public Map<String, Estimate> measured(PlayedGame game) {
    SequencedMap<String, Estimate> found = new TreeMap<>();
    try {
      Solution solution = new Solver(game, BYTES, states).solve(game.model().newState());
      if (!solution.undecided().isEmpty()) {
        return unsolved();
      }
      double range = Math.max(1, game.highest() - game.lowest());
      double value = (solution.scores().getFirst() - game.lowest()) / range;
      found.put("solved", Estimate.exact(1, 0));
      found.put("value", Estimate.exact(value, 0));
      found.put("states", Estimate.exact(solution.states(), 0));
      return found;
    } catch (UnsolvableException unsolvable) {
      return unsolvable.takesTooLong() ? unsolved() : Map.of();
    }
  }

  private static Map<String, Estimate> unsolved() {
    return Map.of("solved", Estimate.exact(0, 0));
  }
}
