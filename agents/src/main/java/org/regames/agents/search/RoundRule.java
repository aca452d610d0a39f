package org.regames.agents.search;

import java.util.Arrays;
import org.regames.backend.play.SplitMix;

/**
 * How a player chooses in a round, by the results of its own moves, regardless of those of others.
 */
enum RoundRule {
  /**
   * By upper confidence bounds, each player for itself (decoupled UCT: H. Finnsson and Y.
   * Björnsson, "Simulation-based approach to general game playing", AAAI 2008); the move made most
   * often is played. The weight of exploration varies from choice to choice, since players with the
   * same choices would otherwise stay synchronized, each adapting to others that do the same (M.
   * Shafiei, N. Sturtevant and J. Schaeffer, "Comparing UCT versus CFR in simultaneous games", GIGA
   * 2009).
   */
  DUCT {
    @Override
    int choose(RoundChoice choice, double exploration, SplitMix random) {
      int count = choice.moves();
      int first = random.nextInt(count);
      double weight = exploration * (1 + NOISE * (random.nextDouble() - 0.5));
      double log = StrictMath.log(Math.max(1, choice.visited));
      int best = first;
      double most = Double.NEGATIVE_INFINITY;
      for (int place = 0; place < count; place++) {
        int move = (first + place) % count;
        int visits = choice.visits[move];
        double bound =
            visits == 0
                ? Double.MAX_VALUE
                : choice.worths[move] / visits + weight * Math.sqrt(log / visits);
        if (bound > most) {
          most = bound;
          best = move;
        }
      }
      return best;
    }

    @Override
    void learn(RoundChoice choice, int move, double value, Alternatives alternatives) {
      choice.worths[move] += value;
    }

    @Override
    int play(RoundChoice choice, SplitMix random) {
      int best = 0;
      for (int move = 1; move < choice.moves(); move++) {
        double more = choice.worths[move] / Math.max(1, choice.visits[move]);
        double least = choice.worths[best] / Math.max(1, choice.visits[best]);
        boolean asOften = choice.visits[move] == choice.visits[best];
        best = choice.visits[move] > choice.visits[best] || asOften && more > least ? move : best;
      }
      return best;
    }
  },

  /**
   * Regret matching (S. Hart and A. Mas-Colell, "A simple adaptive procedure leading to correlated
   * equilibrium", Econometrica 68(5), 2000), with the results of other moves estimated from the
   * tree (M. Lanctot, V. Lisý and M. Winands, "Monte Carlo tree search in simultaneous move games
   * with applications to Goofspiel", 2013). The average strategy converges to an equilibrium, from
   * which the move is drawn.
   */
  RM {
    @Override
    int choose(RoundChoice choice, double exploration, SplitMix random) {
      double sum = 0;
      for (double regret : choice.worths) {
        sum += Math.max(0, regret);
      }
      int count = choice.moves();
      for (int move = 0; move < count; move++) {
        double wanted = sum > 0 ? Math.max(0, choice.worths[move]) / sum : 1.0 / count;
        choice.sums[move] += wanted;
        choice.chances[move] = (1 - AT_RANDOM) * wanted + AT_RANDOM / count;
      }
      return drawn(choice.chances, 1, random);
    }

    @Override
    void learn(RoundChoice choice, int move, double value, Alternatives alternatives) {
      for (int other = 0; other < choice.moves(); other++) {
        if (other != move) {
          choice.worths[other] += alternatives.value(other, value) - value;
        }
      }
    }
  },

  /**
   * By estimated gains, each result divided by the probability of the move (Exp3: P. Auer, N.
   * Cesa-Bianchi, Y. Freund and R. Schapire, "The nonstochastic multiarmed bandit problem", SIAM
   * Journal on Computing 32(1), 2002). The move is drawn from the average probabilities.
   */
  EXP3 {
    @Override
    int choose(RoundChoice choice, double exploration, SplitMix random) {
      int count = choice.moves();
      double most = Arrays.stream(choice.worths).max().orElse(0);
      double[] weights = new double[count];
      double sum = 0;
      for (int move = 0; move < count; move++) {
        weights[move] = StrictMath.exp(AT_RANDOM / count * (choice.worths[move] - most));
        sum += weights[move];
      }
      for (int move = 0; move < count; move++) {
        choice.sums[move] += weights[move] / sum;
        choice.chances[move] = (1 - AT_RANDOM) * weights[move] / sum + AT_RANDOM / count;
      }
      return drawn(choice.chances, 1, random);
    }

    @Override
    void learn(RoundChoice choice, int move, double value, Alternatives alternatives) {
      choice.worths[move] += value / choice.chances[move];
    }
  };

  /** The part of choices that are made at random, to explore all moves. */
  private static final double AT_RANDOM = 0.1;

  /** How much the weight of exploration varies from choice to choice. */
  private static final double NOISE = 1;

  /** Estimates for moves that were not made. */
  interface Alternatives {
    /** The mean result of the player for another move with the same moves of the others. */
    double value(int move, double otherwise);
  }

  /** Chooses a move while searching, and records the probabilities. */
  abstract int choose(RoundChoice choice, double exploration, SplitMix random);

  /** Adds the result of a move, from 0 to 1. */
  abstract void learn(RoundChoice choice, int move, double value, Alternatives alternatives);

  /** The final move. */
  int play(RoundChoice choice, SplitMix random) {
    double sum = Arrays.stream(choice.sums).sum();
    return sum > 0 ? drawn(choice.sums, sum, random) : random.nextInt(choice.moves());
  }

  private static int drawn(double[] chances, double sum, SplitMix random) {
    double rest = random.nextDouble() * sum;
    int move = 0;
    while (move + 1 < chances.length && rest >= chances[move]) {
      rest -= chances[move++];
    }
    return move;
  }
}
