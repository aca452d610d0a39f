package org.regames.agents.solve;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.LongConsumer;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;

/**
 * Finds out what a state is worth by looking at all that may follow: alpha-beta search (D. Knuth
 * and R. Moore, "An analysis of alpha-beta pruning", 1975) with a table of bounds, in which the
 * states after a move are looked up before any is searched (enhanced transposition cutoffs: J.
 * Schaeffer and A. Plaat, 1996); moves that leave the other fewest replies are searched first.
 *
 * <p>For games of one player, or of two whose scores always add up to the same, in which nothing is
 * hidden or random and no state comes again. One thread uses a solver; what it has found it knows
 * when it is asked again.
 */
public final class Solver {
  /** Longer plays are taken for plays without end. */
  private static final int MOST_PLIES = 5_000;

  private static final int BETWEEN_LOOKS = 1 << 10;

  /** Bytes; the search recurses as deep as plays are long. Only what is used takes memory. */
  private static final long STACK = 256L << 20;

  private final PlayedGame game;
  private final long[] scores;
  private final StateKeys keys;
  private final BoundsTable table;
  private final Duration time;
  private final LongConsumer progress;
  private final List<Level> levels = new ArrayList<>();
  private long end;
  private long states;
  private long sum = Long.MIN_VALUE;

  /** Room for the search of one state, used again by every other at the same depth. */
  private final class Level {
    final MoveBuffer moves = game.model().newMoves();
    final MoveBuffer replies = game.model().newMoves();
    final GameState next = game.model().newState();
    final long[] key = new long[keys.words()];
    final long[] nextKey = new long[keys.words()];
  }

  /**
   * @param bytes about how much memory the table may take
   * @param time how long one call may take
   * @param progress is told now and then how many states were looked at
   * @throws UnsolvableException where the game is not of the kind that can be solved
   */
  public Solver(PlayedGame game, long bytes, Duration time, LongConsumer progress) {
    if (game.players().size() > 2) {
      throw new UnsolvableException("more than two players");
    }
    if (game.hides()) {
      throw new UnsolvableException("players do not see all moves");
    }
    this.game = game;
    this.time = time;
    this.progress = progress;
    this.scores = game.scores();
    this.keys = new StateKeys(game.model(), game.rules());
    this.table = new BoundsTable(keys.words(), bytes);
  }

  /**
   * The value of a state and all moves that keep it. Searches in a thread of its own, since the
   * stack of the caller may be too small for long plays.
   *
   * @throws UnsolvableException where time is over, or what follows is not of the kind that can be
   *     solved
   */
  public Solution solve(GameState state) {
    try {
      return CompletableFuture.supplyAsync(() -> solution(state), Solver::start).join();
    } catch (CompletionException failure) {
      switch (failure.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        case Throwable _ -> throw failure;
      }
    }
  }

  private static void start(Runnable search) {
    Thread thread = new Thread(null, search, "solver", STACK);
    thread.setDaemon(true);
    thread.start();
  }

