package org.regames.linegames.script;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Stacks as text, for those who ask for them. */
final class Stacks {
  private Stacks() {}

  static String text(Throwable cause) {
    return cause
        + "\n"
        + Arrays.stream(cause.getStackTrace())
            .map(frame -> "  at " + frame + "\n")
            .collect(Collectors.joining());
  }
}
