package org.regames.hrg;

import static org.regames.hrg.syntax.HrgKeywords.DOMAIN;
import static org.regames.hrg.syntax.HrgKeywords.GRAPH;
import static org.regames.hrg.syntax.HrgKeywords.REUSABLE;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.regames.hrg.evaluation.TextHole;
import org.regames.hrg.grammar.HrgLexer;
import org.regames.hrg.grammar.HrgParser.DefinitionContext;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.Parsed;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.antlr.FirstMistake;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/**
 * Reads the text of an HRG file into its syntax tree.
 *
 * <p>Definitions are parsed one by one: a mistake costs only the rest of its definition, so one run
 * reports every mistake. Linear in the length of the text.
 */
public final class HrgParser {
  /** How deep brackets may nest; games need about ten. */
  private static final int DEEPEST = 500;

  /** Keywords that are names wherever no rule expects them. */
  private static final Set<Integer> SOFT_KEYWORDS =
      IntStream.rangeClosed(Token.MIN_USER_TOKEN_TYPE, HrgLexer.VOCABULARY.getMaxTokenType())
          .filter(type -> type == HrgLexer.RESERVED || type == HrgLexer.HOLE || isKeyword(type))
          .boxed()
          .collect(Collectors.toUnmodifiableSet());

  private final Diagnostics diagnostics;
  private final AntlrSyntax syntax;
  private final org.regames.hrg.grammar.HrgParser parser;
  private final CommonTokenStream tokens;
  private final FirstMistake errors = new FirstMistake();
  private final NotationHints hints;
  private final DefinitionReader reader;
  private final Set<String> broken = new LinkedHashSet<>();
  private boolean symbolsKnown = true;

  /** The first token of the last definition that could be parsed; negative before the first one. */
  private int last = -1;

  private HrgParser(Source source, Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    syntax = new AntlrSyntax(source, diagnostics, SOFT_KEYWORDS);
    parser = syntax.parser(HrgLexer::new, org.regames.hrg.grammar.HrgParser::new);
    parser.setErrorHandler(errors);
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    tokens = (CommonTokenStream) parser.getTokenStream();
    tokens.fill();
    hints = new NotationHints(tokens.getTokens());
    reader = new DefinitionReader(syntax, diagnostics);
  }

  /** Parses one file; all syntax errors go to the diagnostics. */
  public static Parsed parse(Source source, Diagnostics diagnostics) {
    HrgParser reading = new HrgParser(source, diagnostics);
    if (reading.isTooDeep()) {
      reading.symbolsKnown = false;
    } else {
      reading.definitions();
    }
    int length = source.text().stripTrailing().length();
    Origin end = Origin.of(source, length, length);
    HrgGame game = reading.reader.game();
    boolean isNonsense = game.definitions().isEmpty() && diagnostics.hasErrors();
    return new Parsed(game, reading.broken, reading.symbolsKnown, isNonsense, end);
  }

  private void definitions() {
    while (tokens.LA(1) != Token.EOF) {
      int start = tokens.index();
      if (!mayDefine(start)) {
        reportNoDefinition(start);
        if (text(start).equals(";")) {
          tokens.seek(start + 1);
        } else {
          skipDefinition(start);
        }
        continue;
      }
      try {
        DefinitionContext definition = parser.definition();
        reader.read(definition);
        noteHoles(start);
        last = start;
      } catch (ParseCancellationException end) {
        RecognitionException mistake = FirstMistake.of(end);
        diagnostics.report(finding(mistake, start));
        noteBroken(start);
        errors.reset(parser);
        skipDefinition(start);
      }
    }
  }

  /** Where something is to be filled in, what follows from it needs no report. */
  private void noteHoles(int start) {
    List<Token> definition = tokens.getTokens(start, tokens.index() - 1);
    if (definition.stream().noneMatch(token -> token.getType() == HrgLexer.HOLE)) {
      return;
    }
    broken.add(TextHole.WORD);
    switch (text(start)) {
      case DOMAIN -> {
        noteBroken(start);
        reader.forgetUnfinished();
      }
      case GRAPH, REUSABLE -> {}
      default -> broken.add(text(start));
    }
  }

  /**
   * The diagnostic for a mistake: about the token there, or about a brace opened long before it.
   */
  private Diagnostic finding(RecognitionException mistake, int start) {
    int found = mistake.getOffendingToken().getTokenIndex();
    int next = start + 1;
    while (tokens.get(next).getType() != Token.EOF && !startsDefinition(next)) {
      next++;
    }
    boolean isAtTheNext = found >= next; // or inside it: `graph` may be the name of a variable
    Optional<Token> open = isAtTheNext ? hints.unclosed(start, next) : Optional.empty();
    if (open.isEmpty()) {
      return hints.with(mistake, syntax.mistake(parser, mistake));
    }
    tokens.seek(next);
    boolean isEnd = tokens.get(next).getType() == Token.EOF;
    Diagnostic finding =
        Diagnostic.error("syntax", syntax.origin(open.get()), "this `{` is never closed")
            .withHint("add a `}` where its block ends");
    return isEnd
        ? finding
        : finding.withNote(syntax.origin(tokens.get(next)), "the next definition begins here");
  }

