package org.regames.gdl;

import org.regames.gdl.syntax.GdlDescription;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;

/**
 * Reads game descriptions in either notation: after any comments, prefix ones start with a bracket
 * or a question mark, infix ones with a name. Linear in the length of the text.
 */
public final class GdlParser {
  private GdlParser() {}

  /** Parses one text; all mistakes go to the diagnostics. */
  public static GdlDescription parse(Source source, Diagnostics diagnostics) {
    return isPrefix(source.text())
        ? new PrefixReader(source, diagnostics).read()
        : new InfixReader(source, diagnostics).read();
  }

  /** Whether a text is in prefix notation. */
  public static boolean isPrefix(String text) {
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == ';' || c == '%') {
        while (at < text.length() && text.charAt(at) != '\n') {
          at++;
        }
      } else if (Character.isWhitespace(c)) {
        at++;
      } else {
        return c == '(' || c == ')' || c == '?';
      }
    }
    return true;
  }
}
