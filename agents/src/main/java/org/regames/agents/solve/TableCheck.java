package org.regames.agents.solve;

import java.util.Arrays;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;

/**
 * Shows what a table says of a state by going through plays: who wants more needs one move after
 * which the table says as much, and that is shown in turn; against all moves of the other it has to
 * be shown for each. In the end are the scores of plays, so that nothing that the table says is
 * believed.
 */
final class TableCheck {
  private final PlayedGame game;
  private final SolverRun run;
  private final StateKeys keys;

  /** Symmetries are not believed either: each state is shown by itself. */
  private final StateKeys plainKeys;

  private final BoundsTable table;
  private final long[] scores;

  /** What was shown already: the bounds of states. */
  private final BoundsTable shown;

  /**
   * @param run its clock is running
   * @param bytes how much memory may be taken for what was shown
   */
  TableCheck(PlayedGame game, SolverRun run, StateKeys keys, BoundsTable table, long bytes) {
    this.game = game;
    this.run = run;
    this.keys = keys;
    this.table = table;
    this.scores = game.scores();
    this.plainKeys = new StateKeys(game.model(), game.rules());
    this.shown = new BoundsTable(plainKeys.words(), bytes);
  }

  /**
   * Shows that the first player gets at least, or at most, the score of a rank.
   *
   * @throws UnsolvableException where that cannot be shown, or time is over
   */
  void show(GameState state, int rank, boolean atLeast) {
    MoveBuffer moves = game.model().newMoves();
    state.legalMoves(moves);
    if (moves.size() == 0) {
      if (!holds(bound(state, moves, atLeast), rank, atLeast)) {
        throw unshown();
      }
      return;
    }
    long[] key = new long[plainKeys.words()];
    plainKeys.write(state, key);
    long known = shown.find(key);
    int low = known == 0 ? 0 : BoundsTable.low(known);
    int high = known == 0 ? scores.length - 1 : BoundsTable.high(known);
    if (atLeast ? low >= rank : high <= rank) {
      return;
    }
    run.look(shown);
    boolean one = (state.currentPlayer() == 0) == atLeast;
    MoveBuffer replies = game.model().newMoves();
    boolean found = !one;
    for (int move = 0; move < moves.size() && !(one && found); move++) {
      GameState next = state.copy();
      next.apply(moves, move);
      if (!one || holds(bound(next, replies, atLeast), rank, atLeast)) {
        show(next, rank, atLeast);
        found = true;
      }
    }
    if (!found) {
      throw unshown();
    }
    shown.put(key, atLeast ? rank : low, atLeast ? high : rank, 0);
  }

  private static boolean holds(int bound, int rank, boolean atLeast) {
    return atLeast ? bound >= rank : bound <= rank;
  }

  private static UnsolvableException unshown() {
    return new UnsolvableException(
        "the value was not verified: the table misses a state, or is wrong about one; solve "
            + "without --table, or with more --memory");
  }

  /** What the score of the end of a play, or the table, says of a state. */
  private int bound(GameState state, MoveBuffer moves, boolean atLeast) {
    if (state.countMoves(moves) == 0) {
      SolverRun.checkEnd(state);
      return Arrays.binarySearch(scores, game.score(state, 0));
    }
    long[] key = new long[keys.words()];
    keys.write(state, key);
    long known = table.find(key);
    if (known == 0) {
      return atLeast ? 0 : scores.length - 1;
    }
    return atLeast ? BoundsTable.low(known) : BoundsTable.high(known);
  }
}
