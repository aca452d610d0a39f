package org.regames.rg;

import java.util.Map;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.antlr.FirstMistake;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rg.grammar.RgLexer;

/**
 * Reads games written in RG.
 *
 * <p>Statements are parsed one by one: a mistake costs the rest of its statement and no more, so
 * that one run reports every mistake, and the memory of a syntax tree is that of one statement.
 * Linear in the length of the text.
 */
public final class RgParser {
  /** How deep brackets, arrows and accesses of one statement may nest; games need about ten. */
  private static final int DEEPEST = 1_000;

  private static final Map<String, String> USAGE =
      Map.ofEntries(
          Map.entry("@artificialTag", "@artificialTag tag …;"),
          Map.entry("@disjoint", "@disjoint node : node …;"),
          Map.entry("@disjointExhaustive", "@disjointExhaustive node : node …;"),
          Map.entry("@integer", "@integer offset : symbol …;"),
          Map.entry("@iterator", "@iterator node … : variable;"),
          Map.entry("@repeat", "@repeat node … : variable …;"),
          Map.entry("@unique", "@unique node …;"),
          Map.entry("@simpleApply", "@simpleApply from to [tag, name: Type, …] a = b, …;"),
          Map.entry(
              "@simpleApplyExhaustive",
              "@simpleApplyExhaustive from to [tag, name: Type, …] a = b, …;"),
          Map.entry("@tagIndex", "@tagIndex node … : index;"),
          Map.entry("@tagMaxIndex", "@tagMaxIndex node … : index;"),
          Map.entry("@tagIndexMax", "@tagMaxIndex node … : index;"));

  private final Diagnostics diagnostics = new Diagnostics();
  private final Source source;
  private final org.regames.rg.grammar.RgParser parser;
  private final CommonTokenStream tokens;
  private final AntlrSyntax syntax;
  private final FirstMistake errors = new FirstMistake();
  private final GameReader reader;

  private RgParser(Source source, Budget budget) {
    this.source = source;
    syntax = new AntlrSyntax(source, diagnostics);
    parser = syntax.parser(RgLexer::new, org.regames.rg.grammar.RgParser::new);
    parser.setErrorHandler(errors);
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    tokens = (CommonTokenStream) parser.getTokenStream();
    tokens.fill();
    reader = new GameReader(syntax, diagnostics, budget);
  }

  /**
   * Reads one game and completes its built-ins. That names are known, types fit and the like is not
   * checked here.
   *
   * @return the game, absent after errors, with every syntax error of the text
   */
  public static Result<Game> parse(Source source, Budget budget) {
    RgParser reading = new RgParser(source, budget);
    try {
      reading.statements();
      return Result.of(Builtins.complete(reading.reader.game()), reading.diagnostics);
    } catch (DiagnosticException tooLarge) {
      reading.diagnostics.report(tooLarge.diagnostic());
      return Result.failure(reading.diagnostics);
    }
  }

  private void statements() {
    if (tokens.LA(1) == Token.EOF) {
      diagnostics.report(
          Diagnostic.error("syntax", Origin.of(source, 0, 0), "there are no statements here")
              .withHint("a game has at least two types and an edge, `begin, end: …;`"));
    }
    while (tokens.LA(1) != Token.EOF) {
      int start = tokens.index();
      if (!startsStatement(start)) {
        diagnostics.error(
            "syntax",
            syntax.origin(tokens.get(start)),
            "expected a statement (`type`, `const`, `var`, an edge or a pragma), found `"
                + tokens.get(start).getText()
                + "`");
        skipStatement(start);
      } else if (isTooDeep(start)) {
        diagnostics.error(
            "too-deep",
            syntax.origin(tokens.get(start)),
            "this statement nests more than " + DEEPEST + " brackets or arrows");
        skipStatement(start);
      } else {
        statement(start);
      }
    }
  }

  private void statement(int start) {
    try {
      reader.read(parser.statement());
    } catch (ParseCancellationException end) {
      RecognitionException mistake = FirstMistake.of(end);
      Diagnostic finding = syntax.mistake(parser, mistake);
      String usage = USAGE.get(tokens.get(start).getText());
      diagnostics.report(
          usage == null ? finding : finding.withHint("it is written `" + usage + "`"));
      boolean justEnds =
          mistake.getExpectedTokens().contains(RgLexer.SEMICOLON) && startsLine(tokens.index());
      if (!justEnds) {
        skipStatement(start);
      }
      errors.reset(parser);
    }
  }

  /** Goes on after the next semicolon, or at a line that starts like a statement. */
  private void skipStatement(int start) {
    int next = Math.max(start + 1, tokens.index());
    while (tokens.get(next).getType() != Token.EOF
        && tokens.get(next - 1).getType() != RgLexer.SEMICOLON
        && !(startsLine(next) && startsClearly(next))) {
      next++;
    }
    tokens.seek(next);
  }

  private boolean startsLine(int at) {
    return at > 0 && tokens.get(at - 1).getLine() < tokens.get(at).getLine();
  }

  private boolean startsClearly(int at) {
    return type(at) == RgLexer.NAME
        ? type(at + 1) == RgLexer.COMMA && type(at + 3) == RgLexer.COLON
        : startsStatement(at);
  }

  private boolean startsStatement(int at) {
    return switch (type(at)) {
      case RgLexer.TYPE, RgLexer.CONST, RgLexer.VAR, RgLexer.NAME, RgLexer.PRAGMA_NAME -> true;
      default -> USAGE.containsKey(tokens.get(at).getText());
    };
  }

  private int type(int at) {
    return at < tokens.size() ? tokens.get(at).getType() : Token.EOF;
  }

  /** Keeps the recursion of parsing, and of all that works on the result, within bounds. */
  private boolean isTooDeep(int start) {
    int open = 0;
    int deepest = 0;
    int chained = 0;
    for (int i = start; ; i++) {
      switch (type(i)) {
        case RgLexer.COMMA -> chained = open == 0 ? 0 : chained;
        case RgLexer.BRACE, RgLexer.PARENTHESIS -> deepest = Math.max(deepest, ++open);
        case RgLexer.BRACKET -> {
          deepest = Math.max(deepest, ++open);
          deepest = Math.max(deepest, ++chained);
        }
        case RgLexer.ARROW -> deepest = Math.max(deepest, ++chained);
        case RgLexer.END_BRACE, RgLexer.END_PARENTHESIS, RgLexer.END_BRACKET -> open--;
        case RgLexer.SEMICOLON, Token.EOF -> {
          return deepest > DEEPEST;
        }
        default -> {}
      }
    }
  }
}