  /** Whether a definition may begin with the next two tokens. */
  private boolean mayDefine(int at) {
    return switch (text(at + 1)) {
      case ":", "(" -> isName(at);
      default ->
          switch (text(at)) {
            case DOMAIN, GRAPH, REUSABLE -> true;
            default -> false;
          };
    };
  }

  private boolean isName(int at) {
    if (at >= tokens.size()) {
      return false;
    }
    int type = tokens.get(at).getType();
    return type == HrgLexer.NAME || SOFT_KEYWORDS.contains(type);
  }

  private void reportNoDefinition(int at) {
    Token token = tokens.get(at);
    String found = AntlrSyntax.quoted(token.getText());
    Optional<String> keyword = keywordAt(at);
    boolean isStray = token.getType() == HrgLexer.STRAY;
    String message =
        isStray && !text(at).equals(";")
            ? "unexpected character " + found
            : "expected a definition, or more of the one before, found " + found;
    String otherwise =
        isStray
            ? "names are made of the letters A to Z and a to z, digits and `_`"
            : "definitions are `domain NAME = …`, `name : Type`, `name(patterns) = …` and `graph"
                + " name(…) { … }`";
    Diagnostic finding = Diagnostic.error("syntax", syntax.origin(token), message);
    diagnostics.report(
        keyword
            .map(near -> NearestName.meaning(near, finding))
            .orElseGet(
                () ->
                    finding.withHint(
                        hints
                            .outside(at, last >= 0 && reader.endsWithDomain())
                            .or(() -> graphWithoutItsWord(at))
                            .orElse(otherwise))));
    symbolsKnown &= !reader.endsWithDomain();
    noteUnread(at);
  }

  /** Notes what skipped text was: the rest of the last definition, or a definition of a name. */
  private void noteUnread(int at) {
    if (last >= 0 && hints.isSameLine(at) && !text(at).equals(";")) {
      noteBroken(last);
      reader.forgetUnfinished();
    } else if (isName(at + 1) && !startsDefinition(at + 1)) {
      broken.add(text(at + 1));
      symbolsKnown &= !text(at + 2).equals("=");
    } else if (isBlock(at)) {
      broken.add(text(at));
    }
  }

  /** Whether a name precedes a block, like that of a graph written without {@code graph}. */
  private boolean isBlock(int at) {
    return isName(at) && text(at + 1).equals("{");
  }

  private Optional<String> graphWithoutItsWord(int at) {
    return isBlock(at)
        ? Optional.of("a graph is written `graph " + text(at) + "() { … }`")
        : Optional.empty();
  }

  /** The keyword that the word before a name was probably meant to be. */
  private Optional<String> keywordAt(int at) {
    return isName(at) && isName(at + 1)
        ? NearestName.among(List.of(DOMAIN, GRAPH, REUSABLE)).find(text(at))
        : Optional.empty();
  }

  /**
   * Remembers the name that the definition was meant to define, so that its uses are not reported.
   */
  private void noteBroken(int start) {
    String first = tokens.get(start).getText();
    int at =
        switch (first) {
          case DOMAIN, GRAPH -> start + 1;
          case REUSABLE -> start + 2;
          default -> start;
        };
    broken.add(text(at));
    symbolsKnown &= first.endsWith(GRAPH) || first.equals(REUSABLE) || text(at + 1).equals(":");
  }

  /** Skips to the next token that can only be the start of a definition. */
  private void skipDefinition(int start) {
    int next = Math.max(start + 1, tokens.index());
    while (tokens.get(next).getType() != Token.EOF && !startsDefinition(next)) {
      next++;
    }
    tokens.seek(next);
  }

  private boolean startsDefinition(int at) {
    String text = tokens.get(at).getText();
    String before = tokens.get(at - 1).getText();
    String after = text(at + 1);
    return switch (text) {
      case REUSABLE -> after.equals(GRAPH);
      case GRAPH -> text(at + 2).matches("[({]") && !before.equals(REUSABLE);
      case DOMAIN -> text(at + 2).equals("=");
      default ->
          after.equals(":")
              && Character.isLetterOrDigit(text.charAt(0))
              && !before.equals("(")
              && !before.equals(",")
              && !before.equals("?");
    };
  }

  private static boolean isKeyword(int type) {
    String literal = HrgLexer.VOCABULARY.getLiteralName(type); // in quotation marks
    return literal != null
        && HrgKeywords.GRAMMAR.contains(literal.substring(1, literal.length() - 1));
  }

  private String text(int at) {
    return at < tokens.size() ? tokens.get(at).getText() : "";
  }

  /** Bounds the recursion of the parser, and of everything that works on its result. */
  private boolean isTooDeep() {
    int open = 0;
    for (Token token : tokens.getTokens()) {
      switch (token.getText()) {
        case "(", "[", "{" -> open++;
        case ")", "]", "}" -> open--;
        default -> {}
      }
      if (open > DEEPEST) {
        diagnostics.error(
            "syntax", syntax.origin(token), "brackets nest deeper than " + DEEPEST + " here");
        return true;
      }
    }
    return false;
  }
}
