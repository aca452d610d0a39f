package org.regames.agents.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.StateKeys;

/**
 * The max^n search for any number of players, each of whom maximizes its own score (C. Luckhardt
 * and K. Irani, "An algorithmic solution of n-person games", AAAI 1986), with iterative deepening.
 * The moves of a state are searched until one brings the highest possible score (immediate pruning:
 * R. Korf, "Multi-player alpha-beta pruning", Artificial Intelligence 48(1), 1991). Moves of {@code
 * random} count with their mean.
 */
final class MaxN {
  private static final int MOST_PLIES = 200;

  /** Roughly how much memory a stored state takes. */
  private static final int BYTES_A_STATE = 160;

  /** The highest possible value, with a margin. */
  private static final double MOST = 1 - 1e-9;

  /**
   * What is known about a state.
   *
   * @param depth how deep it was searched; {@link #MOST_PLIES} if nothing was estimated
   */
  private record Known(int depth, double[] values) {}

  private final PlayedGame game;
  private final Evaluation evaluation;
  private final StateKeys keys;
  private final long[] key;
  private final long mostKnown;
  private final Map<Long, Known> known = new HashMap<>();
  private final List<Level> levels = new ArrayList<>();
  private Clock.Running clock;
  private long states;
  private boolean stopped;
  private boolean guessed;

  MaxN(PlayedGame game, Evaluation evaluation, long bytes) {
    this.game = game;
    this.evaluation = evaluation;
    this.keys = new StateKeys(game.model(), game.rules());
    this.key = new long[keys.words()];
    this.mostKnown = bytes / BYTES_A_STATE;
  }

  /**
   * The best move of a state with at least one. One iteration of the clock is one state searched.
   */
  int best(GameState state, Clock.Running running) {
    clock = running;
    states = 0;
    stopped = false;
    guessed = true;
    int player = state.currentPlayer();
    Level level = level(0);
    state.legalMoves(level.moves);
    level.play(state);
    int best = order(level, player)[0];
    for (int depth = 1; depth < MOST_PLIES && guessed && !stopped; depth++) {
      guessed = false;
      best = root(level, player, depth, best);
    }
    return best;
  }

  /** The best move at a depth, starting with the best one so far. */
  private int root(Level level, int player, int depth, int first) {
    int best = first;
    double most = -1;
    for (int place = -1; place < level.moves.size() && most < MOST; place++) {
      int move = place < 0 ? first : place;
      if (place != first) {
        double value = search(level.next[move], depth - 1, 1)[player];
        if (stopped) {
          return best;
        }
        if (value > most) {
          most = value;
          best = move;
        }
      }
    }
    return best;
  }

  private Level level(int ply) {
    while (levels.size() <= ply) {
      levels.add(new Level(game.model()));
    }
    return levels.get(ply);
  }

  private static int worth(double value) {
    return (int) (value * (1 << 20));
  }

  private int[] order(Level level, int player) {
    return level.order(move -> worth(guess(level.next[move], player)));
  }

  private double guess(GameState state, int player) {
    return state.isTerminal() ? game.value(state, player) : evaluation.of(state, player);
  }

  /** The result of every player, or an estimate. */
  private double[] search(GameState state, int depth, int ply) {
    stopped |= !clock.goesOn(states++);
    boolean isOver = state.isTerminal();
    Level level = level(ply);
    if (!isOver && depth > 0 && !stopped) {
      state.legalMoves(level.moves);
      isOver = level.moves.size() == 0;
    }
    if (isOver || depth <= 0 || stopped) {
      guessed |= !isOver;
      return guesses(state, isOver);
    }
    keys.write(state, key);
    long hash = StateKeys.hash(key);
    Known before = known.get(hash);
    if (before != null && before.depth >= depth) {
      guessed |= before.depth < MOST_PLIES;
      return before.values;
    }
    boolean guessedBefore = guessed;
    guessed = false;
    level.play(state);
    int mover = state.currentPlayer();
    double[] values =
        mover == ForwardModel.RANDOM ? mean(level, depth, ply) : highest(level, mover, depth, ply);
    if (!stopped && (before != null || known.size() < mostKnown)) {
      known.put(hash, new Known(guessed ? depth : MOST_PLIES, values));
    }
    guessed |= guessedBefore;
    return values;
  }

  private double[] guesses(GameState state, boolean isOver) {
    double[] values = new double[game.players().size()];
    for (int player = 0; player < values.length; player++) {
      values[player] = isOver ? game.value(state, player) : evaluation.of(state, player);
    }
    return values;
  }

  private double[] highest(Level level, int mover, int depth, int ply) {
    double[] best = null;
    for (int move : order(level, mover)) {
      if (best == null || best[mover] < MOST && !stopped) {
        double[] values = search(level.next[move], depth - 1, ply + 1);
        best = best == null || values[mover] > best[mover] ? values : best;
      }
    }
    return best;
  }

  private double[] mean(Level level, int depth, int ply) {
    int count = level.moves.size();
    double[] mean = new double[game.players().size()];
    for (int move = 0; move < count; move++) {
      double[] values = search(level.next[move], depth - 1, ply + 1);
      for (int player = 0; player < mean.length; player++) {
        mean[player] += values[player] / count;
      }
    }
    return mean;
  }
}
