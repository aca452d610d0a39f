package org.regames.rg;

import java.util.List;
import org.antlr.v4.runtime.Token;
import org.regames.rg.grammar.RgLexer;

/** The spaces between the tokens of a statement, as the printer sets them. */
final class RgSpacing {
  private RgSpacing() {}

  static String text(List<Token> tokens) {
    StringBuilder text = new StringBuilder();
    boolean pragma = tokens.getFirst().getText().startsWith("@");
    for (int i = 0; i < tokens.size(); i++) {
      if (i > 0 && isApart(tokens, i, pragma)) {
        text.append(' ');
      }
      text.append(tokens.get(i).getText());
    }
    return text.toString();
  }

  private static boolean isApart(List<Token> tokens, int at, boolean pragma) {
    Token before = tokens.get(at - 1);
    Token token = tokens.get(at);
    if (tokens.getFirst().getType() == RgLexer.PRAGMA_NAME) {
      return before.getStopIndex() + 1 < token.getStartIndex(); // unknown, kept as it is
    }
    return switch (token.getType()) {
      case RgLexer.SEMICOLON, RgLexer.COMMA, RgLexer.END_BRACE, RgLexer.END_BRACKET -> false;
      case RgLexer.END_PARENTHESIS, RgLexer.PARENTHESIS -> false;
      case RgLexer.COLON ->
          before.getType() == RgLexer.COMMA || pragma && !isInBrackets(tokens, at);
      case RgLexer.BRACKET -> pragma && at <= 3;
      default ->
          switch (before.getType()) {
            case RgLexer.BRACE, RgLexer.BRACKET, RgLexer.PARENTHESIS -> false;
            case RgLexer.COLON -> !isDefaultMark(tokens, at - 1);
            default -> !(before.getText().equals("-") && isInteger(tokens, at));
          };
    };
  }

  /** Whether a colon stands before the default of a map. */
  private static boolean isDefaultMark(List<Token> tokens, int colon) {
    if (colon == 0) {
      return true; // an item of its own
    }
    int before = tokens.get(colon - 1).getType();
    return before == RgLexer.BRACE || before == RgLexer.COMMA;
  }

  private static boolean isInBrackets(List<Token> tokens, int at) {
    return tokens.subList(0, at).stream().anyMatch(t -> t.getType() == RgLexer.BRACKET);
  }

  /** Whether a minus sign stands before the number of a pragma. */
  private static boolean isInteger(List<Token> tokens, int at) {
    return tokens.getFirst().getText().startsWith("@") && at >= 2;
  }
}
