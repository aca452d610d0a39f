package org.regames.agents.search;

import java.util.Arrays;
import java.util.List;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/**
 * A state consistent with what a player has seen, and what every player has seen in the play that
 * led to it.
 *
 * @param state not to be played on
 * @param seen for each player a hash of what it has seen; nothing if nothing is hidden
 */
record World(GameState state, long[] seen) {
  private static final long[] ALL = {};

  /** The start of a play. */
  static World start(ForwardModel model, boolean hides) {
    return new World(model.newState(), hides ? new long[model.players().size()] : ALL);
  }

  /** The world after a move found in its state. */
  World after(MoveBuffer moves, int move) {
    GameState next = state.copy();
    long[] views = seen.clone();
    for (int player = 0; player < views.length; player++) {
      views[player] = view(views[player], state, moves, move, player);
    }
    next.apply(moves, move);
    return new World(next, views);
  }

  /** A hash of what a player has seen, extended by one more move of a state. */
  static long view(long before, GameState state, MoveBuffer moves, int move, int player) {
    int mover = state.currentPlayer();
    List<String> tags =
        mover == player ? state.tags(moves, move) : state.seenBy(player, moves, move);
    return name(MoveBuffer.mix(before, mover), tags, state.model());
  }

  /**
   * The hash of {@link GameState#applyTold} for a move with some tags, combined with another hash.
   */
  static long name(long before, List<String> tags, ForwardModel model) {
    long name = before;
    for (String tag : tags) {
      name = MoveBuffer.mix(name, model.symbol(tag));
    }
    return name;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof World that
        && state.equals(that.state)
        && Arrays.equals(seen, that.seen);
  }

  @Override
  public int hashCode() {
    return 31 * state.hashCode() + Arrays.hashCode(seen);
  }
}
