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

/** What all ways to solve a game have in common: the kind of game, ends of plays, and the clock. */
final class SolverRun {
  /** Longer plays are taken for plays without end. */
  static final int MOST_PLIES = 5_000;

  private static final int BETWEEN_LOOKS = 1 << 10;

  /** Answers whether the first player gets at least the score of a rank after a move. */
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
   * @param mostStates how many states may be looked at, about
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

  /** The keys of states, the same for all that are symmetric. */
  StateKeys keys() {
    return new StateKeys(game.model(), game.rules(), Symmetries.of(game.rules()));
  }

  /** How many different scores there are; the rank of one is its place among them. */
  int ranks() {
    return scores.length;
  }

  /** How many states were looked at since the clock was started. */
  long states() {
    return states;
  }

  /**
   * Starts the clock.
   *
   * @param what what is to be done until time is over, as a participle
   */
  void begin(String what) {
    aim = what;
    end = System.nanoTime() + time.toNanos();
    states = 0;
    isOver = false;
  }

  /** What the scores of both players add up to, as far as ends of plays have shown it. */
  long sum() {
    return sum;
  }

  /** Takes over that sum from an earlier run. */
  void sum(long known) {
    sum = known;
  }

  /**
   * Counts a state.
   *
   * @throws UnsolvableException where time is over, or enough states were looked at
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

  /** Scores count where a play has ended, and not in every state without a move. */
  static void checkEnd(GameState state) {
    if (!state.isTerminal()) {
      throw UnsolvableException.noEnd();
    }
  }

  /**
   * The rank of the first player's score where a play has ended.
   *
   * @throws UnsolvableException where it has not: somebody is to move and cannot
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

  /** What a state is worth whose rank is known, with all moves that keep it. */
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
        undecided.add(state.tags(moves, move)); // what is known of others is still there
      }
    }
    String player = moves.size() == 0 ? "" : game.players().get(state.currentPlayer());
    List<Long> values = new ArrayList<>(List.of(scores[value]));
    if (game.players().size() > 1) {
      // Where there is but one score, the search ends before it meets the end of a play.
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
