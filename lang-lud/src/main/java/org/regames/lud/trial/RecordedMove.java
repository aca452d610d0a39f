package org.regames.lud.trial;

import java.util.List;
import java.util.Optional;

/**
 * A recorded move.
 *
 * @param mover who makes it, 0 for the start of the game
 * @param actions all that it does, in order
 */
public record RecordedMove(int mover, List<RecordedAction> actions) {
  public RecordedMove {
    actions = List.copyOf(actions);
  }

  /** What the player chose. */
  public Optional<RecordedAction> decision() {
    return actions.stream().filter(RecordedAction::isDecision).findFirst();
  }
}