  private Solution solution(GameState state) {
    end = System.nanoTime() + time.toNanos();
    states = 0;
    int value = search(0, state, -1, scores.length);
    MoveBuffer moves = game.model().newMoves();
    state.legalMoves(moves);
    List<List<String>> best = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      GameState next = state.copy();
      next.apply(moves, move);
      if (keeps(next, state.currentPlayer(), value)) {
        best.add(state.tags(moves, move));
      }
    }
    String player = best.isEmpty() ? "" : game.players().get(state.currentPlayer());
    List<Long> values = new ArrayList<>(List.of(scores[value]));
    if (game.players().size() > 1) {
      // Where there is but one score, the search ends before it meets the end of a play.
      values.add(scores.length == 1 ? scores[0] : sum - scores[value]);
    }
    return new Solution(values, player, best, states, table.used());
  }

  /** Whether a move to a state is as good for who made it as the best. */
  private boolean keeps(GameState next, int player, int value) {
    return player == 0
        ? search(0, next, value - 1, value) >= value
        : search(0, next, value, value + 1) <= value;
  }

  private Level level(int depth) {
    if (depth == levels.size()) {
      if (depth == MOST_PLIES) {
        throw new UnsolvableException(
            "a play of more than " + MOST_PLIES + " moves: states seem to come again");
      }
      levels.add(new Level());
    }
    return levels.get(depth);
  }

  /**
   * The rank of the value for the first player, where it is between two ranks; else a bound of it
   * on the side where it is.
   */
  private int search(int depth, GameState state, int alpha, int beta) {
    look();
    Level level = level(depth);
    state.legalMoves(level.moves);
    int count = level.moves.size();
    if (count == 0) {
      return rank(state);
    }
    if (state.currentPlayer() == ForwardModel.RANDOM) {
      throw new UnsolvableException("random moves, so that the value is a mean");
    }
    keys.write(state, level.key);
    long known = table.find(level.key);
    int low = known == 0 ? 0 : BoundsTable.low(known);
    int high = known == 0 ? scores.length - 1 : BoundsTable.high(known);
    if (low == high || low >= beta) {
      return low;
    }
    if (high <= alpha) {
      return high;
    }
    int value = searched(depth, state, Math.max(alpha, low - 1), Math.min(beta, high + 1));
    keys.write(state, level.key);
    table.put(level.key, value > alpha ? value : low, value < beta ? value : high);
    return value;
  }

  private void look() {
    if (++states % BETWEEN_LOOKS == 0) {
      progress.accept(states);
      if (System.nanoTime() > end) {
        throw new UnsolvableException(
            "not solved within "
                + time.toSeconds()
                + " s, after "
                + states
                + " states; allow more with --seconds"
                + (table.replaced() > 0 ? " and --memory" : ""));
      }
    }
  }

  /** Looks at the moves of a state: first at what is known of them, then one after the other. */
  private int searched(int depth, GameState state, int alpha, int beta) {
    Level level = levels.get(depth);
    boolean isMax = state.currentPlayer() == 0;
    int count = level.moves.size();
    long[] order = new long[count];
    int best = isMax ? -1 : scores.length;
    for (int move = 0; move < count; move++) {
      level.next.copyFrom(state);
      level.next.apply(level.moves, move);
      int replies = level.next.countMoves(level.replies);
      int exact = bound(level, replies, isMax);
      if (exact >= 0) {
        best = isMax ? Math.max(best, exact) : Math.min(best, exact);
      }
      order[move] = (long) replies << Integer.SIZE | move;
    }
    if (isMax ? best >= beta : best <= alpha && best >= 0) {
      return best;
    }
    Arrays.sort(order);
    return inOrder(depth, state, order, new int[] {alpha, beta}, best);
  }

  /**
   * What is known at once of the state after a move: its value, or a bound that may end the search
   * of the state before it; -1 for nothing.
   */
  private int bound(Level level, int replies, boolean isMax) {
    if (replies == 0) {
      return rank(level.next);
    }
    keys.write(level.next, level.nextKey);
    long known = table.find(level.nextKey);
    if (known == 0) {
      return -1;
    }
    return isMax ? BoundsTable.low(known) : BoundsTable.high(known);
  }

  private int inOrder(int depth, GameState state, long[] order, int[] window, int start) {
    Level level = levels.get(depth);
    boolean isMax = state.currentPlayer() == 0;
    int alpha = isMax ? Math.max(window[0], start) : window[0];
    int beta = isMax ? window[1] : Math.min(window[1], start);
    int best = start;
    for (long next : order) {
      level.next.copyFrom(state);
      level.next.apply(level.moves, (int) next);
      int value = search(depth + 1, level.next, alpha, beta);
      if (isMax) {
        best = Math.max(best, value);
        alpha = Math.max(alpha, value);
      } else {
        best = Math.min(best, value);
        beta = Math.min(beta, value);
      }
      if (alpha >= beta) {
        break;
      }
    }
    return best;
  }

  /** The rank of the first player's score where a play has ended. */
  private int rank(GameState state) {
    long first = game.score(state, 0);
    if (game.players().size() == 2) {
      long both = first + game.score(state, 1);
      if (sum != Long.MIN_VALUE && sum != both) {
        throw new UnsolvableException("the scores do not always add up to the same");
      }
      sum = both;
    }
    return Arrays.binarySearch(scores, first);
  }
}
