package org.regames.agents.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.StateKeys;

/**
 * Alpha-beta search (D. Knuth and R. Moore, "An analysis of alpha-beta pruning", 1975) for zero-sum
 * games of two players: iterative deepening (D. Slate and L. Atkin, 1977) with principal variation
 * search (T. Marsland and M. Campbell, 1982), a table of positions, killer moves (S. Akl and M.
 * Newborn, 1977) and the history heuristic (J. Schaeffer, 1983). Moves of {@code random} count with
 * their mean (expectimax: D. Michie, 1966). Quick wins are better than late ones.
 *
 * <p>Values are for whoever is to move, from -{@link #WON} to {@link #WON}.
 */
final class AlphaBetaSearch {
  /** The value of a play that is won now; a ply later it is one less. */
  static final int WON = 1_000_000;

  /** Longer searches are cut off. */
  private static final int MOST_PLIES = 200;

  /** The bound of the evaluation, so that proved values exceed any estimate. */
  private static final int RANGE = WON - 2 * MOST_PLIES;

  /**
   * The random part of the evaluation, by which seeds choose differently among nearly equal states.
   */
  private static final double VARIETY = 0.01;

  private static final int HISTORY = 1 << 12;

  private final PlayedGame game;
  private final Evaluation evaluation;
  private final long seed;
  private final StateKeys keys;
  private final Positions positions;
  private final List<Level> levels = new ArrayList<>();
  private final long[][] killers = new long[MOST_PLIES + 1][2];
  private final long[] key;
  private final int[][] history = new int[2][HISTORY];
  private Clock.Running clock;
  private long states;
  private boolean stopped;

  /** Whether the value of a state was only estimated, so that a deeper search may find out more. */
  private boolean guessed;

  /**
   * @param bytes roughly how much memory the table of positions may take
   * @param seed chooses among nearly equal states
   */
  AlphaBetaSearch(PlayedGame game, Evaluation evaluation, long bytes, long seed) {
    this.seed = seed;
    this.game = game;
    this.evaluation = evaluation;
    this.keys = new StateKeys(game.model(), game.rules());
    this.key = new long[keys.words()];
    this.positions = new Positions(bytes);
  }

  /**
   * The best move of a state with at least one. One iteration of the clock is one state searched.
   */
  int best(GameState state, Clock.Running running) {
    int[] order = begin(state, running);
    Level level = level(0);
    int best = order[0];
    for (int depth = 1; depth < MOST_PLIES && !stopped; depth++) {
      guessed = false;
      int value = root(state, level, order, depth);
      best = order[0];
      boolean decided = !stopped && Math.abs(value) > RANGE;
      if (decided || !guessed) {
        break;
      }
    }
    return best;
  }

  /**
   * Begins a search of a state with at least one move; returns the order in which to search them.
   */
  int[] begin(GameState state, Clock.Running running) {
    clock = running;
    states = 0;
    stopped = false;
    guessed = false;
    positions.begin();
    for (int[] ofPlayer : history) {
      Arrays.setAll(ofPlayer, place -> ofPlayer[place] >> 2);
    }
    Level level = level(0);
    state.legalMoves(level.moves);
    level.play(state);
    return order(state.currentPlayer(), 0, -1);
  }

  /** Has another clock from now on. */
  void limit(Clock.Running running) {
    clock = running;
  }

  /**
   * The value of a move of the state with which the search began, for the player who makes it.
   *
   * @param alpha where the value is no larger, a bound of it is returned
   */
  int after(int move, int player, int depth, int alpha) {
    GameState next = level(0).next[move];
    return alpha <= -WON
        ? child(next, player, depth - 1, 1, -WON, WON)
        : narrowFirst(next, player, depth - 1, 1, alpha, WON);
  }

  /** Whether the clock has ended the search; then the last value means nothing. */
  boolean isStopped() {
    return stopped;
  }

  /** Whether a value since {@link #forgetGuesses} was only estimated. */
  boolean hasGuessed() {
    return guessed;
  }

  void forgetGuesses() {
    guessed = false;
  }

  /** Whether a value is that of a play that is surely won. */
  static boolean isWon(int value) {
    return value > RANGE;
  }

  /** Searches the moves of the root, and puts the best one in front of the others. */
  private int root(GameState state, Level level, int[] order, int depth) {
    int alpha = -WON;
    int player = state.currentPlayer();
    for (int place = 0; place < order.length && !stopped; place++) {
      GameState next = level.next[order[place]];
      int value =
          place == 0
              ? child(next, player, depth - 1, 1, -WON, WON)
              : narrowFirst(next, player, depth - 1, 1, alpha, WON);
      if (!stopped && (place == 0 || value > alpha)) {
        alpha = value;
        int move = order[place];
        System.arraycopy(order, 0, order, 1, place);
        order[0] = move;
      }
    }
    return alpha;
  }

  /** The value of a state after a move for the player who made it. */
  private int child(GameState next, int player, int depth, int ply, int alpha, int beta) {
    int mover = next.currentPlayer();
    boolean same = mover == player || mover < 0;
    return same
        ? search(next, player, depth, ply, alpha, beta)
        : -search(next, mover, depth, ply, -beta, -alpha);
  }

  private int narrowFirst(GameState next, int player, int depth, int ply, int alpha, int beta) {
    int value = child(next, player, depth, ply, alpha, alpha + 1);
    return value > alpha && value < beta && !stopped
        ? child(next, player, depth, ply, alpha, beta)
        : value;
  }

  private Level level(int ply) {
    while (levels.size() <= ply) {
      levels.add(new Level(game.model()));
    }
    return levels.get(ply);
  }

