package org.regames.sbg;

import org.antlr.v4.runtime.tree.TerminalNode;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostics;

/** Reads numbers, and reports those too large for any game. */
record Numbers(AntlrSyntax syntax, Diagnostics diagnostics) {
  /** A number with this many digits is below {@link Integer#MAX_VALUE}. */
  private static final int MOST_DIGITS = 9;

  /** The value of a number; 1 if it is too large, which is reported. */
  int natural(TerminalNode number) {
    String digits = number.getText().replaceFirst("^0+(?=.)", "");
    if (digits.length() > MOST_DIGITS) {
      diagnostics.error(
          "number-size",
          syntax.origin(number.getSymbol()),
          "a number may have " + MOST_DIGITS + " digits at most");
      return 1;
    }
    return Integer.parseInt(digits);
  }
}
