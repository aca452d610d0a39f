package org.regames.hrg.describe;

import java.util.List;
import java.util.Optional;

/**
 * A symbol that a constructor made of two arguments, such as {@code S__4_2}, as a place on a grid.
 *
 * @param x the place of the first argument among all of them, {@code y} that of the second
 */
record GridPlace(String symbol, String first, String second, int x, int y) {
  private static final String SEPARATOR = "__";

  /** The arguments that a symbol was made of, if any. */
  static List<String> arguments(String symbol) {
    int end = symbol.indexOf(SEPARATOR);
    return end <= 0 || !Character.isUpperCase(symbol.charAt(0))
        ? List.of()
        : List.of(symbol.substring(end + SEPARATOR.length()).split("_"));
  }

  /** The number that a symbol stands for: {@code 7} and {@code N__7} for 7. */
  static Optional<Integer> number(String symbol) {
    List<String> arguments = arguments(symbol);
    String digits = arguments.size() == 1 ? arguments.getFirst() : symbol;
    return digits.matches("\\d{1,9}") ? Optional.of(Integer.valueOf(digits)) : Optional.empty();
  }

  @Override
  public String toString() {
    return "(" + first + ", " + second + ")";
  }
}
