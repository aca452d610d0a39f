package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What pages show below commands. What stands for "…" may be anything: part of a line, or where it
 * is alone on one, any number of lines.
 */
final class ShownOutput {
  /** A block of a page, with what is said about it and what is in it. */
  static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\n(.*?)^```$");

  /** A command in a block, which may go over several lines, and what is shown below it. */
  static final Pattern COMMAND =
      Pattern.compile("(?m)^\\$ (.*(?<!\\\\)(?:\\\\\n.*)*)\n((?:(?!\\$ ).*\n)*)");

  private static final String SKIPPED = "…";

  private ShownOutput() {}

  /** Fails where a command prints something else than is shown; nothing may be shown, too. */
  static void check(String shown, String printed, String command) {
    if (!shown.isEmpty() && !pattern(shown).matcher(printed).matches()) {
      assertEquals(shown, printed, command);
    }
  }

  private static Pattern pattern(String shown) {
    String lines =
        shown
            .lines()
            .map(
                line ->
                    line.strip().equals(SKIPPED)
                        ? "(?:.*\n)*?"
                        : parts(line.stripTrailing()) + "\n")
            .collect(Collectors.joining());
    return Pattern.compile(
        lines.endsWith("\n") ? lines.substring(0, lines.length() - 1) : lines + ".*");
  }

  private static String parts(String line) {
    return List.of(line.split(SKIPPED, -1)).stream()
        .map(Pattern::quote)
        .collect(Collectors.joining(".*"));
  }
}
