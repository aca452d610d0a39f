package org.regames.hrg.emit.naming;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.emit.terms.LoopRerolling;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.emit.terms.SymbolNumbers;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Arm;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.Builtins;

/**
 * Names graphs after what their statements do, if no source has a name: {@code anyBlank} for {@code
 * place = Cell(*)} and {@code check(grid[place] == blank)}, {@code upEnemy} for {@code at = up(at)}
 * and {@code check(board[at] == enemy)}. Equal statements get equal names, in every translation.
 */
public final class GraphNaming {
  private static final int MOST_WORDS = 3;
  private static final int LONGEST = 30;

  private final Set<String> variables;
  private final Set<String> words = new LinkedHashSet<>();

  /** For each map the keys that it is read at, where these are symbols. */
  private final Map<String, Set<List<String>>> keys = new HashMap<>();

  private GraphNaming(Set<String> variables) {
    this.variables = variables;
  }

  /**
   * A name in camel case that ends in a letter; empty if the statements suggest none.
   *
   * @param variables the names that are neither symbols nor functions
   * @param taken names of other things
   */
  public static String of(List<HrgStatement> statements, Set<String> variables, Set<String> taken) {
    GraphNaming gist = new GraphNaming(variables);
    gist.collectKeys(statements);
    gist.statements(statements);
    String name = camelCase(gist.words.stream().limit(MOST_WORDS).toList());
    return taken.contains(name) ? camelCase(List.of("some", name)) : name;
  }

  /** Joins words, which may have underscores themselves, into one name. */
  public static String camelCase(List<String> words) {
    StringBuilder name = new StringBuilder();
    for (String part : String.join("_", words).replaceFirst("^[0-9_]+", "").split("_+")) {
      if (!part.isEmpty() && (name.isEmpty() || name.length() + part.length() <= LONGEST)) {
        char first = part.charAt(0);
        name.append(name.isEmpty() ? Character.toLowerCase(first) : Character.toUpperCase(first));
        name.append(part.substring(1));
      }
    }
    return name.toString().replaceFirst("[0-9]+$", "");
  }

  private void collectKeys(List<HrgStatement> statements) {
    Rewriting.expressions(
        statements,
        expression -> {
          String map = indexed(expression);
          if (!map.isEmpty()) {
            keys.computeIfAbsent(map, _ -> new LinkedHashSet<>()).add(symbols(expression));
          }
          return expression;
        });
  }

  /** The variable of {@code map[a][b]}; empty for other expressions. */
  private String indexed(HrgExpression expression) {
    HrgExpression at = expression;
    while (at instanceof HrgExpression.Application e && e.brackets()) {
      at = e.map();
    }
    return at != expression && at instanceof HrgExpression.Reference(Name name) ? name.text() : "";
  }

  private List<String> symbols(HrgExpression expression) {
    List<String> found = new ArrayList<>();
    HrgExpression at = expression;
    while (at instanceof HrgExpression.Application e && e.brackets()) {
      if (e.arguments().getFirst() instanceof HrgExpression.Reference(Name name)
          && !variables.contains(name.text())) {
        found.addFirst(name.text());
      }
      at = e.map();
    }
    return found;
  }

  private void statements(List<HrgStatement> statements) {
    statements.forEach(this::statement);
  }

  private void statement(HrgStatement statement) {
    switch (statement) {
      case HrgStatement.Assignment e -> assignment(e);
      case HrgStatement.AnyAssignment _ -> words.add("any");
      case HrgStatement.Tag e -> e.parts().forEach(part -> words.add(part.text()));
      case HrgStatement.Check e -> condition(e.condition());
      case HrgStatement.If e -> {
        e.arms().stream().map(Arm::condition).forEach(this::condition);
        e.arms().forEach(arm -> statements(arm.body().statements()));
        e.otherwise().ifPresent(block -> statements(block.statements()));
      }
      case HrgStatement.While e -> {
        condition(e.condition());
        statements(e.body().statements());
      }
      case HrgStatement.Call e -> words.add(e.graph().text().replaceFirst("[0-9]+$", ""));
      case HrgStatement.Loop _,
          HrgStatement.Branch _,
          HrgStatement.BranchIn _,
          HrgStatement.Repeat _,
          HrgStatement.RepeatIn _ ->
          Rewriting.blocks(
              statement,
              inner -> {
                statements(inner);
                return inner;
              });
      case HrgStatement.VariableTag _, HrgStatement.Jump _ -> {}
    }
  }

