package org.regames.hrg.emit.terms;

/** Tells the symbols that are numbers as HRG computes them. */
public final class SymbolNumbers {
  private static final int MOST_DIGITS = 9;

  private SymbolNumbers() {}

  /** Whether a symbol is a number that arithmetic would write in the same way. */
  public static boolean isNumber(String symbol) {
    int length = symbol.length();
    boolean number =
        length > 0 && length <= MOST_DIGITS && (length == 1 || symbol.charAt(0) != '0');
    for (int i = 0; number && i < length; i++) {
      number = symbol.charAt(i) >= '0' && symbol.charAt(i) <= '9';
    }
    return number;
  }

  public static int of(String symbol) {
    return Integer.parseInt(symbol);
  }
}
