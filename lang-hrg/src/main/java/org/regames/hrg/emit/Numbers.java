package org.regames.hrg.emit;

/** Symbols that are numbers as HRG computes them. */
final class Numbers {
  private static final int MOST_DIGITS = 9;

  private Numbers() {}

  /** Whether a symbol is a number that arithmetic gives back as it is written. */
  static boolean isNumber(String symbol) {
    return !symbol.isEmpty()
        && symbol.length() <= MOST_DIGITS
        && symbol.chars().allMatch(c -> c >= '0' && c <= '9')
        && (symbol.length() == 1 || symbol.charAt(0) != '0');
  }

  static int of(String symbol) {
    return Integer.parseInt(symbol);
  }
}
