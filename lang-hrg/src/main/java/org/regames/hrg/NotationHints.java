package org.regames.hrg;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.regames.hrg.grammar.HrgParser.BlockContext;
import org.regames.hrg.grammar.HrgParser.DomainContext;
import org.regames.hrg.grammar.HrgParser.ExpressionContext;
import org.regames.hrg.grammar.HrgParser.GeneratorContext;
import org.regames.hrg.grammar.HrgParser.IndexContext;
import org.regames.hrg.grammar.HrgParser.MapLiteralContext;
import org.regames.hrg.grammar.HrgParser.ParameterContext;
import org.regames.hrg.grammar.HrgParser.PartContext;
import org.regames.hrg.syntax.ForeignWord;
import org.regames.hrg.syntax.ForeignWord.Spot;
import org.regames.ir.diagnostic.Diagnostic;

/** Hints on how to write in HRG what an author wrote in the notation of another language. */
final class NotationHints {
  private static final Set<String> COMPUTING = Set.of("+", "-", "*", "/", "+=", "++", "--", "-=");

  private static final Set<String> BEFORE_A_SIGN = Set.of("=", "(", ",", "==", "[");

  private static final String BLOCKS =
      "a block follows `branch`, `if CONDITION`, `while CONDITION`, `loop` or `repeat N`";

  private final List<Token> tokens;

  /**
   * @param tokens all tokens of the text, the last one being its end
   */
  NotationHints(List<Token> tokens) {
    this.tokens = tokens;
  }

  /** A finding with the hint for its mistake, and a fix if one token was written for another. */
  Diagnostic with(RecognitionException mistake, Diagnostic finding) {
    Optional<String> hint = of(mistake);
    int at = mistake.getOffendingToken().getTokenIndex();
    Optional<String> instead =
        hint.filter(said -> said.equals(elsewhere(at))).flatMap(_ -> instead(text(at)));
    Diagnostic hinted = hint.map(finding::withHint).orElse(finding);
    return instead
        .map(token -> hinted.withFix("change to `" + token + "`", finding.origin(), token))
        .orElse(hinted);
  }

  private static Optional<String> instead(String token) {
    return Optional.ofNullable(
        switch (token) {
          case "=" -> "==";
          case "==" -> "=";
          case "and", "&" -> "&&";
          case "or", "|" -> "||";
          default -> null;
        });
  }

  /** The hint for a mistake that looks like the notation of another language. */
  private Optional<String> of(RecognitionException mistake) {
    int at = mistake.getOffendingToken().getTokenIndex();
    String hint = inMap(mistake) ? inMap(at) : null;
    if (hint == null) {
      hint = inRule(mistake, at);
    }
    return Optional.ofNullable(hint == null && !inMap(mistake) ? elsewhere(at) : hint)
        .or(() -> isInside(mistake, BlockContext.class) ? statement(at) : Optional.empty());
  }

  /**
   * The hint for a token where a definition should begin or the one before continue.
   *
   * @param inDomain whether the definition before is a domain
   */
  Optional<String> outside(int at, boolean inDomain) {
    String found = text(at);
    if (found.equals("..")) {
      return Optional.of(range(at));
    }
    if (found.equals(";")) {
      return Optional.of("nothing separates definitions: leave out `;`");
    }
    if (inDomain && found.equals("where")) {
      return Optional.of(
          "a range gives arguments to a constructor: `K(N) where N in 0..15`, with any name for"
              + " `K`");
    }
    boolean isAfterSymbol = text(at - 2).equals("=") || text(at - 2).equals("|");
    boolean isSeparated = found.matches("\\w+|,|\\|\\|") && isSameLine(at);
    return inDomain && isAfterSymbol && isSeparated
        ? Optional.of("`|` separates the values of a domain: `domain NAME = a | b`")
        : ForeignWord.help(Spot.SIGN, found).or(() -> ForeignWord.help(Spot.DEFINITION, found));
  }

  /** Whether a token is on the line of the one before. */
  boolean isSameLine(int at) {
    return at > 0 && tokens.get(at - 1).getLine() == tokens.get(at).getLine();
  }

  private String range(int at) {
    return "a range is only allowed after `where`, as in `domain NAME = K(N) where N in "
        + text(at - 1)
        + ".."
        + text(at + 1)
        + "`; here list the values";
  }

  private static boolean isInside(
      RecognitionException mistake, Class<? extends ParserRuleContext> rule) {
    RuleContext context = mistake.getCtx();
    while (context != null && !rule.isInstance(context)) {
      context = context.getParent();
    }
    return context != null;
  }

