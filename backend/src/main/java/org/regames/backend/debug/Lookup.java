package org.regames.backend.debug;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.analysis.ConstantMaps;

/** Evaluates names and map accesses, such as {@code board[from]}, written by a person. */
final class Lookup {
  private static final Pattern WORD = Pattern.compile("\\s*(\\w+|[\\[\\](),])");

  private final ConstantMaps maps;
  private final Map<String, Value> variables;
  private final Matcher words;
  private String word;

  private Lookup(Game game, Map<String, Value> variables, String text) {
    Map<String, Value> all = new HashMap<>();
    game.constants().forEach(constant -> all.putIfAbsent(constant.name(), constant.value()));
    all.putAll(variables);
    this.maps = new ConstantMaps(all);
    this.variables = variables;
    this.words = WORD.matcher(text);
    advance();
  }

  /**
   * The value of an expression.
   *
   * @throws IllegalArgumentException if it has none, with a message for people
   */
  static Value value(Game game, Map<String, Value> variables, String text) {
    Lookup lookup = new Lookup(game, variables, text);
    Expression expression = lookup.expression(true);
    if (!lookup.word.isEmpty()) {
      throw new IllegalArgumentException("expected a name, or map[key]; found `" + text + "`");
    }
    return lookup
        .maps
        .evaluate(expression)
        .orElseThrow(() -> new IllegalArgumentException(text + " has no value"));
  }

  private void advance() {
    if (words.lookingAt()) {
      word = words.group(1);
      words.region(words.end(), words.regionEnd());
    } else {
      word = words.hitEnd() && words.regionStart() == words.regionEnd() ? "" : "?";
    }
  }

  private Expression expression(boolean isWhole) {
    if (!word.matches("\\w+")) {
      throw new IllegalArgumentException("expected a name; found `" + word + "`");
    }
    String written = word;
    advance();
    boolean isBuilt = word.equals("(");
    String name = isBuilt ? written + "__" + arguments() : name(written, isWhole);
    Expression expression = new Expression.Reference(name);
    while (word.equals("[")) {
      advance();
      expression = new Expression.Access(expression, expression(false));
      if (!word.equals("]")) {
        throw new IllegalArgumentException("expected ]; found `" + word + "`");
      }
      advance();
    }
    return expression;
  }

  /** The arguments of a symbol such as {@code C(3, 1)}. */
  private String arguments() {
    List<String> arguments = new ArrayList<>();
    while (!word.equals(")")) {
      advance();
      if (!word.matches("\\w+")) {
        throw new IllegalArgumentException("expected a name or a number; found `" + word + "`");
      }
      arguments.add(word);
      advance();
      if (!word.equals(",") && !word.equals(")")) {
        throw new IllegalArgumentException("expected ); found `" + word + "`");
      }
    }
    advance();
    return String.join("_", arguments);
  }

  /** A known name, which may be abbreviated to its end; otherwise a symbol. */
  private String name(String written, boolean isWhole) {
    if (maps.has(written)) {
      return written;
    }
    List<String> longer =
        variables.keySet().stream().filter(name -> name.endsWith("_" + written)).toList();
    if (longer.size() == 1) {
      return longer.getFirst();
    }
    if (isWhole) {
      throw new IllegalArgumentException(
          longer.isEmpty()
              ? "there is no variable or constant `" + written + "`"
              : "`" + written + "` may be " + String.join(" or ", longer));
    }
    return written;
  }
}
