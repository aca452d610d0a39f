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
 * <p>Statements are parsed one by one: a mistake costs only the rest of its statement, so one run
 * reports every mistake, and the syntax tree in memory is that of one statement. Linear in the
 * length of the text.
 */
public final class RgParser {
  /** How pragmas are written. */
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
  private final GameReader reader;

  private RgParser(Source source, Budget budget) {
    this.source = source;
    syntax = new AntlrSyntax(source, diagnostics);
    parser = syntax.parser(RgLexer::new, org.regames.rg.grammar.RgParser::new);
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    tokens = (CommonTokenStream) parser.getTokenStream();
    tokens.fill();
    reader = new GameReader(syntax, diagnostics, budget);
  }

  /**
   * Parses one game and completes its built-ins. Names, types and the like are not checked here.
   *
   * @return the game, absent after errors, with every syntax error of the text
   */
  public static Result<Game> parse(Source source, Budget budget) {
    RgParser reading = new RgParser(source, budget);
    try {
      reading.statements();
      return reading.diagnostics.hasErrors()
          ? Result.failure(reading.diagnostics)
          : Result.of(Builtins.complete(reading.reader.game()), reading.diagnostics);
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
            "expected a statement (`type`, `const`, `var`, an edge or a pragma), found "
                + AntlrSyntax.quoted(tokens.get(start).getText()));
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
    }
  }

  /** Skips to after the next semicolon, or to a line that starts like a statement. */
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
}
