package org.regames.ir.diagnostic;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Colours and bold letters of our own texts. Behind its escape character each has a mark that
 * nobody outside of this process can know; {@link EscapedOutput} takes the mark away, and shows
 * what is not marked: so a game, a script or a host that writes in colours changes nothing on the
 * terminal, and its words do not look like ours.
 */
public final class TerminalStyle {
  static final char ESCAPE = '\u001b';

  /** The length of the longest marked style, in characters, all of which are ASCII. */
  static final int LONGEST = 50;

  /** Made where a style is, since good random numbers take a while. */
  private static final class Mark {
    static final String TEXT = ESCAPE + UUID.randomUUID().toString();
    static final Pattern STYLE = Pattern.compile(Pattern.quote(TEXT) + "(\\[[0-9;]{0,8}m)");
  }

  private TerminalStyle() {}

  /**
   * A text in a style, for an {@link EscapedOutput} that welcomes styles.
   *
   * @param codes what a terminal calls the style: {@code 1} is bold, {@code 31} red
   */
  public static String styled(String codes, String text) {
    return Mark.TEXT + "[" + codes + "m" + text + Mark.TEXT + "[0m";
  }

  /** The same for a text in which a library of ours has put styles already. */
  public static String marked(String styledText) {
    return styledText.indexOf(ESCAPE) < 0
        ? styledText
        : styledText.replace(String.valueOf(ESCAPE), Mark.TEXT);
  }

  /** What a terminal gets for a marked style; none where it is something else. */
  static Optional<String> unmarked(String text) {
    Matcher style = Mark.STYLE.matcher(text);
    return style.matches() ? Optional.of(ESCAPE + style.group(1)) : Optional.empty();
  }
}
