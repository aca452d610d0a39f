package org.regames.agents;

import java.util.List;

/**
 * Somebody who plays one seat of one play. Made by an {@link AgentKind}; it may keep what it has
 * thought between its moves. One thread at a time uses it.
 */
public interface Agent extends AutoCloseable {
  /**
   * Chooses a move.
   *
   * @param view what the player has seen so far and may do now; it grows from call to call
   * @param clock how much to think; where that is iterations the choice depends on nothing but the
   *     game, the view and the seed
   * @return the tags of one of the legal moves of the view
   */
  List<String> choose(View view, Clock clock);

  /** Ends the agent's part in the play. */
  @Override
  default void close() {}
}
