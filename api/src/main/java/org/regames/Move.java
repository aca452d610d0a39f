package org.regames;

import java.util.List;

/**
 * A move of a player or of {@code random}.
 *
 * @param player who moves
 * @param tags the tags of the move, such as {@code a2 a3}; may be empty
 */
public record Move(String player, List<String> tags) {
  public Move {
    tags = List.copyOf(tags);
  }

  /** {@code player: tag tag}; {@link State#move} reads it. */
  public String text() {
    return tags.isEmpty() ? player + ":" : player + ": " + name();
  }

  /** The tags separated by blanks. */
  public String name() {
    return String.join(" ", tags);
  }

  /** The tags separated by blanks or, if there are none, the player and a colon. */
  @Override
  public String toString() {
    return tags.isEmpty() ? text() : name();
  }
}
