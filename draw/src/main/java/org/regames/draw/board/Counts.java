package org.regames.draw.board;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Numbers in the form of many GDL games: the one of several keys, {@code s0} to {@code s20}, that
 * is true.
 */
final class Counts {
  private static final Pattern NUMBER = Pattern.compile("([a-z]?)(\\d{1,4})");
  private static final int FEWEST = 8;

  private Counts() {}

  /** Whether keys are the numbers from 0, or from 1, each after the same letter or after none. */
  static boolean are(List<String> keys) {
    if (keys.size() < FEWEST) {
      return false;
    }
    Matcher first = NUMBER.matcher(keys.getFirst());
    if (!first.matches()) {
      return false;
    }
    int start = Integer.parseInt(first.group(2));
    String letter = first.group(1);
    return start <= 1
        && IntStream.range(0, keys.size())
            .allMatch(place -> keys.get(place).equals(letter + (start + place)));
  }

  /** The number of a key. */
  static String number(String key) {
    return Character.isLetter(key.charAt(0)) ? key.substring(1) : key;
  }

  /** The number whose key is true; 0 if none is. */
  static String of(List<String> keys, Predicate<String> isTrue) {
    return keys.stream().filter(isTrue).findFirst().map(Counts::number).orElse("0");
  }
}
