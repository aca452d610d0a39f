package org.regames.ir.describe;

import java.util.List;
import java.util.Locale;

/** The English grammar that sentences about games need. */
public final class English {
  private static final List<String> NUMBERS =
      List.of(
          "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
          "eleven", "twelve");

  /** The capital letters whose names begin with a vowel. */
  private static final String VOWEL_NAMES = "AEFHILMNORSX";

  private English() {}

  /** {@code a}, {@code a and b}, {@code a, b and c}. */
  public static String and(List<String> parts) {
    return joined(parts, "and");
  }

  /** {@code a}, {@code a or b}, {@code a, b or c}. */
  public static String or(List<String> parts) {
    return joined(parts, "or");
  }

  private static String joined(List<String> parts, String word) {
    int last = parts.size() - 1;
    return last < 1
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, last)) + " " + word + " " + parts.get(last);
  }

  /** A non-negative number as it is written in a sentence. */
  public static String number(int number) {
    return number < NUMBERS.size() ? NUMBERS.get(number) : "" + number;
  }

  /** {@code one pawn}, {@code two pawns}. */
  public static String count(int number, String one) {
    return number(number) + " " + (number == 1 ? one : plural(one));
  }

  /** The plural of a noun. */
  public static String plural(String noun) {
    if (noun.matches(".*(s|x|z|ch|sh)")) {
      return noun + "es";
    }
    return noun.matches(".*[^aeiou]y") ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
  }

  /** A noun, or a single letter used as a name, with {@code a} or {@code an}. */
  public static String a(String noun) {
    boolean isVowel =
        noun.length() == 1
            ? VOWEL_NAMES.contains(noun.toUpperCase(Locale.ROOT))
            : noun.matches("(?i)[aeio].*");
    return (isVowel ? "an " : "a ") + noun;
  }

  /** With a capital letter. */
  public static String capital(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** As a sentence of its own. */
  public static String sentence(String text) {
    return capital(text) + ".";
  }

  /**
   * The text in lines of at most so many characters, broken only at blanks.
   *
   * @param first the prefix of the first line; {@code others} is that of all others
   */
  public static String wrapped(String text, String first, String others, int width) {
    StringBuilder lines = new StringBuilder();
    StringBuilder line = new StringBuilder(first);
    boolean isEmpty = true;
    for (String word : text.split(" ")) {
      if (!isEmpty && line.length() + 1 + word.length() > width) {
        lines.append(line).append('\n');
        line.setLength(0);
        line.append(others);
        isEmpty = true;
      }
      line.append(isEmpty ? "" : " ").append(word);
      isEmpty = false;
    }
    return lines.append(line).toString();
  }
}
