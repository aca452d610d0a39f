package org.regames.rbg;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.tree.ErrorNode;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
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
import org.regames.rbg.syntax.RbgBoard;
import org.regames.rbg.syntax.RbgDescription;
import org.regames.rbg.syntax.RbgRule;

/**
 * Reads games written in high-level or low-level Regular Boardgames: lexer, macros, parser, names.
 * Linear in the length of the text with its macros expanded, which the budget limits.
 */
public final class RbgParser {
  /** How deep brackets of all kinds may nest; games need about twenty. */
  private static final int DEEPEST = 256;

  private static final int NO_ERROR = Integer.MAX_VALUE;

  private static final List<String> SECTIONS =
      List.of("players", "pieces", "variables", "board", "rules");

  private final Budget budget;
  private final Diagnostics diagnostics = new Diagnostics();
  private final AntlrSyntax syntax;
  private final Preprocessor preprocessor;
  private final TokenDiagnostics tokenDiagnostics;
  private final RbgNames names;

  private RbgParser(Source source, Budget budget) {
    this.budget = budget;
    syntax = new AntlrSyntax(source, diagnostics);
    preprocessor = new Preprocessor(syntax, diagnostics, budget);
    tokenDiagnostics = new TokenDiagnostics(syntax, diagnostics, preprocessor);
    names = new RbgNames(tokenDiagnostics);
  }

  /**
   * Parses one game, in which equal parts of the rules are one object; absent after errors, with
   * all independent ones.
   */
  public static Result<RbgDescription> parse(Source source, Budget budget) {
    RbgParser parser = new RbgParser(source, budget);
    return parser.run(() -> parser.read(parser.tokens(), true));
  }

  /**
   * A game as its file writes it: each part of the rules with its own position, and the comments.
   */
  record Text(RbgDescription game, RbgComments comments) {}

  /** Parses one game to write it back; absent after errors, with all independent ones. */
  static Result<Text> parseText(Source source, Budget budget) {
    RbgParser parser = new RbgParser(source, budget);
    return parser.run(
        () -> {
          List<Token> tokens = parser.tokens();
          return parser
              .read(tokens, false)
              .map(game -> new Text(game, RbgComments.of(tokens, parser.syntax, game.rules())));
        });
  }

  private <T> Result<T> run(Supplier<Optional<T>> reading) {
    try {
      Optional<T> read = reading.get();
      return diagnostics.hasErrors()
          ? Result.failure(diagnostics)
          : Result.of(read.orElseThrow(), diagnostics);
    } catch (DiagnosticException tooLarge) {
      diagnostics.report(tooLarge.diagnostic());
      return Result.failure(diagnostics);
    }
  }

  /** All tokens of the file, comments among them. */
  private List<Token> tokens() {
    return syntax.tokens(RbgLexer::new);
  }

  private Optional<RbgDescription> read(List<Token> text, boolean sharing) {
    List<Token> spoken =
        text.stream().filter(token -> token.getChannel() == Token.DEFAULT_CHANNEL).toList();
    List<RbgToken> tokens = preprocessor.run(spoken);
    if (isTooDeep(tokens)) {
      return Optional.empty();
    }
    org.regames.rbg.grammar.RbgParser parser =
        syntax.parser(
            tokens,
            org.regames.rbg.grammar.RbgParser::new,
            (token, finding) -> unclosed(tokens, token).orElse(RbgToken.explain(token, finding)));
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    FirstError mistake = new FirstError();
    parser.addErrorListener(mistake);
    FileContext file = parser.file();
    Map<String, SectionContext> sections = sections(file, mistake.at == NO_ERROR);
    RuleReader rules = new RuleReader(tokenDiagnostics, names, sharing);
    if (mistake.at == NO_ERROR && sections.size() == SECTIONS.size()) {
      return Optional.of(description(sections, rules));
    }
    checkNames(sections, rules, mistake.at);
    return Optional.empty();
  }

  /** Records where the parser found the first token that it could not parse. */
  private static final class FirstError extends BaseErrorListener {
    private int at = NO_ERROR;

    @Override
    public void syntaxError(
        Recognizer<?, ?> recognizer,
        Object offending,
        int line,
        int column,
        String message,
        RecognitionException cause) {
      at = Math.min(at, ((Token) offending).getTokenIndex());
    }
  }

