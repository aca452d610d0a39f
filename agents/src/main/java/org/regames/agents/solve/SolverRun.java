package org.regames.agents.solve;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongConsumer;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;
import org.regames.ir.analysis.Symmetries;

/** What all solvers have in common: the kind of game, ends of plays, and the clock. */
final class SolverRun {
  /** Longer plays are considered endless. */
  static final int MOST_PLIES = 5_000;

  private static final int BETWEEN_LOOKS = 1 << 10;

  /** Decides whether the first player gets at least the score of a rank after a move. */
  interface AtLeast {
    boolean holds(GameState state, int rank);
  }

  private final PlayedGame game;
  private final long[] scores;
  private final Duration time;
  private final long mostStates;
  private final LongConsumer progress;
  private String aim = "";
  private long end;
  private long states;
  private boolean isOver;
  private long sum = Long.MIN_VALUE;

  SolverRun(PlayedGame game, Duration time, LongConsumer progress) {
    this(game, time, Long.MAX_VALUE, progress);
  }

  /**
   * @param mostStates roughly how many states may be searched
   * @throws UnsolvableException where the game is not of the kind that can be solved
   */
  SolverRun(PlayedGame game, Duration time, long mostStates, LongConsumer progress) {
    if (game.players().size() > 2) {
      throw new UnsolvableException("more than two players");
    }
    if (game.hides()) {
      throw new UnsolvableException("players do not see all moves");
    }
    this.game = game;
    this.scores = game.scores();
    this.time = time;
    this.mostStates = mostStates;
    this.progress = progress;
  }

  /** The keys of states, equal for symmetric ones. */
  StateKeys keys() {
    return new StateKeys(game.model(), game.rules(), Symmetries.of(game.rules()));
  }

  /** The number of different scores; the rank of one is its index among them. */
  int ranks() {
    return scores.length;
  }

  /** The number of states searched since the clock was started. */
  long states() {
    return states;
  }

  /**
   * Starts the clock.
   *
   * @param what the work in progress, as a participle for messages
   */
  void begin(String what) {
    aim = what;
    end = System.nanoTime() + time.toNanos();
    states = 0;
    isOver = false;
  }

  /** The sum of the scores of both players, as far as ends of plays have shown it. */
  long sum() {
    return sum;
  }

  /** Sets that sum from an earlier run. */
  void sum(long known) {
    sum = known;
  }

  /**
   * Counts a state.
   *
   * @throws UnsolvableException if time is over, or the limit of states is reached
   */
  void look(BoundsTable table) {
    if (++states % BETWEEN_LOOKS == 0) {
      progress.accept(states);
      if (System.nanoTime() > end || states >= mostStates) {
        isOver = true;
        throw new UnsolvableException("not " + aim + " within " + limit(table), true);
      }
    }
  }

  private String limit(BoundsTable table) {
    return states >= mostStates
        ? states + " states"
        : time.toSeconds()
            + " s, after "
            + states
            + " states; allow more with --seconds"
            + (table.replaced() > 0 ? " and --memory" : "");
  }

  static UnsolvableException endless() {
    return new UnsolvableException(
        "a play of more than "
            + MOST_PLIES
            + " moves, so states seem to repeat; `regames verify` shows one that does");
  }

  /** Checks that a play has ended: scores do not count in other states without a move. */
  static void checkEnd(GameState state) {
    if (!state.isTerminal()) {
      throw UnsolvableException.noEnd();
    }
  }

  /**
   * The rank of the first player's score at the end of a play.
   *
   * @throws UnsolvableException if it has not ended: somebody is to move and cannot
   */
  int rank(GameState state) {
    checkEnd(state);
    long first = game.score(state, 0);
    if (game.players().size() == 2) {
      long both = first + game.score(state, 1);
      if (sum != Long.MIN_VALUE && sum != both) {
        throw new UnsolvableException("the scores do not always have the same sum");
      }
      sum = both;
    }
    return Arrays.binarySearch(scores, first);
  }

  /** The solution of a state with a known rank, with all moves that keep it. */
  Solution solution(GameState state, int value, AtLeast atLeast, BoundsTable table) {
    MoveBuffer moves = game.model().newMoves();
    state.legalMoves(moves);
    List<List<String>> best = new ArrayList<>();
    List<List<String>> undecided = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      GameState next = state.copy();
      next.apply(moves, move);
      try {
        if (keeps(state, next, value, atLeast)) {
          best.add(state.tags(moves, move));
        }
      } catch (UnsolvableException unsolvable) {
        if (!isOver) {
          throw unsolvable;
        }
        undecided.add(state.tags(moves, move)); // results for others are still in the table
      }
    }
    String player = moves.size() == 0 ? "" : game.players().get(state.currentPlayer());
    List<Long> values = new ArrayList<>(List.of(scores[value]));
    if (game.players().size() > 1) {
      // If there is only one score, the search ends before it reaches the end of a play.
      values.add(scores.length == 1 ? scores[0] : sum - scores[value]);
    }
    return new Solution(values, player, best, undecided, states, table.used());
  }

  private boolean keeps(GameState state, GameState next, int value, AtLeast atLeast) {
    return state.currentPlayer() == 0
        ? atLeast.holds(next, value)
        : value + 1 == scores.length || !atLeast.holds(next, value + 1);
  }
}
