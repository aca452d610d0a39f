package org.regames.agents;

import java.util.List;

/**
 * A player of one seat in one play. Created by an {@link AgentKind}; it may keep search results
 * between its moves. For one thread at a time.
 */
public interface Agent extends AutoCloseable {
  /**
   * Chooses a move.
   *
   * @param view what the player has seen so far and may do now; it grows from call to call
   * @param clock how much to think; if that is in iterations the choice depends only on the game,
   *     the view and the seed
   * @return the tags of one of the legal moves of the view
   */
  List<String> choose(View view, Clock clock);

  /** Ends the agent's part in the play. */
  @Override
  default void close() {}
}
