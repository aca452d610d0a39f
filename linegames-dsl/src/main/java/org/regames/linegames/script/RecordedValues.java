package org.regames.linegames.script;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.regames.linegames.output.ScriptError;

/**
 * A script and values of its parameters. In a text, the values stand in the last line, a comment:
 * {@code // parameters: width = 5, captures = once}.
 *
 * @param script the text without that line
 */
record RecordedValues(String script, SequencedMap<String, String> values) {
  private static final String WORD = " parameters:";

  /**
   * The parts of a text.
   *
   * @throws ScriptError if the last line is not a list of values
   */
  static RecordedValues of(ScriptKind kind, String text) {
    Matcher last = line(kind).matcher(text);
    SequencedMap<String, String> values = new LinkedHashMap<>();
    if (!last.find()) {
      return new RecordedValues(text, values);
    }
    String script = text.substring(0, last.start(1));
    for (String part : last.group(2).split(",", -1)) {
      String[] sides = part.split("=", -1);
      if (sides.length != 2 || values.put(sides[0].strip(), sides[1].strip()) != null) {
        int number = (int) script.lines().count() + 1;
        throw new ScriptError(
            number, 0, "expected NAME = VALUE, each once, found `" + part.strip() + "`", "");
      }
    }
    return new RecordedValues(script, values);
  }

  private static Pattern line(ScriptKind kind) {
    return Pattern.compile("(?:^|\\n)(" + kind.comment() + WORD + "([^\\n]*)\\s*)$");
  }

  /** Both as one text. */
  String text(ScriptKind kind) {
    String end = script.isEmpty() || script.endsWith("\n") ? "" : "\n";
    return values.isEmpty() ? script : script + end + line(kind.comment(), values) + "\n";
  }

  /** The line that records values. */
  static String line(String comment, Map<String, String> values) {
    return values.entrySet().stream()
        .map(each -> each.getKey() + " = " + each.getValue())
        .collect(Collectors.joining(", ", comment + WORD + " ", ""));
  }
}
