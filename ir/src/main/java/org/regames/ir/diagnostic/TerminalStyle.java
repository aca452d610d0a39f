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
  private static final String MARK = ESCAPE + UUID.randomUUID().toString();
  private static final Pattern MARKED = Pattern.compile(Pattern.quote(MARK) + "(\\[[0-9;]{0,8}m)");

  /** The length of the longest marked style, in characters, all of which are ASCII. */
  static final int LONGEST = MARK.length() + "[".length() + 8 + "m".length();

  private TerminalStyle() {}

  /**
   * A text in a style, for an {@link EscapedOutput} that welcomes styles.
   *
   * @param codes what a terminal calls the style: {@code 1} is bold, {@code 31} red
   */
  public static String styled(String codes, String text) {
    return MARK + "[" + codes + "m" + text + MARK + "[0m";
  }

  /** The same for a text in which a library of ours has put styles already. */
  public static String marked(String styledText) {
    return styledText.replace(String.valueOf(ESCAPE), MARK);
  }

  /** What a terminal gets for a marked style; none where it is something else. */
  static Optional<String> unmarked(String text) {
    Matcher style = MARKED.matcher(text);
    return style.matches() ? Optional.of(ESCAPE + style.group(1)) : Optional.empty();
  }
}
