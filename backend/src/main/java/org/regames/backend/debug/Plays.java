package org.regames.backend.debug;

import java.util.List;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;

/** Replays written plays. */
public final class Plays {
  private Plays() {}

  /**
   * The state after some moves, which leave out those of the keeper, and after the keeper's next
   * moves.
   *
   * @throws IllegalArgumentException if a move is not legal, with a message for people
   */
  public static State after(Interpreter interpreter, List<List<String>> moves) {
    State state = settled(interpreter, interpreter.initial());
    int number = 0;
    for (List<String> tags : moves) {
      number++;
      String which = "move " + number + ", `" + String.join(" ", tags) + "`, ";
      if (state.isTerminal()) {
        throw new IllegalArgumentException(which + "comes after the end of the play");
      }
      State before = state;
      State next =
          interpreter.after(state, new Turn(state.player(), tags)).stream()
              .findFirst()
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(which + "is not legal for " + before.player()));
      state = settled(interpreter, next);
    }
    return state;
  }

  private static State settled(Interpreter interpreter, State state) {
    return interpreter
        .settle(state)
        .orElseThrow(() -> new IllegalArgumentException("the keeper has no move"));
  }
}