  /**
   * The value of a state for a player, who is to move if any player is.
   *
   * @param ply its distance from the root
   */
  private int search(GameState state, int player, int depth, int ply, int alpha, int beta) {
    stopped |= !clock.goesOn(states++);
    if (stopped) {
      return 0;
    }
    if (state.isTerminal()) {
      return result(state, player, ply);
    }
    if (depth <= 0 || ply >= MOST_PLIES) {
      guessed = true;
      return guess(state, player);
    }
    Level level = level(ply);
    keys.write(state, key);
    long hash = StateKeys.hash(key);
    long known = state.currentPlayer() < 0 ? 0 : positions.find(hash);
    if (known != 0 && Positions.depth(known) >= depth) {
      int value = fromTable(Positions.value(known), ply);
      int bound = Positions.bound(known);
      if (bound == Positions.EXACT
          || bound == Positions.LEAST && value >= beta
          || bound == Positions.MOST && value <= alpha) {
        guessed |= Positions.depth(known) < Positions.FULL;
        return value;
      }
    }
    state.legalMoves(level.moves);
    if (level.moves.size() == 0) {
      return result(state, player, ply);
    }
    if (state.currentPlayer() == ForwardModel.RANDOM) {
      return mean(state, player, depth, ply);
    }
    boolean before = guessed;
    guessed = false;
    int[] window = {alpha, beta, known == 0 ? 0 : Positions.move(known)};
    int best =
        depth == 1
            ? nearest(state, ply, window)
            : deeper(state, depth, ply, window, known == 0 ? -1 : window[2]);
    if (!stopped) {
      int bound = best >= beta ? Positions.LEAST : best > alpha ? Positions.EXACT : Positions.MOST;
      positions.put(hash, toTable(best, ply), guessed ? depth : Positions.FULL, bound, window[2]);
    }
    guessed |= before;
    return best;
  }

  /** Evaluates the states after the moves of one. The window holds the best move in the end. */
  private int nearest(GameState state, int ply, int[] window) {
    Level level = levels.get(ply);
    int player = state.currentPlayer();
    int count = level.moves.size();
    int best = -WON - 1;
    level.reserve(1);
    for (int move = 0; move < count && best < window[1]; move++) {
      GameState next = level.next[0];
      next.copyFrom(state);
      next.apply(level.moves, move);
      int value = child(next, player, 0, ply + 1, -WON, WON);
      if (value > best) {
        best = value;
        window[2] = move;
      }
    }
    return best;
  }

  /**
   * Searches the moves of a state one after the other. The window holds the best one in the end.
   */
  private int deeper(GameState state, int depth, int ply, int[] window, int known) {
    Level level = levels.get(ply);
    int player = state.currentPlayer();
    level.play(state);
    int[] order = order(player, ply, known);
    int alpha = window[0];
    int best = -WON - 1;
    for (int place = 0; place < order.length && best < window[1] && !stopped; place++) {
      GameState next = level.next[order[place]];
      int value =
          place == 0
              ? child(next, player, depth - 1, ply + 1, alpha, window[1])
              : narrowFirst(next, player, depth - 1, ply + 1, alpha, window[1]);
      if (value > best) {
        best = value;
        window[2] = order[place];
        alpha = Math.max(alpha, value);
      }
    }
    if (best >= window[1] && !stopped) {
      cut(ply, player, level.names[window[2]], depth);
    }
    return best;
  }

  /** Records a move that caused a cutoff. */
  private void cut(int ply, int player, long name, int depth) {
    if (killers[ply][0] != name) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = name;
    }
    int[] ofPlayer = history[player];
    int place = (int) name & HISTORY - 1;
    ofPlayer[place] = Math.min(ofPlayer[place] + depth * depth, RANGE);
  }

  /**
   * The order in which to search moves: the known best move, ends of plays by their result,
   * killers, then by immediate gain and history.
   *
   * @param known the best move so far, or -1
   */
  private int[] order(int player, int ply, int known) {
    Level level = levels.get(ply);
    return level.order(
        move -> {
          long name = level.names[move];
          if (move == known) {
            return 4L * WON;
          }
          if (level.next[move].isTerminal()) {
            return 3L * result(level.next[move], player, 0);
          }
          if (name == killers[ply][0] || name == killers[ply][1]) {
            return 2L * WON;
          }
          return guess(level.next[move], player) + (long) history[player][(int) name & HISTORY - 1];
        });
  }

  /** The mean over the moves of random; each is searched for its exact value. */
  private int mean(GameState state, int player, int depth, int ply) {
    Level level = levels.get(ply);
    int count = level.moves.size();
    level.play(state);
    long sum = 0;
    for (int move = 0; move < count; move++) {
      sum += child(level.next[move], player, depth - 1, ply + 1, -WON, WON);
    }
    return (int) (sum / count);
  }

  /** The result of a player if the play has ended. */
  private int result(GameState state, int player, int ply) {
    double value = game.value(state, player) - game.value(state, 1 - player);
    return value >= 1 ? WON - ply : value <= -1 ? ply - WON : (int) Math.round(value * RANGE);
  }

  private int guess(GameState state, int player) {
    double first = 2 * evaluation.of(state, 0) - 1;
    long bits = (Double.doubleToRawLongBits(first) ^ seed) * 0x9E3779B97F4A7C15L;
    first += VARIETY * (bits >> Integer.SIZE) / Integer.MAX_VALUE;
    return (int) Math.round((player == 0 ? first : -first) / (1 + VARIETY) * RANGE);
  }

  /** In the table wins are stored by their distance from the state, not from the root. */
  private static int toTable(int value, int ply) {
    return value > RANGE ? value + ply : value < -RANGE ? value - ply : value;
  }

  private static int fromTable(int value, int ply) {
    return value > RANGE ? value - ply : value < -RANGE ? value + ply : value;
  }
}
