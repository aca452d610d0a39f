package org.regames.draw.board;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The coordinates in a name such as {@code V__2_3}, {@code x0y5}, {@code cy1x0} or {@code S__a_4}.
 *
 * @param rest the name without the two coordinates, the same for all cells of a board
 * @param column the first coordinate, or that after an {@code x}
 * @param row the other one
 */
record CellName(String rest, String column, String row) {
  private static final Pattern NAMED = Pattern.compile("(.*?)x(\\d{1,6})_?y(\\d{1,6})(.*)");
  private static final Pattern TURNED = Pattern.compile("(.*?)y(\\d{1,6})_?x(\\d{1,6})(.*)");
  private static final Pattern NUMBERS =
      Pattern.compile("(|.*[^0-9])(\\d{1,6})[^0-9a-z]+(\\d{1,6})");
  private static final Pattern LETTER =
      Pattern.compile("(|.*[^A-Za-z])([a-zA-Z])[^0-9A-Za-z]*(\\d{1,6})");

  /** The coordinates of a name, if there are two. */
  static Optional<CellName> of(String name) {
    Matcher named = NAMED.matcher(name);
    if (named.matches()) {
      return Optional.of(
          new CellName(named.group(1) + "/" + named.group(4), named.group(2), named.group(3)));
    }
    Matcher turned = TURNED.matcher(name);
    if (turned.matches()) {
      return Optional.of(
          new CellName(turned.group(1) + "/" + turned.group(4), turned.group(3), turned.group(2)));
    }
    Matcher numbers = NUMBERS.matcher(name);
    if (numbers.matches()) {
      return Optional.of(new CellName(numbers.group(1), numbers.group(2), numbers.group(3)));
    }
    Matcher letter = LETTER.matcher(name);
    if (letter.matches()) {
      return Optional.of(new CellName(letter.group(1), letter.group(2), letter.group(3)));
    }
    return Optional.empty();
  }

  /** The name of a cell or other symbol for people: {@code a4} for {@code S__a_4}. */
  static String said(String symbol) {
    String name = Looks.brief(symbol);
    return name.matches("[a-z]_\\d+") ? name.replace("_", "") : name.replaceAll("_+", ",");
  }

  /** A coordinate as a number: itself, or the index of a letter in the alphabet. */
  static int number(String coordinate) {
    char first = coordinate.charAt(0);
    return Character.isDigit(first)
        ? Integer.parseInt(coordinate)
        : Character.toLowerCase(first) - 'a' + 1;
  }
}