  /**
   * Reports wrong names in addition to syntax errors: in the sections that can be parsed, and in
   * the rules up to the first mistake, if everything that declares names can be parsed.
   */
  private void checkNames(Map<String, SectionContext> sections, RuleReader rules, int mistake) {
    Set<String> readable = new HashSet<>();
    sections.forEach(
        (name, section) -> {
          if (isReadable(section)) {
            readable.add(name);
          }
        });
    if (readable.contains("players") && readable.contains("variables")) {
      players(sections);
      variables(sections);
    }
    if (readable.contains("pieces")) {
      pieces(sections);
      if (readable.contains("board")) {
        board(sections);
      }
    }
    RulesContext written = (RulesContext) sections.get("rules");
    boolean declared = readable.containsAll(SECTIONS.subList(0, SECTIONS.size() - 1));
    if (declared && written != null && written.sum() != null) {
      rules.check(written.sum(), mistake);
    }
  }

  /** Whether the parser found no mistake in a part of the text. */
  static boolean isReadable(ParserRuleContext part) {
    return part.exception == null
        && (part.children == null
            || part.children.stream()
                .allMatch(
                    child ->
                        !(child instanceof ErrorNode)
                            && !(child instanceof ParserRuleContext inner && !isReadable(inner))));
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
                .withHint(
                    NearestName.among(preprocessor.names())
                        .find(name)
                        .map(near -> "is `#" + near + "` meant to be it?")
                        .orElse("every game has #" + String.join(", #", SECTIONS))));
      }
    }
    return sections;
  }

  private RbgDescription description(Map<String, SectionContext> sections, RuleReader rules) {
    List<RbgDescription.Counter> players = players(sections);
    List<RbgDescription.Counter> variables = variables(sections);
    pieces(sections);
    RbgBoard board = board(sections);
    RbgRule rule = rules.read(((RulesContext) sections.get("rules")).sum());
    List<String> pieces = List.copyOf(names.all(RbgNames.Kind.PIECE));
    return new RbgDescription(players, variables, pieces, board, rule);
  }

  private List<RbgDescription.Counter> players(Map<String, SectionContext> sections) {
    return counters(((PlayersContext) sections.get("players")).bounds(), RbgNames.Kind.PLAYER);
  }

  private List<RbgDescription.Counter> variables(Map<String, SectionContext> sections) {
    BoundsContext bounds = ((VariablesContext) sections.get("variables")).bounds();
    return bounds == null ? List.of() : counters(bounds, RbgNames.Kind.VARIABLE);
  }

  private void pieces(Map<String, SectionContext> sections) {
    for (TerminalNode piece : ((PiecesContext) sections.get("pieces")).NAME()) {
      names.declare(RbgNames.Kind.PIECE, piece.getSymbol());
    }
  }

  private RbgBoard board(Map<String, SectionContext> sections) {
    BoardSectionContext graph = (BoardSectionContext) sections.get("board");
    return new BoardReader(tokenDiagnostics, names, budget).read(graph.board());
  }

  private List<RbgDescription.Counter> counters(BoundsContext bounds, RbgNames.Kind kind) {
    List<RbgDescription.Counter> counters = new ArrayList<>();
    for (BoundContext bound : bounds.bound()) {
      Token name = bound.NAME().getSymbol();
      Token highest = bound.NUMBER().getSymbol();
      if (names.declare(kind, name)) {
        BigInteger most = RuleReader.number(highest, tokenDiagnostics);
        names.bound(name.getText(), most);
        counters.add(new RbgDescription.Counter(name.getText(), most, syntax.origin(bound)));
      }
    }
    return counters;
  }

  /** The diagnostic for a section that ends too early: which of its brackets is open, if one is. */
  private Optional<Diagnostic> unclosed(List<RbgToken> tokens, Token found) {
    if (found.getType() != Token.EOF && found.getType() != RbgLexer.HASH) {
      return Optional.empty();
    }
    Deque<RbgToken> open = new ArrayDeque<>();
    for (RbgToken token : tokens.subList(0, found.getTokenIndex())) {
      switch (token.getType()) {
        case RbgLexer.OPEN,
            RbgLexer.OPEN_BRACE,
            RbgLexer.OPEN_IF,
            RbgLexer.OPEN_IF_NOT,
            RbgLexer.OPEN_COMPARISON,
            RbgLexer.OPEN_BRACKET,
            RbgLexer.OPEN_ASSIGNMENT ->
            open.push(token);
        case RbgLexer.CLOSE, RbgLexer.CLOSE_BRACE, RbgLexer.CLOSE_BRACKET -> open.poll();
        case RbgLexer.HASH -> open.clear();
        default -> {}
      }
    }
    return Optional.ofNullable(open.peek())
        .map(
            last ->
                tokenDiagnostics.error(
                    last, "syntax", "this `" + last.getText() + "` is never closed"));
  }

  /** Bounds the recursion of the parser, and of everything that works on its result. */
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
