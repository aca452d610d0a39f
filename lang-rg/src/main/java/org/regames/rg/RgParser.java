package org.regames.rg;

import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rg.grammar.RgLexer;
import org.regames.rg.grammar.RgParser.StatementContext;

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

  private final Diagnostics diagnostics = new Diagnostics();
  private final org.regames.rg.grammar.RgParser parser;
  private final CommonTokenStream tokens;
  private final AntlrSyntax syntax;
  private final StatementErrors errors = new StatementErrors();
  private final GameReader reader;

  private RgParser(Source source, Budget budget) {
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
    while (tokens.LA(1) != Token.EOF) {
      int start = tokens.index();
      if (isTooDeep(start)) {
        diagnostics.error(
            "syntax",
            syntax.origin(tokens.get(start)),
            "this statement nests deeper than " + DEEPEST + " brackets or arrows");
        skipStatement(start);
      } else {
        statement(start);
      }
    }
  }

  private void statement(int start) {
    try {
      StatementContext statement = parser.statement();
      reader.read(statement);
    } catch (ParseCancellationException _) { // the parser has reported it
      skipStatement(start);
    }
    errors.reset(parser);
  }

  /** Goes on after the next semicolon, or at a word or sign that only starts statements. */
  private void skipStatement(int start) {
    int next = Math.max(start + 1, tokens.index());
    while (tokens.get(next).getType() != Token.EOF
        && tokens.get(next - 1).getType() != RgLexer.SEMICOLON
        && !startsStatement(tokens.get(next))) {
      next++;
    }
    tokens.seek(next);
  }

  private static boolean startsStatement(Token token) {
    return switch (token.getType()) {
      case RgLexer.TYPE, RgLexer.CONST, RgLexer.VAR -> true;
      default -> token.getText().startsWith("@") && token.getText().length() > 1;
    };
  }

  /** Keeps the recursion of parsing, and of all that works on the result, within bounds. */
  private boolean isTooDeep(int start) {
    int open = 0;
    int deepest = 0;
    int chained = 0;
    for (int i = start; ; i++) {
      switch (tokens.get(i).getType()) {
        case RgLexer.BRACE, RgLexer.PARENTHESIS -> deepest = Math.max(deepest, ++open);
        case RgLexer.BRACKET -> {
          deepest = Math.max(deepest, ++open);
          chained++;
        }
        case RgLexer.ARROW -> chained++;
        case RgLexer.END_BRACE, RgLexer.END_PARENTHESIS, RgLexer.END_BRACKET -> open--;
        case RgLexer.SEMICOLON, Token.EOF -> {
          return Math.max(deepest, chained) > DEEPEST;
        }
        default -> {}
      }
    }
  }
}
