package org.regames.approvals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Makes a text on which a test fails smaller, so that a person sees why. */
final class Shrinking {
  private Shrinking() {}

  /** A text without some of its lines that still fails, as {@link #parts} finds it. */
  static String lines(String text, int tries, Predicate<String> fails) {
    return String.join(
        "\n", parts(text.lines().toList(), tries, some -> fails.test(String.join("\n", some))));
  }

  /**
   * Some of the parts of a whole that still fail, and of which none can be left out, or at least
   * none was found in so many tries. Runs of parts are tried first, half of all, a quarter …, after
   * Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002.
   */
  static List<String> parts(List<String> all, int tries, Predicate<List<String>> fails) {
    List<String> parts = all;
    int left = tries;
    int size = Math.max(1, parts.size() / 2);
    while (true) {
      boolean isSmaller = false;
      for (int from = 0; from < parts.size() && left > 0; left--) {
        List<String> fewer = new ArrayList<>(parts);
        fewer.subList(from, Math.min(parts.size(), from + size)).clear();
        if (fails.test(fewer)) {
          parts = fewer;
          isSmaller = true;
        } else {
          from += size;
        }
      }
      if (left == 0 || size == 1 && !isSmaller) {
        return parts;
      }
      size = Math.max(1, size / 2);
    }
  }
}
