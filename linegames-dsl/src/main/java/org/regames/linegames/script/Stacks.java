package org.regames.linegames.script;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Stacks as text, for those who ask for them. */
final class Stacks {
  private Stacks() {}

  /** What an exception says, which may be code of a script. */
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
