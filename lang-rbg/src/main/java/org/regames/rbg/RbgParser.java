package org.regames.rbg;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rbg.grammar.RbgLexer;
import org.regames.rbg.grammar.RbgParser.BoardSectionContext;
import org.regames.rbg.grammar.RbgParser.BoundContext;
import org.regames.rbg.grammar.RbgParser.BoundsContext;
import org.regames.rbg.grammar.RbgParser.FileContext;
import org.regames.rbg.grammar.RbgParser.PiecesContext;
import org.regames.rbg.grammar.RbgParser.PlayersContext;
import org.regames.rbg.grammar.RbgParser.RulesContext;
import org.regames.rbg.grammar.RbgParser.SectionContext;
import org.regames.rbg.grammar.RbgParser.VariablesContext;
import org.regames.rbg.macro.Preprocessor;
import org.regames.rbg.macro.RbgToken;
import org.regames.rbg.syntax.Board;
import org.regames.rbg.syntax.Description;
import org.regames.rbg.syntax.Rule;

/**
 * Reads games written in high-level or low-level Regular Boardgames: lexer, macros, parser, names.
 * Linear in the length of the text with its macros expanded, which the budget limits.
 */
public final class RbgParser {
  /** How deep brackets of all kinds may nest; games need about twenty. */
  private static final int DEEPEST = 256;

  private static final List<String> SECTIONS =
      List.of("players", "pieces", "variables", "board", "rules");

  private final Budget budget;
  private final Diagnostics diagnostics = new Diagnostics();
  private final AntlrSyntax syntax;
  private final Preprocessor preprocessor;
  private final TokenDiagnostics tokenDiagnostics;
  private final Names names;

  private RbgParser(Source source, Budget budget) {
    this.budget = budget;
    syntax = new AntlrSyntax(source, diagnostics);
    preprocessor = new Preprocessor(syntax, diagnostics, budget);
    tokenDiagnostics = new TokenDiagnostics(syntax, diagnostics, preprocessor);
    names = new Names(tokenDiagnostics);
  }

  /** Reads one game; absent after errors, with all independent ones. */
  public static Result<Description> parse(Source source, Budget budget) {
    RbgParser parser = new RbgParser(source, budget);
    try {
      Optional<Description> description = parser.read();
      return parser.diagnostics.hasErrors()
          ? Result.failure(parser.diagnostics)
          : Result.of(description.orElseThrow(), parser.diagnostics);
    } catch (DiagnosticException tooLarge) {
      parser.diagnostics.report(tooLarge.diagnostic());
      return Result.failure(parser.diagnostics);
    }
  }

  private Optional<Description> read() {
    List<RbgToken> tokens = preprocessor.run(syntax.tokens(RbgLexer::new));
    if (isTooDeep(tokens)) {
      return Optional.empty();
    }
    org.regames.rbg.grammar.RbgParser parser =
        syntax.parser(tokens, org.regames.rbg.grammar.RbgParser::new, RbgToken::explain);
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    FileContext file = parser.file();
    boolean wellFormed = parser.getNumberOfSyntaxErrors() == 0;
    Map<String, SectionContext> sections = sections(file, wellFormed);
    return wellFormed && sections.size() == SECTIONS.size()
        ? Optional.of(description(sections))
        : Optional.empty();
  }

  /** The sections by name; reports those that are missing and those written twice. */
  private Map<String, SectionContext> sections(FileContext file, boolean wellFormed) {
    Map<String, SectionContext> sections = new LinkedHashMap<>();
    for (SectionContext section : file.section()) {
      if (section.getChildCount() < 2) {
        continue; // the parser has reported it
      }
      SectionContext before = sections.putIfAbsent(section.getChild(1).getText(), section);
      if (before != null) {
        String name = section.getChild(1).getText();
        tokenDiagnostics.report(
            tokenDiagnostics
                .error(section.getStart(), "duplicate-section", "a second section #" + name)
                .withNote(syntax.origin(before.getStart()), "the first one"));
      }
    }
    for (String name : SECTIONS) {
      if (wellFormed && !sections.containsKey(name)) {
        tokenDiagnostics.report(
            tokenDiagnostics
                .error(file.getStop(), "missing-section", "the section #" + name + " is missing")
                .withHint("every game has " + String.join(", ", SECTIONS)));
      }
    }
    return sections;
  }

  private Description description(Map<String, SectionContext> sections) {
    BoundsContext scores = ((PlayersContext) sections.get("players")).bounds();
    BoundsContext bounds = ((VariablesContext) sections.get("variables")).bounds();
    List<Description.Counter> players = counters(scores, Names.Kind.PLAYER);
    List<Description.Counter> variables =
        bounds == null ? List.of() : counters(bounds, Names.Kind.VARIABLE);
    for (TerminalNode piece : ((PiecesContext) sections.get("pieces")).NAME()) {
      names.declare(Names.Kind.PIECE, piece.getSymbol());
    }
    BoardSectionContext graph = (BoardSectionContext) sections.get("board");
    Board board = new BoardReader(tokenDiagnostics, names, budget).read(graph.board());
    RulesContext sum = (RulesContext) sections.get("rules");
    Rule rules = new RuleReader(tokenDiagnostics, names).read(sum.sum());
    List<String> pieces = List.copyOf(names.all(Names.Kind.PIECE));
    return new Description(players, variables, pieces, board, rules);
  }

  private List<Description.Counter> counters(BoundsContext bounds, Names.Kind kind) {
    List<Description.Counter> counters = new ArrayList<>();
    for (BoundContext bound : bounds.bound()) {
      Token name = bound.NAME().getSymbol();
      Token highest = bound.NUMBER().getSymbol();
      if (names.declare(kind, name)) {
        counters.add(
            new Description.Counter(
                name.getText(),
                RuleReader.number(highest, tokenDiagnostics),
                syntax.origin(bound)));
      }
    }
    return counters;
  }

  /** Keeps the recursion of parsing, and of all that works on the result, within bounds. */
  private boolean isTooDeep(List<RbgToken> tokens) {
    int open = 0;
    for (RbgToken token : tokens) {
      switch (token.getType()) {
        case RbgLexer.OPEN,
            RbgLexer.OPEN_BRACE,
            RbgLexer.OPEN_IF,
            RbgLexer.OPEN_IF_NOT,
            RbgLexer.OPEN_COMPARISON,
            RbgLexer.OPEN_BRACKET,
            RbgLexer.OPEN_ASSIGNMENT ->
            open++;
        case RbgLexer.CLOSE, RbgLexer.CLOSE_BRACE, RbgLexer.CLOSE_BRACKET ->
            open = Math.max(0, open - 1);
        case RbgLexer.HASH -> open = 0;
        default -> {}
      }
      if (open > DEEPEST) {
        tokenDiagnostics.report(
            tokenDiagnostics.error(
                token, "too-deep", "brackets nest deeper than " + DEEPEST + " here"));
        return true;
      }
    }
    return false;
  }
}
