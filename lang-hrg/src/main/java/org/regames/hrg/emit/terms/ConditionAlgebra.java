package org.regames.hrg.emit.terms;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.Operator;

/** Boolean algebra on conditions, in which only leaves are negated. */
public final class ConditionAlgebra {
  private ConditionAlgebra() {}

  public static final HrgExpression NEVER = Hrg.apply(HrgKeywords.FALSE, List.of());

  public static HrgExpression not(HrgExpression condition) {
    return switch (condition) {
      case HrgExpression.Binary e ->
          switch (e.operator()) {
            case EQUAL -> Hrg.binary(e.left(), Operator.UNEQUAL, e.right());
            case UNEQUAL -> Hrg.binary(e.left(), Operator.EQUAL, e.right());
            case AND -> Hrg.binary(not(e.left()), Operator.OR, not(e.right()));
            case OR -> Hrg.binary(not(e.left()), Operator.AND, not(e.right()));
            case ADD, SUBTRACT, MODULO, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                Hrg.apply(HrgKeywords.NOT, List.of(condition));
          };
      case HrgExpression.Application e when e.calls(HrgKeywords.NOT) -> e.arguments().getFirst();
      case HrgExpression.Application _,
          HrgExpression.Reference _,
          HrgExpression.Construction _,
          HrgExpression.Membership _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ ->
          Hrg.apply(HrgKeywords.NOT, List.of(condition));
    };
  }

  public static HrgExpression and(HrgExpression left, HrgExpression right) {
    return join(Operator.AND, left, right);
  }

  public static HrgExpression or(HrgExpression left, HrgExpression right) {
    return join(Operator.OR, left, right);
  }

  /** Joins from the left, as a parser does, whatever the operands are made of. */
  private static HrgExpression join(Operator operator, HrgExpression left, HrgExpression right) {
    HrgExpression result = left;
    for (HrgExpression operand : operands(operator, right)) {
      result = Hrg.binary(result, operator, operand);
    }
    return result;
  }

  private static List<HrgExpression> operands(Operator operator, HrgExpression condition) {
    List<HrgExpression> operands = new ArrayList<>();
    HrgExpression rest = condition;
    while (rest instanceof HrgExpression.Binary e && e.operator() == operator) {
      operands.addFirst(e.right());
      rest = e.left();
    }
    operands.addFirst(rest);
    return operands;
  }

  /** Whether a condition reads better when negated: it begins with a negation. */
  public static boolean isNegative(HrgExpression condition) {
    return switch (condition) {
      case HrgExpression.Binary e ->
          switch (e.operator()) {
            case UNEQUAL -> true;
            case AND, OR -> isNegative(e.left());
            case EQUAL, ADD, SUBTRACT, MODULO, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                false;
          };
      case HrgExpression.Application e -> e.calls(HrgKeywords.NOT);
      case HrgExpression.Reference _,
          HrgExpression.Construction _,
          HrgExpression.Membership _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ ->
          false;
    };
  }

  /** How many comparisons and checks a condition has. */
  public static int comparisons(HrgExpression condition) {
    return condition instanceof HrgExpression.Binary e && isLogical(e)
        ? comparisons(e.left()) + comparisons(e.right())
        : 1;
  }

  /** Whether a condition is a disjunction, so that it can hold in several ways. */
  public static boolean isAlternative(HrgExpression condition) {
    return condition instanceof HrgExpression.Binary e
        && isLogical(e)
        && (e.operator() == Operator.OR || isAlternative(e.left()) || isAlternative(e.right()));
  }

  private static boolean isLogical(HrgExpression.Binary e) {
    return e.operator() == Operator.AND || e.operator() == Operator.OR;
  }
}
