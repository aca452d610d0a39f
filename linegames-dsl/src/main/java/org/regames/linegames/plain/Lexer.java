package org.regames.linegames.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/** Splits a script into tokens; linear in its length. */
final class Lexer {
  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<blank>(?:\\s|//[^\\n]*|/\\*(?s:.)*?\\*/)++)"
              + "|(?<word>[A-Za-z_][A-Za-z0-9_]*+)"
              + "|(?<number>[0-9]++)"
              + "|\"(?<quoted>[^\"\\n\\\\$]*+)\""
              + "|(?<sign>(?s:.))");

  private Lexer() {}

  static List<Token> tokens(Source source) {
    List<Token> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(source.text());
    while (matcher.lookingAt()) {
      Origin origin = Origin.of(source, matcher.start(), matcher.end());
      if (matcher.group("word") != null) {
        tokens.add(new Token(Token.Kind.WORD, matcher.group(), origin));
      } else if (matcher.group("number") != null) {
        tokens.add(new Token(Token.Kind.NUMBER, matcher.group(), origin));
      } else if (matcher.group("quoted") != null) {
        tokens.add(new Token(Token.Kind.QUOTED, matcher.group("quoted"), origin));
      } else if (matcher.group("sign") != null) {
        tokens.add(new Token(Token.Kind.SIGN, matcher.group(), origin));
      }
      matcher.region(matcher.end(), source.text().length());
    }
    int end = source.text().length();
    tokens.add(new Token(Token.Kind.END, "", Origin.of(source, end, end)));
    return tokens;
  }
}
