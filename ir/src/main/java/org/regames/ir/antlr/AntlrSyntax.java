package org.regames.ir.antlr;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.Vocabulary;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/**
 * What every ANTLR grammar of ours needs: origins of tokens and rules, and syntax errors as
 * diagnostics. Modules that have no grammar do not need ANTLR on their class path.
 */
public final class AntlrSyntax {
  private static final int MOST_EXPECTED = 6;

  private final Source source;
  private final Diagnostics diagnostics;
  private final CharStream characters;

  public AntlrSyntax(Source source, Diagnostics diagnostics) {
    this.source = source;
    this.diagnostics = diagnostics;
    this.characters = CharStreams.fromString(source.text(), source.name());
  }

  /** A parser over the source that reports its errors, and its lexer's, as diagnostics. */
  public <P extends Parser> P parser(
      Function<CharStream, ? extends Lexer> lexer, Function<CommonTokenStream, P> parser) {
    return listening(parser.apply(new CommonTokenStream(listening(lexer))), (_, found) -> found);
  }

  /** All tokens of the source, the end of the file as the last; errors become diagnostics. */
  public List<Token> tokens(Function<CharStream, ? extends Lexer> lexer) {
    CommonTokenStream tokens = new CommonTokenStream(listening(lexer));
    tokens.fill();
    return tokens.getTokens();
  }

  /**
   * A parser over tokens of this source that a preprocessor has rearranged.
   *
   * @param tokens what to parse, the end of the file as the last
   * @param completion adds to a finding at a token what the preprocessor knows about the token
   */
  public <P extends Parser> P parser(
      List<? extends Token> tokens,
      Function<CommonTokenStream, P> parser,
      BiFunction<Token, Diagnostic, Diagnostic> completion) {
    return listening(parser.apply(new CommonTokenStream(new ListTokenSource(tokens))), completion);
  }

  private Lexer listening(Function<CharStream, ? extends Lexer> lexer) {
    Lexer tokens = lexer.apply(characters);
    tokens.removeErrorListeners();
    tokens.addErrorListener(new Listener((_, found) -> found));
    return tokens;
  }

  private <P extends Parser> P listening(
      P parser, BiFunction<Token, Diagnostic, Diagnostic> completion) {
    parser.removeErrorListeners();
    parser.addErrorListener(new Listener(completion));
    return parser;
  }

  public Origin origin(Token token) {
    return token.getStartIndex() < 0
        ? Origin.of(source, 0, 0)
        : range(token.getStartIndex(), token.getStopIndex());
  }

  /** From the first to the last token of a rule; just the first where it stops before it starts. */
  public Origin origin(ParserRuleContext rule) {
    return rule.getStop() == null || rule.getStop().getStopIndex() < rule.getStart().getStartIndex()
        ? origin(rule.getStart())
        : range(rule.getStart().getStartIndex(), rule.getStop().getStopIndex());
  }

  /** ANTLR counts code points, sources count chars; they differ only beyond the basic plane. */
  private Origin range(int first, int last) {
    String text = source.text();
    if (characters.size() == text.length()) {
      return Origin.of(source, first, last + 1);
    }
    int start = text.offsetByCodePoints(0, Math.min(first, characters.size()));
    int count = Math.max(0, Math.min(last + 1, characters.size()) - first);
    return Origin.of(source, start, text.offsetByCodePoints(start, count));
  }

  private final class Listener extends BaseErrorListener {
    private final BiFunction<Token, Diagnostic, Diagnostic> completion;

    Listener(BiFunction<Token, Diagnostic, Diagnostic> completion) {
      this.completion = completion;
    }

    @Override
    public void syntaxError(
        Recognizer<?, ?> recognizer,
        Object offending,
        int line,
        int column,
        String message,
        RecognitionException cause) {
      switch (recognizer) {
        case Parser parser when offending instanceof Token token ->
            parserError(parser, token, cause);
        case Lexer lexer -> lexerError(lexer);
        default -> throw new IllegalStateException("neither a lexer nor a parser: " + recognizer);
      }
    }

    private void parserError(Parser parser, Token token, RecognitionException cause) {
      IntervalSet expected =
          cause != null && cause.getExpectedTokens() != null
              ? cause.getExpectedTokens()
              : parser.getExpectedTokens();
      boolean atEnd = token.getType() == Token.EOF;
      String found = atEnd ? "the end of the file" : "`" + token.getText() + "`";
      Diagnostic finding =
          Diagnostic.error(
              "syntax",
              origin(token),
              "expected " + describe(expected, parser.getVocabulary()) + ", found " + found);
      diagnostics.report(completion.apply(token, finding));
    }

    private void lexerError(Lexer lexer) {
      int at = Math.min(lexer._tokenStartCharIndex, Math.max(0, characters.size() - 1));
      Origin origin = range(at, at);
      String text = source.text().substring(origin.start(), origin.end());
      boolean readable = text.codePoints().noneMatch(Character::isISOControl);
      String shown = readable ? "`" + text + "`" : "a control character";
      diagnostics.error("syntax", origin, "unexpected character " + shown);
    }
  }

  private static String describe(IntervalSet expected, Vocabulary vocabulary) {
    List<String> names =
        expected.toList().stream().map(type -> name(type, vocabulary)).distinct().toList();
    if (names.isEmpty()) {
      return "something else";
    }
    if (names.size() > MOST_EXPECTED) {
      return String.join(", ", names.subList(0, MOST_EXPECTED)) + ", …";
    }
    if (names.size() == 1) {
      return names.getFirst();
    }
    return String.join(", ", names.subList(0, names.size() - 1)) + " or " + names.getLast();
  }

  /** Literals as they are typed; token names such as NUMBER as words. */
  private static String name(int type, Vocabulary vocabulary) {
    if (type == Token.EOF) {
      return "the end of the file";
    }
    String literal = vocabulary.getLiteralName(type);
    return literal == null
        ? vocabulary.getSymbolicName(type).toLowerCase(java.util.Locale.ROOT).replace('_', ' ')
        : "`" + literal.substring(1, literal.length() - 1) + "`";
  }
}