  private void assignment(HrgStatement.Assignment e) {
    if (e.target().equals(Hrg.ref(Builtins.PLAYER))) {
      return;
    }
    if (!symbols(e.target()).isEmpty()) {
      map(e.target());
    }
    value(e.value());
  }

  /** Adds the word for a value: the function that gives it, or the symbol. */
  private void value(HrgExpression value) {
    switch (value) {
      case HrgExpression.Application e
          when !e.brackets() && e.map() instanceof HrgExpression.Reference(Name name) -> {
        if (!name.text().equals(LoopRerolling.VARIABLE)) {
          words.add(name.text());
        }
      }
      case HrgExpression.Reference(Name name) when !variables.contains(name.text()) ->
          words.add(name.text());
      case HrgExpression.Application _,
          HrgExpression.Reference _,
          HrgExpression.Construction _,
          HrgExpression.Binary _,
          HrgExpression.Membership _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ -> {}
    }
  }

  /** Adds what is read: a variable, with its keys if these are always the same symbols. */
  private void map(HrgExpression expression) {
    String map = indexed(expression);
    if (!map.isEmpty()) {
      List<String> at = symbols(expression);
      String one = keys.get(map).size() == 1 ? "_" + String.join("_", at) : "";
      if (!at.isEmpty()) {
        words.add(map + one);
      }
    } else if (expression instanceof HrgExpression.Reference(Name name)) {
      words.add(name.text());
    } else {
      value(expression);
    }
  }

  private void condition(HrgExpression condition) {
    condition(condition, "");
  }

  private void condition(HrgExpression condition, String prefix) {
    switch (condition) {
      case HrgExpression.Binary e
          when e.operator() == Operator.AND || e.operator() == Operator.OR -> {
        condition(e.left());
        condition(e.right());
      }
      case HrgExpression.Binary e -> comparison(e);
      case HrgExpression.Application e when e.calls(HrgKeywords.NOT) ->
          condition(e.arguments().getFirst(), "no_");
      case HrgExpression.Application e when e.calls(HrgKeywords.REACHABLE) -> {
        if (e.arguments().getFirst() instanceof HrgExpression.Application call
            && call.map() instanceof HrgExpression.Reference(Name name)) {
          words.add(prefix + name.text().replaceFirst("[0-9]+$", ""));
        }
      }
      case HrgExpression.Application _,
          HrgExpression.Reference _,
          HrgExpression.Construction _,
          HrgExpression.Membership _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ -> {}
    }
  }

  private void comparison(HrgExpression.Binary e) {
    boolean step = e.left() instanceof HrgExpression.Application call && !call.brackets();
    if (e.operator() == Operator.UNEQUAL && step) {
      return; // only whether the step leads anywhere
    }
    boolean symbol =
        e.right() instanceof HrgExpression.Reference(Name name) && !variables.contains(name.text());
    String right = symbol ? ((HrgExpression.Reference) e.right()).name().text() : "";
    if (right.isEmpty() || SymbolNumbers.isNumber(right) || !symbols(e.left()).isEmpty()) {
      map(e.left());
    }
    if (symbol && !isBool(right)) {
      words.add(e.operator() == Operator.UNEQUAL ? "not_" + right : right);
    }
  }

  private static boolean isBool(String symbol) {
    return symbol.equals("0") || symbol.equals("1");
  }
}
