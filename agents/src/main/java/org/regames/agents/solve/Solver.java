package org.regames.agents.solve;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.regames.agents.PlayedGame;
import org.regames.agents.search.Evaluation;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;

/**
 * Finds out what a state is worth by looking at all that may follow: alpha-beta search (D. Knuth
 * and R. Moore, "An analysis of alpha-beta pruning", 1975) with a table of bounds, in which the
 * states after a move are looked up before any is searched (enhanced transposition cutoffs: J.
 * Schaeffer and A. Plaat, 1996). Moves that leave the other fewest replies are searched first; of
 * those, once a search has turned out to be long, what an evaluation learned from playouts likes
 * best.
 *
 * <p>For games of one player, or of two whose scores always add up to the same, in which nothing is
 * hidden or random and no state comes again. One thread uses a solver; what it has found it knows
 * when it is asked again.
 */
public final class Solver implements GameSolver {
  /** After so many states a search is long enough for an evaluation to be learned. */
  private static final int LONG_SEARCH = 5_000;

  /** How finely moves with as many replies are ordered. */
  private static final int WORTHS = 1 << 8;

  private final PlayedGame game;
  private final SolverRun run;
  private final StateKeys keys;
  private final BoundsTable table;
  private final KnownValues known;
  private Optional<Evaluation> evaluation = Optional.empty();
  private final Levels<Level> levels = new Levels<>(Level::new);

  /** Room for the search of one state. */
  private final class Level {
    final MoveBuffer moves = game.model().newMoves();
    final MoveBuffer replies = game.model().newMoves();
    final GameState next = game.model().newState();
    final long[] key = new long[keys.words()];
    final long[] nextKey = new long[keys.words()];

    /** For each move a number that is the same for the same tags. */
    long[] names = new long[0];

    /** The last moves at this depth that made others needless. */
    long killer;

    long formerKiller;

    void cut(long name) {
      if (name != killer) {
        formerKiller = killer;
        killer = name;
      }
    }
  }

  /**
   * @param bytes about how much memory the table may take
   * @param time how long one call may take
   * @param progress receives now and then how many states were looked at
   * @throws UnsolvableException where the game is not of the kind that can be solved
   */
  public Solver(PlayedGame game, long bytes, Duration time, LongConsumer progress) {
    this.game = game;
    this.run = new SolverRun(game, time, progress);
    this.keys = run.keys();
    this.table = new BoundsTable(keys.words(), bytes);
    this.known = new KnownValues(game, run, keys, table);
  }

  @Override
  public Solution solve(GameState state) {
    return SolverRun.inThread(() -> solution(state));
  }

  private Solution solution(GameState state) {
    run.begin();
    int value = search(0, state, -1, run.ranks());
    return run.solution(
        state, value, (next, rank) -> search(0, next, rank - 1, rank) >= rank, table);
  }

  @Override
  public KnownValues known() {
    return known;
  }

  /**
   * The rank of the value for the first player, where it is between two ranks; else a bound of it
   * on the side where it is.
   */
  private int search(int depth, GameState state, int alpha, int beta) {
    run.look(table);
    Level level = levels.at(depth);
    state.legalMoves(level.moves);
    int count = level.moves.size();
    if (count == 0) {
      return run.rank(state);
    }
    if (state.currentPlayer() == ForwardModel.RANDOM) {
      throw SolverRun.random();
    }
    keys.write(state, level.key);
    long known = table.find(level.key);
    int low = known == 0 ? 0 : BoundsTable.low(known);
    int high = known == 0 ? run.ranks() - 1 : BoundsTable.high(known);
    if (low == high || low >= beta) {
      return low;
    }
    if (high <= alpha) {
      return high;
    }
    long before = run.states();
    if (before > LONG_SEARCH && evaluation.isEmpty()) {
      evaluation = Optional.of(Evaluation.of(game));
    }
    int value = searched(depth, state, Math.max(alpha, low - 1), Math.min(beta, high + 1));
    keys.write(state, level.key);
    table.put(
        level.key, value > alpha ? value : low, value < beta ? value : high, run.states() - before);
    return value;
  }

  /** Looks at the moves of a state: first at what is known of them, then one after the other. */
  private int searched(int depth, GameState state, int alpha, int beta) {
    Level level = levels.at(depth);
    boolean isMax = state.currentPlayer() == 0;
    int count = level.moves.size();
    long[] order = new long[count];
    level.names = level.names.length < count ? new long[2 * count] : level.names;
    int best = isMax ? -1 : run.ranks();
    for (int move = 0; move < count; move++) {
      level.next.copyFrom(state);
      level.names[move] = level.next.applyTold(level.moves, move);
      int replies = level.next.countMoves(level.replies);
      int exact = bound(level, replies, isMax);
      if (exact >= 0) {
        best = isMax ? Math.max(best, exact) : Math.min(best, exact);
      }
      order[move] =
          ((long) replies * WORTHS - worth(level, level.names[move], isMax)) << Integer.SIZE | move;
    }
    if (isMax ? best >= beta : best <= alpha && best >= 0) {
      return best;
    }
    Arrays.sort(order);
    return inOrder(depth, state, order, new int[] {alpha, beta}, best);
  }

  /** How good the state after a move seems for who made it, less than {@link #WORTHS}. */
  private int worth(Level level, long name, boolean isMax) {
    if (name == level.killer || name == level.formerKiller) {
      return WORTHS - 1;
    }
    if (evaluation.isEmpty()) {
      return 0;
    }
    double first = evaluation.get().of(level.next, 0);
    return (int) ((isMax ? first : 1 - first) * (WORTHS - 2));
  }

  /**
   * What is known at once of the state after a move: its value, or a bound that may end the search
   * of the state before it; -1 for nothing.
   */
  private int bound(Level level, int replies, boolean isMax) {
    if (replies == 0) {
      return run.rank(level.next);
    }
    keys.write(level.next, level.nextKey);
    long known = table.find(level.nextKey);
    if (known == 0) {
      return -1;
    }
    return isMax ? BoundsTable.low(known) : BoundsTable.high(known);
  }

  private int inOrder(int depth, GameState state, long[] order, int[] window, int start) {
    Level level = levels.at(depth);
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
        level.cut(level.names[(int) next]);
        break;
      }
    }
    return best;
  }
}
