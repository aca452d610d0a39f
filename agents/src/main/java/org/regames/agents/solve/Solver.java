package org.regames.agents.solve;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.regames.agents.DeepThread;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.agents.search.Evaluation;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;

/**
 * Computes the value of a state by exhaustive search: alpha-beta search (D. Knuth and R. Moore, "An
 * analysis of alpha-beta pruning", 1975) with a table of bounds, in which the states after a move
 * are looked up before any is searched (enhanced transposition cutoffs: J. Schaeffer and A. Plaat,
 * 1996). The most promising moves are searched first: those that leave few replies, caused cutoffs
 * often (relative history: M. Winands, E. van der Werf, H. van den Herik and J. Uiterwijk, CG 2004)
 * or most recently at the same depth (killers: S. Akl and M. Newborn, 1977), and, once a search has
 * turned out to be long, are rated highly by an evaluation learned from playouts.
 *
 * <p>For games of one player, or constant-sum games of two, without hidden information, chance or
 * repeated states. A solver is for one thread, and keeps its results for later calls.
 */
public final class Solver implements GameSolver {
  /**
   * The number of states after which a search is long enough for learning an evaluation to pay off.
   */
  private static final int LONG_SEARCH = 5_000;

  /** The weight of a killer; each of the other criteria is between 0 and 1. */
  private static final double KILLER = 0.3;

  private static final Duration ENDLESS = Duration.ofDays(1);

  /** Returned once instead of a rank: the evaluation has been learned. */
  private static final int LEARNED = Integer.MIN_VALUE;

  /** How finely moves are ordered. */
  private static final int SCALE = 1 << 20;

  private final PlayedGame game;
  private final SolverRun run;
  private final StateKeys keys;
  private final BoundsTable table;
  private final KnownValues known;
  private Optional<Evaluation> evaluation = Optional.empty();
  private final CutHistory history = new CutHistory();
  private final Levels<Level> levels = new Levels<>(Level::new);

  /** Buffers for the search of one state. */
  private final class Level {
    final MoveBuffer moves = game.model().newMoves();
    final MoveBuffer replies = game.model().newMoves();
    final GameState next = game.model().newState();
    final long[] key = new long[keys.words()];
    final long[] nextKey = new long[keys.words()];

    /** For each move a hash of its tags. */
    long[] names = new long[0];

    /** For each move the number of replies. */
    int[] replyCounts = new int[0];

    /** The last moves at this depth that caused cutoffs. */
    private long killer;

    private long formerKiller;

    /** Whether the first player is to move, the window, and the best value found in it. */
    boolean isMax;

    private int alpha;
    private int beta;
    int best;

    void begin(GameState state, int low, int high) {
      isMax = state.currentPlayer() == 0;
      alpha = low;
      beta = high;
      best = isMax ? -1 : run.ranks();
      if (names.length < moves.size()) {
        names = new long[2 * moves.size()];
        replyCounts = new int[2 * moves.size()];
      }
    }

    /**
     * Updates the window with the value of a move; returns whether the other moves can be cut off.
     */
    boolean take(int value) {
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      alpha = isMax ? Math.max(alpha, value) : alpha;
      beta = isMax ? beta : Math.min(beta, value);
      return alpha >= beta;
    }

    /**
     * Updates the window with the bounds of the state after a move; returns whether it has to be
     * searched.
     */
    boolean isOpen(long bounds) {
      take(isMax ? BoundsTable.low(bounds) : BoundsTable.high(bounds));
      int most = isMax ? BoundsTable.high(bounds) : BoundsTable.low(bounds);
      boolean open = isMax ? most > alpha : most < beta;
      if (!open) {
        take(most);
      }
      return open;
    }

    boolean isKiller(long name) {
      return name == killer || name == formerKiller;
    }

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
    this(game, bytes, new SolverRun(game, time, progress));
  }

  /**
   * A solver that stops after some states, whatever the machine.
   *
   * @param bytes about how much memory the table may take
   * @param mostStates how many states one call may search, rounded to thousands
   * @throws UnsolvableException where the game is not of the kind that can be solved
   */
  public Solver(PlayedGame game, long bytes, long mostStates) {
    this(game, bytes, new SolverRun(game, ENDLESS, mostStates, _ -> {}));
  }

