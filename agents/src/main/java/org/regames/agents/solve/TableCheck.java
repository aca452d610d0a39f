package org.regames.agents.solve;

import java.util.Arrays;
import org.regames.agents.PlayedGame;
import org.regames.agents.UnsolvableException;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;

/**
 * Verifies the table entry of a state by replaying: the player who claims a bound needs one move
 * after which the table gives the same bound, which is verified in turn; for moves of the other
 * player all have to be verified. Only scores at ends of plays are trusted, never the table.
 */
final class TableCheck {
  private final PlayedGame game;
  private final SolverRun run;
  private final StateKeys keys;

  /** Symmetries are not trusted either: each state is verified separately. */
  private final StateKeys plainKeys;

  private final BoundsTable table;
  private final long[] scores;

  /** The bounds verified so far. */
  private final BoundsTable shown;

  /**
   * @param run a run whose clock has been started
   * @param bytes how much memory the verified bounds may take
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
   * Verifies that the first player gets at least, or at most, the score of a rank.
   *
   * @throws UnsolvableException if that cannot be verified, or time is over
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

  /** The bound of a state, from the score at the end of a play or from the table. */
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
