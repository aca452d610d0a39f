package org.regames.linegames.script;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Stack traces as text, for debugging. */
final class Stacks {
  private Stacks() {}

  /** The message of an exception, which may run code of a script. */
  static String message(Throwable exception) {
    try {
      return exception.toString();
    } catch (RuntimeException | StackOverflowError _) {
      return exception.getClass().getName();
    }
  }

  static String text(Throwable cause) {
    return message(cause)
        + "\n"
        + Arrays.stream(cause.getStackTrace())
            .map(frame -> "  at " + frame + "\n")
            .collect(Collectors.joining());
  }
}
