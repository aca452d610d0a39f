package org.regames.lud.expand;

/** Finds the ends of parts of a text. Its brackets match, and its quotes are closed. */
public final class Scan {
  private Scan() {}

  /** The first index from {@code at} on that is not white space. */
  public static int skipSpace(TracedText text, int at, int end) {
    int i = at;
    while (i < end && Character.isWhitespace(text.at(i))) {
      i++;
    }
    return i;
  }

  /** The index after the string that begins at {@code quote}. A backslash escapes a quote only. */
  public static int afterString(TracedText text, int quote) {
    int i = quote + 1;
    while (i < text.length() && !isClosingQuote(text, i)) {
      i++;
    }
    return Math.min(i + 1, text.length());
  }

  static boolean isClosingQuote(TracedText text, int i) {
    return text.at(i) == '"' && text.at(i - 1) != '\\';
  }

  /** The index after the bracket that closes the one at {@code open}. */
  static int afterBracket(TracedText text, int open) {
    int depth = 0;
    int i = open;
    while (i < text.length()) {
      char c = text.at(i);
      if (c == '"') {
        i = afterString(text, i);
        continue;
      }
      depth += isOpening(c) ? 1 : isClosing(c) ? -1 : 0;
      i++;
      if (depth == 0) {
        return i;
      }
    }
    return i;
  }

  /** Whether a character opens a bracket. */
  public static boolean isOpening(char c) {
    return c == '(' || c == '{';
  }

  /** Whether a character closes a bracket. */
  public static boolean isClosing(char c) {
    return c == ')' || c == '}';
  }

  /**
   * The index after the run of characters from {@code at} on that are neither spaces nor brackets.
   */
  static int afterWord(TracedText text, int at, int end) {
    int i = at;
    while (i < end
        && !Character.isWhitespace(text.at(i))
        && !isOpening(text.at(i))
        && !isClosing(text.at(i))
        && text.at(i) != '"') {
      i++;
    }
    return i;
  }

  /**
   * The index after the text of an option that begins with {@code <} at {@code open}. Those
   * directly after a bracket are the names of comparisons.
   */
  public static int afterAngle(TracedText text, int open) {
    int depth = 0;
    int i = open;
    while (i < text.length()) {
      char c = text.at(i);
      if (c == '"') {
        i = afterString(text, i);
        continue;
      }
      if (c == '<' && text.at(i - 1) != '(') {
        depth++;
      } else if (c == '>' && text.at(i - 1) != '(' && --depth == 0) {
        return i + 1;
      }
      i++;
    }
    return i;
  }
}
