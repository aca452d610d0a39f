package org.regames.lud.lowering;

import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.Operator;

/** Builds conditions of HRG, and simplifies them. */
final class Logic {
  static final HrgExpression TRUE = Hrg.apply("true");
  static final HrgExpression FALSE = Hrg.apply("false");

  private Logic() {}

  static HrgExpression known(boolean holds) {
    return holds ? TRUE : FALSE;
  }

  static HrgExpression and(HrgExpression a, HrgExpression b) {
    if (a.equals(FALSE) || b.equals(FALSE) || a.equals(not(b))) {
      return FALSE;
    }
    return a.equals(TRUE) ? b : b.equals(TRUE) ? a : Hrg.binary(a, Operator.AND, b);
  }

  static HrgExpression or(HrgExpression a, HrgExpression b) {
    if (a.equals(TRUE) || b.equals(TRUE) || a.equals(not(b))) {
      return TRUE;
    }
    return a.equals(FALSE) ? b : b.equals(FALSE) ? a : Hrg.binary(a, Operator.OR, b);
  }

  static HrgExpression any(List<HrgExpression> conditions) {
    return conditions.stream().reduce(FALSE, Logic::or);
  }

  static HrgExpression not(HrgExpression a) {
    if (a.equals(TRUE) || a.equals(FALSE)) {
      return known(a.equals(FALSE));
    }
    if (a instanceof HrgExpression.Application call && call.calls("not")) {
      return call.arguments().getFirst();
    }
    if (a instanceof HrgExpression.Binary binary) {
      if (binary.operator() == Operator.EQUAL) {
        return unequal(binary.left(), binary.right());
      }
      if (binary.operator() == Operator.UNEQUAL) {
        return Hrg.equal(binary.left(), binary.right());
      }
    }
    return Hrg.not(a);
  }

  static HrgExpression equal(HrgExpression a, HrgExpression b) {
    return a.equals(b) ? TRUE : Hrg.equal(a, b);
  }

  static HrgExpression unequal(HrgExpression a, HrgExpression b) {
    return a.equals(b) ? FALSE : Hrg.binary(a, Operator.UNEQUAL, b);
  }
}
