package org.regames.ir.diagnostic;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Colours and bold type of our own texts. After its escape character each style has a mark that
 * nobody outside this process can know; {@link EscapedOutput} removes the mark, and escapes styles
 * without one. So a game, a script or a host that prints colours changes nothing on the terminal,
 * and its words cannot pass for ours.
 */
public final class TerminalStyle {
  static final char ESCAPE = '\u001b';

  /** The length of the longest marked style, in characters, all of which are ASCII. */
  static final int LONGEST = 50;

  /** Created with the first style, since secure random numbers take a while. */
  private static final class Mark {
    static final String TEXT = ESCAPE + UUID.randomUUID().toString();
    static final Pattern STYLE = Pattern.compile(Pattern.quote(TEXT) + "(\\[[0-9;]{0,8}m)");
  }

  private TerminalStyle() {}

  /**
   * A text in a style, for an {@link EscapedOutput} that accepts styles.
   *
   * @param codes the style as terminals encode it: {@code 1} is bold, {@code 31} red
   */
  public static String styled(String codes, String text) {
    return Mark.TEXT + "[" + codes + "m" + text + Mark.TEXT + "[0m";
  }

  /** The same for a text that a library has already styled. */
  public static String marked(String styledText) {
    return styledText.indexOf(ESCAPE) < 0
        ? styledText
        : styledText.replace(String.valueOf(ESCAPE), Mark.TEXT);
  }

  /** The style without its mark, for a terminal; nothing if it has no valid mark. */
  static Optional<String> unmarked(String text) {
    Matcher style = Mark.STYLE.matcher(text);
    return style.matches() ? Optional.of(ESCAPE + style.group(1)) : Optional.empty();
  }
}
