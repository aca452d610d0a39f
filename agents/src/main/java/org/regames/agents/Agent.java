package org.regames.agents;

import java.util.List;
import org.regames.backend.interpreter.Turn;

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

  /**
   * Thinks in time that is not its own, before its first move or while others move. What it finds
   * may make its next choice better. By default it does nothing.
   *
   * @param seen what the player has seen so far and, if it has just moved, its own move
   * @param clock runs out as soon as the time is needed
   */
  default void ponder(List<Turn> seen, Clock.Running clock) {}

  /** Ends the agent's part in the play. */
  @Override
  default void close() {}
}
