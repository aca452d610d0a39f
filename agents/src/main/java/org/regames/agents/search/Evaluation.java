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
 * An estimate of the value of a state: a logistic function of a sum of weights, one for the content
 * of each place of each variable. {@link EvaluationLessons} learns them from playouts. A game has
 * one evaluation for all players, learned once. An object is for one thread.
 */
public final class Evaluation {
  /** Larger sums of weights are clipped. */
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
   * The learned weights.
   *
   * @param ofPlayers a weight for each player, place and number there; missing ones are 0
   * @param constants the bias of each player
   * @param constantSum whether in all playouts the scores of all players had the same sum
   * @param chance whether in some playout {@code random} was to move
   */
  record Weights(
      StateNumbers numbers,
      double[][][] ofPlayers,
      double[] constants,
      boolean constantSum,
      boolean chance) {
    /**
     * The expected result of a player, between 0 and 1, in a state whose numbers begin at an index.
     */
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
   * The evaluation of a game, learned on the first call.
   *
   * @throws CancellationException if the thread is interrupted meanwhile
   */
  public static Evaluation of(PlayedGame game) {
    return new Evaluation(LEARNED.computeIfAbsent(game, _ -> new Lesson()).learned(game));
  }

  /** The evaluation of one game, learned by one thread, for which others may wait. */
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

  /** Whether the game is constant-sum, as far as playouts have shown. */
  boolean isConstantSum() {
    return weights.constantSum;
  }

  /** Whether {@code random} moves, as far as playouts have shown. */
  boolean hasChance() {
    return weights.chance;
  }

  /** The expected result of a player in a state, between 0 and 1. */
  public double of(GameState state, int player) {
    weights.numbers.read(state, numbers);
    return weights.of(player, numbers, 0);
  }
}
