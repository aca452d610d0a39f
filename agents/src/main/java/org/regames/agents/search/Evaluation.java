package org.regames.agents.search;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.ReentrantLock;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;
import org.regames.backend.model.StateNumbers;

/**
 * A guess what a state is worth: a logistic function of a sum of weights, one for what each place
 * of each variable holds. {@link EvaluationLessons} learns them from playouts. The same game has
 * the same evaluation whoever plays it; it is learned once. One thread uses an object.
 */
public final class Evaluation {
  /** Beyond that a sum of weights says nothing more. */
  private static final double MOST = 8;

  private static final int STEPS = 4096;
  private static final double[] LOGISTIC = new double[STEPS + 1];

  static {
    for (int step = 0; step <= STEPS; step++) {
      LOGISTIC[step] = 1 / (1 + StrictMath.exp(MOST - 2 * MOST * step / STEPS));
    }
  }

  private static final Map<PlayedGame, Lesson> LEARNED =
      Collections.synchronizedMap(new WeakHashMap<>());

  /**
   * What was learned.
   *
   * @param ofPlayers for each player, place and number there a weight; what is not there has none
   * @param constants for each player the weight of nothing
   * @param constantSum whether in all playouts the scores of all players had the same sum
   * @param chance whether in some playout {@code random} was to move
   */
  record Weights(
      StateNumbers numbers,
      double[][][] ofPlayers,
      double[] constants,
      boolean constantSum,
      boolean chance) {
    /** What a player may expect, between 0 and 1, in a state whose numbers begin at a place. */
    double of(int player, int[] states, int from) {
      double sum = constants[player];
      double[][] weights = ofPlayers[player];
      for (int place = 0; place < weights.length; place++) {
        int number = states[from + place];
        double[] ofPlace = weights[place];
        if (number >= 0 && number < ofPlace.length) {
          sum += ofPlace[number];
        }
      }
      double step = (Math.clamp(sum, -MOST, MOST) + MOST) * STEPS / (2 * MOST);
      return LOGISTIC[(int) step];
    }
  }

  private final Weights weights;
  private final int[] numbers;

  /** An evaluation by some weights. */
  Evaluation(Weights weights) {
    this.weights = weights;
    this.numbers = new int[weights.numbers.size()];
  }

  /**
   * The evaluation of a game, learned now if it was not before.
   *
   * @throws CancellationException where the thread is interrupted meanwhile
   */
  public static Evaluation of(PlayedGame game) {
    return new Evaluation(LEARNED.computeIfAbsent(game, _ -> new Lesson()).learned(game));
  }

  /** What is learned of one game: by one thread, for which others wait as long as they want. */
  private static final class Lesson {
    private final ReentrantLock learning = new ReentrantLock();
    private Weights weights;

    Weights learned(PlayedGame game) {
      try {
        learning.lockInterruptibly();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new CancellationException("nobody waits for this any more");
      }
      try {
        if (weights == null) {
          weights = new EvaluationLessons(game).learned();
        }
        return weights;
      } finally {
        learning.unlock();
      }
    }
  }

  /** Whether what one player wins the others lose, as far as playouts have shown. */
  boolean isConstantSum() {
    return weights.constantSum;
  }

  /** Whether {@code random} moves, as far as playouts have shown. */
  boolean hasChance() {
    return weights.chance;
  }

  /** What a player may expect in a state, between 0 and 1. */
  public double of(GameState state, int player) {
    weights.numbers.read(state, numbers);
    return weights.of(player, numbers, 0);
  }
}
