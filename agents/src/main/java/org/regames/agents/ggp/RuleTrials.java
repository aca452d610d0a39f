package org.regames.agents.ggp;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.regames.agents.Clock;
import org.regames.backend.play.SplitMix;
import org.regames.ir.rules.RuleState;

/**
 * Tries each move with the same number of random playouts by the rules, as {@link
 * org.regames.agents.search.FlatMonteCarlo} does on an engine. One iteration is one playout.
 */
final class RuleTrials {
  /** The number of steps after which a playout is cut off; the goals at that point count. */
  private static final int LONGEST = 500;

  private final int roles;
  private final int role;
  private final SplitMix random;

  /**
   * @param roles the number of roles
   * @param role the role whose moves are tried
   */
  RuleTrials(int roles, int role, SplitMix random) {
    this.roles = roles;
    this.role = role;
    this.random = random;
  }

  /**
   * The move with the best mean score. A playout that is running when the clock ends does not
   * count.
   *
   * @param state a state in which the role has a move
   * @param found receives the best move after each round of playouts
   */
  int best(RuleState state, Clock.Running clock, IntConsumer found) {
    int[] legal = state.legal(role).clone();
    for (int last = legal.length - 1; last > 0; last--) {
      int other = random.nextInt(last + 1);
      int move = legal[last];
      legal[last] = legal[other];
      legal[other] = move;
    }
    double[] totals = new double[legal.length];
    long[] tried = new long[legal.length];
    for (long done = 0; clock.goesOn(done); done++) {
      int choice = (int) (done % legal.length);
      RuleState end = playout(state, legal[choice], clock, done);
      if (end != null) {
        totals[choice] += end.score(role).orElse(0);
        tried[choice]++;
      }
      if (choice == legal.length - 1) {
        found.accept(legal[best(totals, tried)]);
      }
    }
    return legal[best(totals, tried)];
  }

  private static int best(double[] totals, long[] tried) {
    int best = 0;
    for (int choice = 1; choice < totals.length; choice++) {
      if (mean(totals, tried, choice) > mean(totals, tried, best)) {
        best = choice;
      }
    }
    return best;
  }

  private static double mean(double[] totals, long[] tried, int choice) {
    return tried[choice] == 0 ? -1 : totals[choice] / tried[choice];
  }

  /** The end of a random play; null if the clock ends first. */
  private RuleState playout(RuleState from, int move, Clock.Running clock, long done) {
    RuleState state = from;
    int[] moves = new int[roles];
    for (int step = 0; step < LONGEST && !state.isTerminal(); step++) {
      for (int mover = 0; mover < roles; mover++) {
        int[] legal = state.legal(mover);
        if (legal.length == 0) {
          return state;
        }
        moves[mover] = step == 0 && mover == role ? move : legal[random.nextInt(legal.length)];
      }
      if (!clock.goesOn(done)) {
        return null;
      }
      state = state.after(Arrays.copyOf(moves, roles));
    }
    return state;
  }
}
