package org.regames.sbg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.antlr.FirstMistake;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;
import org.regames.sbg.grammar.SbgLexer;
import org.regames.sbg.grammar.SbgParser.GoalContext;
import org.regames.sbg.grammar.SbgParser.HeaderContext;
import org.regames.sbg.grammar.SbgParser.LimitContext;
import org.regames.sbg.grammar.SbgParser.PieceContext;
import org.regames.sbg.grammar.SbgParser.RowContext;
import org.regames.sbg.grammar.SbgParser.SizeContext;
import org.regames.sbg.syntax.SbgGame;

/**
 * Parses games written in Simplified Boardgames, row by row and from {@code &} to {@code &}: a
 * mistake costs only its part, so one run reports every mistake. Linear in the length of the text.
 */
public final class SbgParser {
  private static final List<String> SECTIONS = List.of("BOARD", "PIECES", "GOALS");

  /** What the parser finds: parts that are absent or left out have been reported. */
  record Parts(
      Optional<HeaderContext> header,
      Optional<SizeContext> size,
      List<RowContext> rows,
      List<PieceContext> pieces,
      Optional<LimitContext> limit,
      List<GoalContext> goals) {}

  private final Diagnostics diagnostics = new Diagnostics();
  private final AntlrSyntax syntax;
  private final org.regames.sbg.grammar.SbgParser parser;
  private final CommonTokenStream tokens;

  private SbgParser(Source source) {
    syntax = new AntlrSyntax(source, diagnostics);
    parser = syntax.parser(SbgLexer::new, org.regames.sbg.grammar.SbgParser::new);
    tokens = (CommonTokenStream) parser.getTokenStream();
    tokens.fill();
  }

  /** Parses and checks one game; absent after errors, with all independent findings. */
  public static Result<SbgGame> parse(Source source) {
    SbgParser reading = new SbgParser(source);
    Parts parts = reading.parts();
    boolean wellFormed = !reading.diagnostics.hasErrors();
    Optional<SbgGame> game =
        new GameReader(reading.syntax, reading.diagnostics).read(parts, wellFormed);
    return reading.diagnostics.hasErrors()
        ? Result.failure(reading.diagnostics)
        : Result.of(game.orElseThrow(), reading.diagnostics);
  }

  private Parts parts() {
    Optional<HeaderContext> header = part(parser::header, 0);
    List<RowContext> rows = new ArrayList<>();
    List<PieceContext> pieces = new ArrayList<>();
    List<GoalContext> goals = new ArrayList<>();
    Optional<SizeContext> size = Optional.empty();
    if (section(SbgLexer.BOARD)) {
      size = part(parser::size, SbgLexer.BAR);
      rows(rows);
    }
    if (section(SbgLexer.PIECES)) {
      all(parser::piece, pieces, SbgLexer.END);
    }
    Optional<LimitContext> limit = Optional.empty();
    if (section(SbgLexer.GOALS)) {
      limit = part(parser::limit, SbgLexer.END);
      all(parser::goal, goals, SbgLexer.END);
    }
    if (tokens.LA(1) != Token.EOF) {
      String text = AntlrSyntax.quoted(tokens.LT(1).getText());
      error(tokens.LT(1), "expected the end of the file, found " + text);
    }
    return new Parts(header, size, rows, pieces, limit, goals);
  }

  /** Skips to a section and past its name; false if there is none. */
  private boolean section(int type) {
    String name = "<" + SbgLexer.VOCABULARY.getSymbolicName(type) + ">";
    Token found = tokens.LT(1);
    if (found.getType() != type) {
      diagnostics.report(misplaced(found, name));
      if (found.getType() != SbgLexer.OTHER_SECTION) {
        while (!endsSection(tokens.LA(1))) {
          tokens.consume();
        }
        if (tokens.LA(1) != type) {
          return false;
        }
      }
    }
    tokens.consume();
    return true;
  }

  private Diagnostic misplaced(Token found, String name) {
    Diagnostic finding =
        Diagnostic.error(
            "syntax", syntax.origin(found), "expected `" + name + "`, found " + quotedOrEnd(found));
    if (found.getType() == Token.EOF) {
      return finding.withHint(
          "a game has the sections `<BOARD>`, `<PIECES>` and `<GOALS>`, in this order");
    }
    if (found.getType() == SbgLexer.OTHER_SECTION) {
      String word = found.getText().substring(1, found.getText().length() - 1);
      return NearestName.among(SECTIONS).suggest(word.toUpperCase(Locale.ROOT), finding);
    }
    return finding;
  }

  private static String quotedOrEnd(Token token) {
    return token.getType() == Token.EOF
        ? "the end of the file"
        : AntlrSyntax.quoted(token.getText());
  }

  private void error(Token token, String message) {
    diagnostics.error("syntax", syntax.origin(token), message);
  }

  /** Reads all parts of a kind up to the next section. */
  private <T> void all(Supplier<T> rule, List<T> found, int last) {
    while (!endsSection(tokens.LA(1))) {
      part(rule, last).ifPresent(found::add);
    }
  }

  /** Rows end with their lines, so that a missing bar does not cost the next row as well. */
  private void rows(List<RowContext> rows) {
    while (!endsSection(tokens.LA(1))) {
      Optional<RowContext> row = part(parser::row, SbgLexer.BAR);
      Token first = row.map(RowContext::getStart).orElse(null);
      Token last = row.map(RowContext::getStop).orElse(null);
      if (first != null && first.getLine() < last.getLine()) {
        Token end = tokens.get(last.getTokenIndex() - 1);
        error(end, "expected `|` at the end of this row");
        tokens.seek(last.getTokenIndex());
      }
      row.ifPresent(rows::add);
    }
  }

  private static boolean endsSection(int type) {
    return switch (type) {
      case SbgLexer.BOARD, SbgLexer.PIECES, SbgLexer.GOALS, SbgLexer.OTHER_SECTION, Token.EOF ->
          true;
      default -> false;
    };
  }

  /**
   * Reads one part; after a mistake, skips to where the next may start.
   *
   * @param last the type of the token that the part ends with
   */
  private <T> Optional<T> part(Supplier<T> rule, int last) {
    int start = tokens.index();
    try {
      return Optional.of(rule.get());
    } catch (ParseCancellationException end) {
      diagnostics.report(hinted(syntax.mistake(parser, FirstMistake.of(end)), last));
      skip(start, last);
      return Optional.empty();
    }
  }

  /** Adds a hint on the form of a part that beginners often write incompletely. */
  private Diagnostic hinted(Diagnostic mistake, int last) {
    boolean isStep =
        last == SbgLexer.END && mistake.message().startsWith("expected `,`, found `)`");
    return isStep && mistake.hint().isEmpty()
        ? mistake.withHint(
            "a step is `(columns, rows, what stands there)`: `e` an empty square, `p` a piece of"
                + " the opponent, `w` one of one's own")
        : mistake;
  }

  /** A row ends with its line, anything else with its last token; all end with the section. */
  private void skip(int start, int last) {
    int line = tokens.get(start).getLine();
    if (tokens.index() == start && !endsSection(tokens.LA(1))) {
      tokens.consume();
    }
    while (!endsSection(tokens.LA(1))
        && !(last == SbgLexer.BAR
            ? tokens.LT(1).getLine() > line && tokens.LA(1) == SbgLexer.BAR
            : tokens.LA(-1) == last)) {
      tokens.consume();
    }
    while (last == SbgLexer.END && tokens.LA(1) == last) { // there may be any number of extra ones
      tokens.consume();
    }
  }
}
