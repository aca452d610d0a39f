package org.regames.hrg;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.regames.hrg.grammar.HrgParser.ExpressionContext;
import org.regames.hrg.grammar.HrgParser.MapLiteralContext;
import org.regames.hrg.grammar.HrgParser.PartContext;

/** How HRG writes what the author of a mistake wrote as other languages do. */
final class NotationHints {
  private static final Set<String> COMPUTING = Set.of("+", "-", "*", "/", "+=", "++", "--", "-=");

  private static final Set<String> BEFORE_A_SIGN = Set.of("=", "(", ",", "==", "[");

  private final List<Token> tokens;

  /**
   * @param tokens all of the text, its end as the last
   */
  NotationHints(List<Token> tokens) {
    this.tokens = tokens;
  }

  /** The hint for a mistake, where it looks like the notation of another language. */
  Optional<String> of(RecognitionException mistake) {
    int at = mistake.getOffendingToken().getTokenIndex();
    boolean inMap = inMap(mistake);
    return Optional.ofNullable(inMap ? inMap(at) : elsewhere(at));
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
              ? "the default of a map stands first: `{ :DEFAULT; KEY = VALUE }`"
              : "`=` stands between a key and its value: `{ KEY = VALUE; KEY = VALUE }`";
      case "," -> "`;` stands between the parts of a map: `{ KEY = VALUE; KEY = VALUE }`";
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
      case ";" -> "nothing stands between statements: leave `;` out";
      case "then" -> "among statements `if` has no `then`: `if CONDITION { … }`";
      default -> byTheWordBefore(at, before);
    };
  }

  private String byTheWordBefore(int at, String before) {
    return switch (before) {
      case "not" -> "write `not(…)` with the condition in parentheses";
      case "and" -> "write `&&` for and";
      case "for", "foreach" ->
          "`branch X in TYPE { … }` lets the player choose one of the values, `repeat X in TYPE"
              + " { … }` goes through them all";
      case "elif", "elsif", "elseif" -> "write `else if`";
      case "return", "break", "continue" -> "write `" + before + "()`; it has no value";
      case "let", "var", "def", "set" -> "an assignment is just `NAME = VALUE`";
      default ->
          COMPUTING.contains(text(at)) && !BEFORE_A_SIGN.contains(before)
              ? "what changes in play has no arithmetic: write a function from a value to the next,"
                  + " and assign its value"
              : null;
    };
  }

  private String text(int at) {
    return at >= 0 && at < tokens.size() ? tokens.get(at).getText() : "";
  }

  /**
   * The <code>{</code> of a definition that is not closed before the next one begins: the last one
   * whose partner stands further left than its own line begins, as the <code>}</code> of what is
   * around it does, or else the innermost that is open at the end.
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
