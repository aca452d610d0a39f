package org.regames.ir;

import java.util.Comparator;
import java.util.function.Function;

/**
 * The order people sort names in: runs of digits compare as numbers, so {@code V__2_0} comes before
 * {@code V__10_0}. Names that differ only in leading zeros compare as plain text.
 */
public enum NaturalOrder implements Comparator<String> {
  /** The order itself. */
  NATURAL;

  /**
   * Things in the order of their names. The comparators of {@link Comparator#comparing} are
   * serializable, for which the JVM generates a class at every start that no cache keeps.
   */
  public static <T> Comparator<T> by(Function<T, String> name) {
    return (a, b) -> NATURAL.compare(name.apply(a), name.apply(b));
  }

  @Override
  public int compare(String a, String b) {
    int i = 0;
    int j = 0;
    while (i < a.length() && j < b.length()) {
      if (isDigit(a.charAt(i)) && isDigit(b.charAt(j))) {
        int endA = endOfDigits(a, i);
        int endB = endOfDigits(b, j);
        int order = compareNumbers(a, i, endA, b, j, endB);
        if (order != 0) {
          return order;
        }
        i = endA;
        j = endB;
      } else {
        int order = Character.compare(a.charAt(i++), b.charAt(j++));
        if (order != 0) {
          return order;
        }
      }
    }
    int order = Integer.compare(a.length() - i, b.length() - j);
    return order != 0 ? order : a.compareTo(b);
  }

  private static int compareNumbers(String a, int i, int endA, String b, int j, int endB) {
    while (i < endA - 1 && a.charAt(i) == '0') {
      i++;
    }
    while (j < endB - 1 && b.charAt(j) == '0') {
      j++;
    }
    int order = Integer.compare(endA - i, endB - j);
    while (order == 0 && i < endA) {
      order = Character.compare(a.charAt(i++), b.charAt(j++));
    }
    return order;
  }

  private static int endOfDigits(String text, int from) {
    int end = from;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
