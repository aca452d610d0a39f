package org.regames.hrg;

import java.util.LinkedHashSet;
import java.util.Set;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.regames.hrg.grammar.HrgLexer;
import org.regames.hrg.grammar.HrgParser.DefinitionContext;
import org.regames.hrg.syntax.HrgGame;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;

/**
 * Reads the text of an HRG file into its syntax tree.
 *
 * <p>Definitions are parsed one by one: a mistake costs the rest of its definition and no more, so
 * that one run reports every mistake. Linear in the length of the text.
 */
public final class HrgParser {
  /** How deep brackets may nest; games need about ten. */
  private static final int DEEPEST = 500;

  /** Keywords that are names wherever no rule asks for them. */
  private static final Set<Integer> SOFT_KEYWORDS =
      Set.of(
          HrgLexer.BRANCH,
          HrgLexer.DOMAIN,
          HrgLexer.ELSE,
          HrgLexer.GRAPH,
          HrgLexer.IF,
          HrgLexer.IN,
          HrgLexer.LOOP,
          HrgLexer.OR,
          HrgLexer.REPEAT,
          HrgLexer.REUSABLE,
          HrgLexer.THEN,
          HrgLexer.WHERE,
          HrgLexer.WHILE);

  private final Diagnostics diagnostics;
  private final AntlrSyntax syntax;
  private final org.regames.hrg.grammar.HrgParser parser;
  private final CommonTokenStream tokens;
  private final DefinitionErrors errors = new DefinitionErrors();
  private final DefinitionReader reader;
  private final Set<String> broken = new LinkedHashSet<>();
  private boolean symbolsKnown = true;

  private HrgParser(Source source, Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    syntax = new AntlrSyntax(source, diagnostics, SOFT_KEYWORDS);
    parser = syntax.parser(HrgLexer::new, org.regames.hrg.grammar.HrgParser::new);
    parser.setErrorHandler(errors);
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    tokens = (CommonTokenStream) parser.getTokenStream();
    tokens.fill();
    reader = new DefinitionReader(syntax, diagnostics);
  }

  /**
   * What a text says.
   *
   * @param game the definitions that could be read
   * @param broken the names of those that could not, as far as they are known
   * @param symbolsKnown whether no domain is among the latter
   */
  public record Parsed(HrgGame game, Set<String> broken, boolean symbolsKnown) {
    public Parsed {
      broken = Set.copyOf(broken);
    }
  }

  /** Reads one file; syntax errors, all of them, go to the diagnostics. */
  public static Parsed parse(Source source, Diagnostics diagnostics) {
    HrgParser reading = new HrgParser(source, diagnostics);
    if (reading.isTooDeep()) {
      reading.symbolsKnown = false;
    } else {
      reading.definitions();
    }
    return new Parsed(reading.reader.game(), reading.broken, reading.symbolsKnown);
  }

  private void definitions() {
    while (tokens.LA(1) != Token.EOF) {
      int start = tokens.index();
      try {
        DefinitionContext definition = parser.definition();
        reader.read(definition);
      } catch (ParseCancellationException _) { // the parser has reported it
        noteBroken(start);
        errors.reset(parser);
        skipDefinition(start);
      }
    }
  }

  /** Remembers the name that the definition was to define, so that its uses are no mistakes. */
  private void noteBroken(int start) {
    String first = tokens.get(start).getText();
    int at =
        switch (first) {
          case "domain", "graph" -> start + 1;
          case "reusable" -> start + 2;
          default -> start;
        };
    broken.add(text(at));
    symbolsKnown &= first.endsWith("graph") || first.equals("reusable") || text(at + 1).equals(":");
  }

  /** Goes on at the next place that can only be the start of a definition. */
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
      case "reusable" -> after.equals("graph");
      case "graph" -> text(at + 2).equals("(") && !before.equals("reusable");
      case "domain" -> text(at + 2).equals("=");
      default ->
          after.equals(":")
              && Character.isLetterOrDigit(text.charAt(0))
              && !before.equals("(")
              && !before.equals(",");
    };
  }

  private String text(int at) {
    return at < tokens.size() ? tokens.get(at).getText() : "";
  }

  /** Keeps the recursion of parsing, and of all that works on the result, within bounds. */
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
