package org.regames.backend.plan;

import java.util.List;

/** An expression of the plan with a 32-bit value; mostly a symbol's number. Has no effect. */
public sealed interface IntExpr extends PlanExpression {
  /** The content of a cell of an array. */
  sealed interface Lookup extends IntExpr {}

  /** A value computed from others. */
  sealed interface Computed extends IntExpr {}

  /** A property of the move being searched or played. */
  sealed interface OfMove extends IntExpr {}

  record Const(int value) implements IntExpr {
    @Override
    public String toString() {
      return Integer.toString(value);
    }
  }

  /** A local of the function; each is set once. */
  record Local(int number) implements IntExpr {
    @Override
    public String toString() {
      return "x" + number;
    }
  }

  /** The number of decisions before, as passed to the function. */
  record Depth() implements OfMove {
    @Override
    public String toString() {
      return "depth";
    }
  }

  /** The value of a variable of a set type in the state. */
  record Scalar(int variable) implements IntExpr {
    @Override
    public String toString() {
      return "s" + variable;
    }
  }

  /** A place in the array of a map variable in the state. */
  record Cell(int variable, IntExpr index) implements Lookup {
    @Override
    public String toString() {
      return "m" + variable + "[" + index + "]";
    }
  }

  /** A place in a table. */
  record Table(int table, IntExpr index) implements Lookup {
    @Override
    public String toString() {
      return "t" + table + "[" + index + "]";
    }
  }

  record Sum(IntExpr left, IntExpr right) implements Computed {
    @Override
    public String toString() {
      return "(" + left + " + " + right + ")";
    }
  }

  record Product(IntExpr value, int factor) implements Computed {
    @Override
    public String toString() {
      return value + " * " + factor;
    }
  }

  /** One of two values. */
  record Either(BoolExpr test, IntExpr yes, IntExpr no) implements Computed {
    @Override
    public String toString() {
      return "(" + test + " ? " + yes + " : " + no + ")";
    }
  }

  /** Bits of the code of the move being played. */
  record CodeBits(int shift, int width) implements OfMove {
    @Override
    public String toString() {
      return "code[" + shift + " +" + width + "]";
    }
  }

  /** A decision of the move being played, by its index in the move. */
  record Decision(IntExpr at) implements OfMove {
    @Override
    public String toString() {
      return "decision[" + at + "]";
    }
  }

  @Override
  default List<PlanExpression> children() {
    return switch (this) {
      case Const _, Local _, Depth _, Scalar _, CodeBits _ -> List.of();
      case Cell(_, IntExpr index) -> List.of(index);
      case Table(_, IntExpr index) -> List.of(index);
      case Sum(IntExpr left, IntExpr right) -> List.of(left, right);
      case Product(IntExpr value, _) -> List.of(value);
      case Either(BoolExpr test, IntExpr yes, IntExpr no) -> List.of(test, yes, no);
      case Decision(IntExpr at) -> List.of(at);
    };
  }

  /** The same expression with other parts; constants in sums are folded. */
  default IntExpr map(ExprRewriter change) {
    return switch (this) {
      case Const _, Local _, Depth _, Scalar _, CodeBits _ -> this;
      case Cell(int variable, IntExpr index) -> new Cell(variable, change.of(index));
      case Table(int table, IntExpr index) -> new Table(table, change.of(index));
      case Sum(IntExpr left, IntExpr right) -> sum(change.of(left), change.of(right));
      case Product(IntExpr value, int factor) -> product(change.of(value), factor);
      case Either(BoolExpr test, IntExpr yes, IntExpr no) ->
          new Either(change.of(test), change.of(yes), change.of(no));
      case Decision(IntExpr at) -> new Decision(change.of(at));
    };
  }

  /** A sum; constants are folded and come last. */
  static IntExpr sum(IntExpr left, IntExpr right) {
    if (left instanceof Const(int a) && right instanceof Const(int b)) {
      return new Const(a + b);
    }
    if (left instanceof Const) {
      return sum(right, left);
    }
    if (right instanceof Const(int b) && b == 0) {
      return left;
    }
    if (left instanceof Sum(IntExpr inner, Const constant)) {
      return right instanceof Const
          ? sum(inner, sum(constant, right))
          : sum(sum(inner, right), constant);
    }
    return new Sum(left, right);
  }

  /** A multiple; constants are folded. */
  static IntExpr product(IntExpr value, int factor) {
    return switch (value) {
      case Const(int number) -> new Const(number * factor);
      case Sum(IntExpr inner, Const(int number)) ->
          sum(product(inner, factor), new Const(number * factor));
      case Local _, Scalar _, Lookup _, Computed _, OfMove _ ->
          factor == 1 ? value : new Product(value, factor);
    };
  }
}
