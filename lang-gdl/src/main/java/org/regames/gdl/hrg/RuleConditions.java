package org.regames.gdl.hrg;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;

/** Builds conditions of HRG, all or one of which have to hold. */
final class RuleConditions {
  static final HrgExpression TRUE = Hrg.apply(HrgKeywords.TRUE);
  static final HrgExpression FALSE = Hrg.apply(HrgKeywords.FALSE);

  private RuleConditions() {}

  /** The condition that holds always, or never. */
  static HrgExpression always(boolean holds) {
    return holds ? TRUE : FALSE;
  }

  /** All of them; {@code true()} if there are none. */
  static HrgExpression all(List<HrgExpression> conditions) {
    return conditions.stream()
        .flatMap(condition -> condition.operands(Operator.AND).stream())
        .reduce((left, right) -> Hrg.binary(left, Operator.AND, right))
        .orElse(TRUE);
  }

  /** One of them; {@code false()} if there are none. */
  static HrgExpression any(List<HrgExpression> conditions) {
    return conditions.stream()
        .reduce((left, right) -> Hrg.binary(left, Operator.OR, right))
        .orElse(FALSE);
  }

  /** The condition that two values are equal, or differ. */
  static HrgExpression compared(HrgExpression left, HrgExpression right, boolean holds) {
    return Hrg.binary(left, holds ? Operator.EQUAL : Operator.UNEQUAL, right);
  }

  /** The condition that a graph can be run to its end. */
  static HrgExpression reachable(HrgExpression call) {
    return Hrg.apply(HrgKeywords.REACHABLE, call);
  }

  /** The condition that not all of them hold. */
  static HrgExpression negation(List<HrgExpression> conditions) {
    List<HrgExpression> real = conditions.stream().filter(each -> !each.equals(TRUE)).toList();
    if (real.contains(FALSE)) {
      return TRUE;
    }
    return real.isEmpty() ? FALSE : negation(all(real));
  }

  private static HrgExpression negation(HrgExpression condition) {
    return switch (condition) {
      case HrgExpression.Binary(Operator operator, var left, var right, _)
          when operator == Operator.EQUAL || operator == Operator.UNEQUAL ->
          compared(left, right, operator == Operator.UNEQUAL);
      case HrgExpression.Application call when call.calls(HrgKeywords.NOT) ->
          call.arguments().getFirst();
      default -> Hrg.not(condition);
    };
  }

  /** The name, if an expression is just a name. */
  static Optional<String> name(HrgExpression expression) {
    return expression instanceof HrgExpression.Reference(Name(String text, _))
        ? Optional.of(text)
        : Optional.empty();
  }

  /** Whether a name stands anywhere in an expression. */
  static boolean mentions(HrgExpression expression, String name) {
    return expression.all().anyMatch(part -> name(part).filter(name::equals).isPresent());
  }
}
