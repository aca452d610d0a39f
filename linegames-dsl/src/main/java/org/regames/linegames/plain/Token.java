package org.regames.linegames.plain;

import org.regames.ir.diagnostic.Origin;

/**
 * A word, number, text in quotes or sign of a script.
 *
 * @param text its text, without quotes
 */
record Token(Kind kind, String text, Origin origin) {
  enum Kind {
    WORD,
    NUMBER,
    QUOTED,
    SIGN,
    END
  }

  boolean is(String sign) {
    return kind == Kind.SIGN && text.equals(sign);
  }

  /** The token as messages show it. */
  String shown() {
    return switch (kind) {
      case WORD, NUMBER, SIGN -> "`" + text + "`";
      case QUOTED -> "`\"" + text + "\"`";
      case END -> "the end of the file";
    };
  }
}
