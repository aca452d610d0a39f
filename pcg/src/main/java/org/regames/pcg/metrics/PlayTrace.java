package org.regames.pcg.metrics;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;

/**
 * The data of one play for metrics. A decision is a state where a player is to move; the moves of
 * {@code random} and of the keeper are not decisions.
 *
 * @param end how the play ended
 * @param decisions the number of decisions
 * @param choices how many of them had more than one legal move
 * @param options the sum of the numbers of legal moves over all decisions
 * @param choiceOptions the same over those with more than one
 * @param mostOptions the largest number of legal moves
 * @param turns the number of maximal runs of decisions of one player
 * @param states the number of states of the play, including the first
 * @param distinctStates the number of distinct ones among them
 * @param utilities for each player between -1, the last place, and 1, the first; players who share
 *     places share their mean. In a game for one player it is its score, from the lowest to the
 *     highest of the type of scores
 * @param coverage the share of the board's cells whose content changed, NaN if there is no board
 * @param thoughts the evaluations by a search of the decisions with a choice, in order; empty
 *     without a search
 */
public record PlayTrace(
    End end,
    int decisions,
    int choices,
    long options,
    long choiceOptions,
    int mostOptions,
    int turns,
    int states,
    int distinctStates,
    List<Double> utilities,
    double coverage,
    List<Thought> thoughts) {

  /** How a play ends. */
  public enum End {
    /** By the rules. */
    ENDED,
    /** It was cut off at the limit of moves. */
    CAPPED,
    /** Somebody is to move and cannot. */
    STUCK
  }

  public PlayTrace {
    utilities = List.copyOf(utilities);
    thoughts = List.copyOf(thoughts);
  }

  /**
   * The evaluation of a decision by a search.
   *
   * @param player who is to move
   * @param value the expected result, from 0 to 1
   * @param doubt the standard error of that
   * @param surprises whether one move is clearly the best but rated poor by a short search
   */
  public record Thought(int player, double value, double doubt, boolean surprises) {
    /** The expected result of one of two players whose results add up to 1. */
    double of(int other) {
      return other == player ? value : 1 - value;
    }
  }

  /** Whether the play ended by the rules. */
  public boolean isEnded() {
    return end == End.ENDED;
  }

  /** Whether it ended with the same score for all of several players. */
  public boolean isDraw() {
    return isEnded() && utilities.size() > 1 && utilities.stream().allMatch(u -> u == 0);
  }

  /** The utility of a player on a scale from 0 to 1. */
  public double value(int player) {
    return (utilities.get(player) + 1) / 2;
  }

  /** Records the trace of a play. */
  static final class Recorder {
    private final PlayedGame game;
    private final Set<GameState> seen = new HashSet<>();
    private final List<Thought> thoughts = new ArrayList<>();
    private final Optional<BoardCells.Changes> changes;
    private int decisions;
    private int choices;
    private long options;
    private long choiceOptions;
    private int mostOptions;
    private int turns;
    private int states;
    private int lastMover = ForwardModel.KEEPER;

    Recorder(PlayedGame game, Optional<BoardCells> board) {
      this.game = game;
      this.changes = board.map(BoardCells.Changes::new);
    }

    /** Adds the evaluation of the last recorded state by a search. */
    void thought(Thought thought) {
      thoughts.add(thought);
    }

    /**
     * Records a state of the play.
     *
     * @param legalMoves the number of legal moves, 0 if no further move is made
     */
    void state(GameState state, int legalMoves) {
      states++;
      seen.add(state.copy());
      changes.ifPresent(each -> each.see(state));
      int mover = state.currentPlayer();
      if (legalMoves == 0 || mover < 0) {
        return;
      }
      decisions++;
      options += legalMoves;
      mostOptions = Math.max(mostOptions, legalMoves);
      if (legalMoves > 1) {
        choices++;
        choiceOptions += legalMoves;
      }
      if (mover != lastMover) {
        turns++;
        lastMover = mover;
      }
    }

    /** The trace of the play that ended in a state. */
    PlayTrace end(GameState last, End end) {
      return new PlayTrace(
          end,
          decisions,
          choices,
          options,
          choiceOptions,
          mostOptions,
          turns,
          states,
          seen.size(),
          utilities(last),
          changes.map(BoardCells.Changes::share).orElse(Double.NaN),
          thoughts);
    }

    private List<Double> utilities(GameState last) {
      int players = game.players().size();
      if (players == 1) {
        return List.of(2 * game.value(last, 0) - 1);
      }
      List<Double> utilities = new ArrayList<>();
      for (int player = 0; player < players; player++) {
        int better = 0;
        int worse = 0;
        for (int other = 0; other < players; other++) {
          int sign = Long.signum(game.score(last, other) - game.score(last, player));
          better += sign > 0 ? 1 : 0;
          worse += sign < 0 ? 1 : 0;
        }
        utilities.add((double) (worse - better) / (players - 1));
      }
      return utilities;
    }
  }
}