  private Solver(PlayedGame game, long bytes, SolverRun run) {
    this.game = game;
    this.run = run;
    this.keys = run.keys();
    this.table = new BoundsTable(keys.words(), bytes);
    this.known = new KnownValues(game, run, keys, table);
  }

  @Override
  public Solution solve(GameState state) {
    return DeepThread.run(() -> solution(state));
  }

  private Solution solution(GameState state) {
    run.begin("solved");
    int value = root(state, -1, run.ranks());
    return run.solution(state, value, (next, rank) -> root(next, rank - 1, rank) >= rank, table);
  }

  /**
   * Searches from the start, and again once the evaluation is learned, since the order of the first
   * moves matters most.
   */
  private int root(GameState state, int alpha, int beta) {
    int value = search(0, state, alpha, beta);
    return value == LEARNED ? search(0, state, alpha, beta) : value;
  }

  @Override
  public KnownValues known() {
    return known;
  }

  /**
   * The rank of the value for the first player if it is inside the window, otherwise a bound on
   * that side; {@link #LEARNED} if the search has to be restarted.
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
      throw UnsolvableException.random();
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
      return LEARNED;
    }
    int value = searched(depth, state, Math.max(alpha, low - 1), Math.min(beta, high + 1));
    if (value == LEARNED) {
      return LEARNED;
    }
    keys.write(state, level.key);
    table.put(
        level.key, value > alpha ? value : low, value < beta ? value : high, run.states() - before);
    return value;
  }

  /** Searches the moves of a state: first table look-ups, then one after the other. */
  private int searched(int depth, GameState state, int alpha, int beta) {
    Level level = levels.at(depth);
    level.begin(state, alpha, beta);
    if (ends(level, state)) {
      return level.best;
    }
    long[] order = order(level, state);
    for (int place = 0; place < order.length && level.alpha < level.beta; place++) {
      int move = (int) order[place];
      level.next.copyFrom(state);
      level.next.apply(level.moves, move);
      int value = search(depth + 1, level.next, level.alpha, level.beta);
      if (value == LEARNED) {
        return LEARNED;
      }
      boolean cuts = level.take(value);
      history.tried(level.isMax, level.names[move], cuts);
      if (cuts) {
        level.cut(level.names[move]);
      }
    }
    return level.best;
  }

  /**
   * Makes each move and counts the replies; returns whether one that ends the play is good enough.
   */
  private boolean ends(Level level, GameState state) {
    for (int move = 0; move < level.moves.size(); move++) {
      level.next.copyFrom(state);
      level.next.apply(level.moves, move);
      level.replyCounts[move] = level.next.countMoves(level.replies);
      if (level.replyCounts[move] == 0 && level.take(run.rank(level.next))) {
        return true;
      }
    }
    return false;
  }

  /**
   * The moves that have to be searched, packed below their promise; none if one is known to
   * suffice.
   */
  private long[] order(Level level, GameState state) {
    int count = level.moves.size();
    int most = Arrays.stream(level.replyCounts, 0, count).max().orElse(0);
    long[] order = new long[count];
    int left = 0;
    for (int move = 0; move < count && level.alpha < level.beta; move++) {
      if (level.replyCounts[move] == 0) {
        continue;
      }
      level.next.copyFrom(state);
      level.names[move] = level.next.applyTold(level.moves, move);
      keys.write(level.next, level.nextKey);
      long known = table.find(level.nextKey);
      if (known == 0 || level.isOpen(known)) {
        double promise = promise(level, move) - (double) level.replyCounts[move] / most;
        order[left++] = Math.round(-promise * SCALE) << Integer.SIZE | move;
      }
    }
    Arrays.sort(order, 0, left);
    return Arrays.copyOf(order, left);
  }

  /** How good the state after a move seems for the player who made it. */
  private double promise(Level level, int move) {
    long name = level.names[move];
    double promise = history.rate(level.isMax, name) + (level.isKiller(name) ? KILLER : 0);
    if (evaluation.isEmpty()) {
      return promise;
    }
    double first = evaluation.get().of(level.next, 0);
    return promise + (level.isMax ? first : 1 - first);
  }
}
