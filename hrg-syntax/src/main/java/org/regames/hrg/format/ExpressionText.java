package org.regames.hrg.format;

import java.util.List;
import java.util.stream.Collectors;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;

/**
 * Expressions, patterns and generators as text on one line, with no more parentheses than
 * necessary.
 */
public final class ExpressionText {
  /** How tightly an expression binds: the levels of the grammar, from the loosest on. */
  private static final int LOOSEST = 0;

  private static final int DISJUNCTION = 1;
  private static final int CONJUNCTION = 2;
  private static final int COMPARISON = 3;
  private static final int MEMBERSHIP = 4;
  private static final int ARITHMETIC = 5;
  private static final int APPLICATION = 6;

  private ExpressionText() {}

  /** The text. */
  public static String of(HrgExpression expression) {
    return of(expression, LOOSEST);
  }

  /** Here, sums bind as tightly as {@code %}, unlike elsewhere; readers should not have to know. */
  private static boolean isRemainderOfSum(HrgExpression.Binary e) {
    return e.operator() == Operator.MODULO && e.left() instanceof HrgExpression.Binary;
  }

  /** The operand of a conjunction or disjunction. */
  public static String operand(HrgExpression expression, Operator operator, boolean first) {
    return of(expression, level(operator) + (first ? 0 : 1));
  }

  /** Whether an operand has parentheses around it. */
  static boolean isEnclosed(HrgExpression expression, Operator operator, boolean first) {
    return level(expression) < level(operator) + (first ? 0 : 1);
  }

  private static String of(HrgExpression expression, int least) {
    StringBuilder text = new StringBuilder();
    boolean parenthesised = level(expression) < least;
    if (parenthesised) {
      text.append('(');
    }
    switch (expression) {
      case HrgExpression.Reference(Name name) -> text.append(name);
      case HrgExpression.Construction e ->
          text.append(e.constructor()).append('(').append(list(e.arguments())).append(')');
      case HrgExpression.Application e -> {
        text.append(of(e.map(), APPLICATION)).append(e.brackets() ? '[' : '(');
        text.append(list(e.arguments())).append(e.brackets() ? ']' : ')');
      }
      case HrgExpression.Binary e -> {
        int level = level(e.operator());
        text.append(of(e.left(), isRemainderOfSum(e) ? APPLICATION : level))
            .append(' ')
            .append(e.operator().symbol())
            .append(' ');
        text.append(of(e.right(), level + 1));
      }
      case HrgExpression.Membership e ->
          text.append(of(e.value(), MEMBERSHIP)).append(" in ").append(e.type());
      case HrgExpression.Conditional e -> {
        text.append("if ").append(of(e.condition(), DISJUNCTION));
        text.append(" then ").append(branch(e.consequence()));
        text.append(" else ").append(of(e.alternative(), LOOSEST));
      }
      case HrgExpression.MapLiteral e -> {
        String before = e.otherwise().map(value -> ":" + of(value)).orElse("");
        String between = before.isEmpty() || e.parts().isEmpty() ? "" : "; ";
        String parts =
            e.parts().stream().map(ExpressionText::part).collect(Collectors.joining("; "));
        text.append("{ ").append(before).append(between).append(parts).append(" }");
      }
    }
    return text.append(parenthesised ? ")" : "").toString();
  }

  static String part(HrgExpression.Part part) {
    return of(part.key()) + " = " + of(part.value()) + generators(part.generators());
  }

  /** The generators with {@code where} and a space before it; empty if there are none. */
  static String generators(List<Generator> generators) {
    return generators.isEmpty()
        ? ""
        : generators.stream()
            .map(ExpressionText::generator)
            .collect(Collectors.joining(", ", " where ", ""));
  }

  private static String generator(Generator generator) {
    return generator.variable()
        + " in "
        + switch (generator.values()) {
          case Generator.Values.Range(Name first, Name last) -> first + ".." + last;
          case Generator.Values.Members(List<Name> names) -> members(names);
        };
  }

  private static String members(List<Name> names) {
    return names.stream().map(Name::text).collect(Collectors.joining(", ", "{", "}"));
  }

  /** A pattern. */
  public static String pattern(HrgPattern pattern) {
    return switch (pattern) {
      case HrgPattern.Wildcard _ -> "_";
      case HrgPattern.Variable(Name name) -> name.text();
      case HrgPattern.Literal(Name name) -> name.text();
      case HrgPattern.Construction e ->
          e.constructor()
              + e.arguments().stream()
                  .map(ExpressionText::pattern)
                  .collect(Collectors.joining(", ", "(", ")"));
    };
  }

  /** What stands after {@code then}. */
  public static String branch(HrgExpression expression) {
    return of(expression, DISJUNCTION);
  }

  static String list(List<HrgExpression> expressions) {
    return expressions.stream().map(ExpressionText::of).collect(Collectors.joining(", "));
  }

  private static int level(HrgExpression expression) {
    return switch (expression) {
      case HrgExpression.Reference _,
          HrgExpression.Construction _,
          HrgExpression.Application _,
          HrgExpression.MapLiteral _ ->
          APPLICATION;
      case HrgExpression.Binary e -> level(e.operator());
      case HrgExpression.Membership _ -> MEMBERSHIP;
      case HrgExpression.Conditional _ -> LOOSEST;
    };
  }

  private static int level(Operator operator) {
    return switch (operator) {
      case ADD, SUBTRACT, MODULO -> ARITHMETIC;
      case EQUAL, UNEQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> COMPARISON;
      case AND -> CONJUNCTION;
      case OR -> DISJUNCTION;
    };
  }
}
