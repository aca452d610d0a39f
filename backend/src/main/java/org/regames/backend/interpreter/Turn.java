package org.regames.backend.interpreter;

import java.util.List;

/**
 * One move of a play as it is written down.
 *
 * @param player who moved, a player or a system player
 * @param tags the tags of the move
 */
public record Turn(String player, List<String> tags) {
  public Turn {
    tags = List.copyOf(tags);
  }

  /** {@code player: tag tag}. */
  @Override
  public String toString() {
    return tags.isEmpty() ? player + ":" : player + ": " + String.join(" ", tags);
  }
}
