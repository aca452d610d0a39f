package org.regames.approvals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Makes a text on which a test fails smaller, so that a person sees why. */
final class Shrinking {
  private Shrinking() {}

  /**
   * A text without some of its lines that still fails, and of which no line can be left out, or at
   * least none was found in so many tries. Runs of lines are tried first, half of all, a quarter …,
   * after Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002.
   */
  static String lines(String text, int tries, Predicate<String> fails) {
    List<String> lines = text.lines().toList();
    int left = tries;
    int size = Math.max(1, lines.size() / 2);
    while (true) {
      boolean isSmaller = false;
      for (int from = 0; from < lines.size() && left > 0; left--) {
        List<String> fewer = new ArrayList<>(lines);
        fewer.subList(from, Math.min(lines.size(), from + size)).clear();
        if (fails.test(String.join("\n", fewer))) {
          lines = fewer;
          isSmaller = true;
        } else {
          from += size;
        }
      }
      if (left == 0 || size == 1 && !isSmaller) {
        return String.join("\n", lines);
      }
      size = Math.max(1, size / 2);
    }
  }
}
