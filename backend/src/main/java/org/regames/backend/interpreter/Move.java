package org.regames.backend.interpreter;

import java.util.List;

/**
 * A legal move: its tags and the state it leads to. Moves are equal if both are.
 *
 * <p>For display in an order that does not depend on how the rules are written, sort by {@link
 * #tags()}.
 */
public final class Move {
  Move() {}

  /** The tags of the move in order. */
  public List<String> tags() {
    throw new UnsupportedOperationException();
  }

  /** The state after the move, where possibly the keeper is to move. */
  public State next() {
    throw new UnsupportedOperationException();
  }

  /**
   * What a player is told of the move when another one makes it: the tags without those that the
   * walk met while {@code visible} of the player was 0.
   *
   * @throws IllegalArgumentException where there is no such player
   */
  public List<String> seenBy(String player) {
    throw new UnsupportedOperationException(player);
  }
}
