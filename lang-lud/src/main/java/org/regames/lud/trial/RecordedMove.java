package org.regames.lud.trial;

import java.util.List;
import java.util.Optional;

/**
 * A recorded move.
 *
 * @param mover the player who makes it, 0 for the start of the game
 * @param actions all its actions, in order
 */
public record RecordedMove(int mover, List<RecordedAction> actions) {
  public RecordedMove {
    actions = List.copyOf(actions);
  }

  /** The player's choice. */
  public Optional<RecordedAction> decision() {
    return actions.stream().filter(RecordedAction::isDecision).findFirst();
  }
}
