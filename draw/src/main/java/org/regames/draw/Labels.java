package org.regames.draw;

import java.util.ArrayList;
import java.util.List;

/** Breaks labels into lines, so that no edge becomes as wide as the picture. */
final class Labels {
  /** The length from which lines are broken. */
  static final int WIDTH = 32;

  private static final String BREAK_BEFORE = "[(";

  private Labels() {}

  /**
   * The lines of a text, each of at most {@link #WIDTH} characters: broken at blanks, else before
   * brackets, else anywhere. No line for an empty text.
   */
  static List<String> wrapped(String text) {
    List<String> lines = new ArrayList<>();
    String rest = text.strip();
    while (rest.length() > WIDTH) {
      int end = end(rest);
      lines.add(rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).stripLeading();
    }
    if (!rest.isEmpty()) {
      lines.add(rest);
    }
    return List.copyOf(lines);
  }

  private static int end(String text) {
    int blank = text.lastIndexOf(' ', WIDTH);
    if (blank > 0) {
      return blank;
    }
    for (int at = WIDTH; at > 0; at--) {
      if (BREAK_BEFORE.indexOf(text.charAt(at)) >= 0) {
        return at;
      }
    }
    return WIDTH;
  }
}