  /** The hint for a token that is a common mistake in its rule. */
  private String inRule(RecognitionException mistake, int at) {
    String found = text(at);
    String before = text(at - 1);
    return switch (mistake.getCtx()) {
      case GeneratorContext _ when found.equals("-") ->
          "`..` separates the ends of a range: `" + before + ".." + text(at + 1) + "`";
      case IndexContext index when found.equals(",") ->
          "brackets hold one key; a value of several parts begins with its constructor: `"
              + text(index.getStart().getTokenIndex() - 1)
              + "[NAME(…, …)]`";
      case ParameterContext _ when at + 1 < tokens.size() && text(at + 1).matches("[,)]") ->
          "the name comes first: `" + found + " : " + before + "`";
      case RuleContext _ when isInside(mistake, DomainContext.class) && found.equals("{") ->
          "`|` separates the values of a domain: `domain NAME = a | b`";
      case RuleContext _ when isInside(mistake, DomainContext.class) && found.equals("-") ->
          "no symbol is negative: names are made of letters, digits and `_`";
      case null, default -> null;
    };
  }

  /** What to write instead of a statement that begins with a foreign word. */
  private Optional<String> statement(int at) {
    Optional<String> word = ForeignWord.help(Spot.STATEMENT, text(at - 1));
    if (word.isPresent() || !text(at).equals("{")) {
      return word;
    }
    return ForeignWord.help(Spot.BLOCK, text(at - 1))
        .or(() -> Optional.of(BLOCKS).filter(_ -> isFirst(tokens.get(at - 1))));
  }

  private static boolean inMap(RecognitionException mistake) {
    var rule = mistake.getCtx();
    while (rule instanceof ExpressionContext && !(rule instanceof MapLiteralContext)) {
      rule = rule.getParent();
    }
    return rule instanceof MapLiteralContext || rule instanceof PartContext;
  }

  private String inMap(int at) {
    return switch (text(at)) {
      case ":" ->
          text(at - 1).equals(";")
              ? "the default of a map comes first: `{ :DEFAULT; KEY = VALUE }`"
              : "`=` separates a key from its value: `{ KEY = VALUE; KEY = VALUE }`";
      case "," -> "`;` separates the entries of a map: `{ KEY = VALUE; KEY = VALUE }`";
      case "}" -> text(at - 1).equals("{") ? "`{ :VALUE }` has the same value at every key" : null;
      default -> null;
    };
  }

  private String elsewhere(int at) {
    String before = text(at - 1);
    return switch (text(at)) {
      case "=" ->
          before.equals("=") || before.equals("domain") ? null : "`==` compares; `=` only assigns";
      case "==" -> "`=` assigns; `==` compares, in conditions";
      case "and", "&" -> "write `&&` for and";
      case "or", "|" -> "write `||` for or";
      case "!" -> "write `not(…)` with the condition in parentheses";
      case ";" -> "nothing separates statements: leave out `;`";
      case ".." -> range(at);
      case "{" ->
          text(at - 2).equals("graph")
              ? "parentheses are needed even without arguments: `graph " + before + "() { … }`"
              : null;
      case "then" -> "among statements `if` has no `then`: `if CONDITION { … }`";
      default -> byTheWordBefore(at, before);
    };
  }

  private String byTheWordBefore(int at, String before) {
    return switch (before) {
      case "not" -> "write `not(…)` with the condition in parentheses";
      case "and" -> "write `&&` for and";
      case "return", "break", "continue" -> "write `" + before + "()`; it has no value";
      default ->
          COMPUTING.contains(text(at)) && !BEFORE_A_SIGN.contains(before)
              ? "what changes in play has no arithmetic: write a function from a value to the next,"
                  + " and assign its value"
              : ForeignWord.help(Spot.SIGN, text(at)).orElse(null);
    };
  }

  private String text(int at) {
    return at >= 0 && at < tokens.size() ? tokens.get(at).getText() : "";
  }

  /**
   * The <code>{</code> of a definition that is not closed before the next one begins: the last one
   * whose partner is indented less than its own line, and so probably closes the block around it,
   * or else the innermost one that is open at the end.
   *
   * @param from the first token of the definition
   * @param to the first token after it
   */
  Optional<Token> unclosed(int from, int to) {
    Deque<Token> open = new ArrayDeque<>();
    for (Token token : tokens.subList(from, to)) {
      switch (token.getText()) {
        case "{" -> open.push(token);
        case "}" -> {
          if (open.isEmpty()) {
            return Optional.empty();
          }
          Token first = open.pop();
          boolean isLeft = first.getLine() != token.getLine() && indent(token) < indent(first);
          if (isLeft && isFirst(token)) {
            return Optional.of(first);
          }
        }
        default -> {}
      }
    }
    return Optional.ofNullable(open.peek());
  }

  private boolean isFirst(Token token) {
    return indent(token) == token.getCharPositionInLine();
  }

  /** The column of the first token in the line. */
  private int indent(Token token) {
    int at = token.getTokenIndex();
    while (at > 0 && tokens.get(at - 1).getLine() == token.getLine()) {
      at--;
    }
    return tokens.get(at).getCharPositionInLine();
  }
}
