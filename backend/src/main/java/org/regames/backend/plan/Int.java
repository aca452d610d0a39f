package org.regames.backend.plan;

import java.util.List;
import java.util.function.UnaryOperator;

/** An expression of the plan with a 32-bit value; mostly a symbol's number. Has no effect. */
public sealed interface Int extends Expression {
  record Const(int value) implements Int {
    @Override
    public String toString() {
      return Integer.toString(value);
    }
  }

  /** A local of the function; each is set in one place. */
  record Local(int number) implements Int {
    @Override
    public String toString() {
      return "x" + number;
    }
  }

  /** How many decisions there were before, as the function was told. */
  record Depth() implements Int {
    @Override
    public String toString() {
      return "depth";
    }
  }

  /** The value of a variable of a set type in the state. */
  record Scalar(int variable) implements Int {
    @Override
    public String toString() {
      return "s" + variable;
    }
  }

  /** A place in the array of a map variable in the state. */
  record Cell(int variable, Int index) implements Int {
    @Override
    public String toString() {
      return "m" + variable + "[" + index + "]";
    }
  }

  /** A place in a table. */
  record Table(int table, Int index) implements Int {
    @Override
    public String toString() {
      return "t" + table + "[" + index + "]";
    }
  }

  record Sum(Int left, Int right) implements Int {
    @Override
    public String toString() {
      return "(" + left + " + " + right + ")";
    }
  }

  record Product(Int value, int factor) implements Int {
    @Override
    public String toString() {
      return value + " * " + factor;
    }
  }

  /** One of two values. */
  record Either(Test test, Int yes, Int no) implements Int {
    @Override
    public String toString() {
      return "(" + test + " ? " + yes + " : " + no + ")";
    }
  }

  /** Bits of the code of the move that is played. */
  record Bits(int shift, int width) implements Int {
    @Override
    public String toString() {
      return "code[" + shift + " +" + width + "]";
    }
  }

  /** A decision of the move that is played, by its place in the move. */
  record Decision(Int at) implements Int {
    @Override
    public String toString() {
      return "decision[" + at + "]";
    }
  }

  @Override
  default List<Expression> children() {
    return switch (this) {
      case Const _, Local _, Depth _, Scalar _, Bits _ -> List.of();
      case Cell(_, Int index) -> List.of(index);
      case Table(_, Int index) -> List.of(index);
      case Sum(Int left, Int right) -> List.of(left, right);
      case Product(Int value, _) -> List.of(value);
      case Either(Test test, Int yes, Int no) -> List.of(test, yes, no);
      case Decision(Int at) -> List.of(at);
    };
  }

  /** The same expression of other numbers; what becomes constant in sums is worked out. */
  default Int map(UnaryOperator<Int> change) {
    return switch (this) {
      case Const _, Local _, Depth _, Scalar _, Bits _ -> this;
      case Cell(int variable, Int index) -> new Cell(variable, change.apply(index));
      case Table(int table, Int index) -> new Table(table, change.apply(index));
      case Sum(Int left, Int right) -> sum(change.apply(left), change.apply(right));
      case Product(Int value, int factor) -> product(change.apply(value), factor);
      case Either(Test test, Int yes, Int no) ->
          new Either(test.map(change), change.apply(yes), change.apply(no));
      case Decision(Int at) -> new Decision(change.apply(at));
    };
  }

  /** A sum; what is constant is worked out and stands last. */
  static Int sum(Int left, Int right) {
    if (left instanceof Const(int a) && right instanceof Const(int b)) {
      return new Const(a + b);
    }
    if (left instanceof Const) {
      return sum(right, left);
    }
    if (right instanceof Const(int b) && b == 0) {
      return left;
    }
    if (left instanceof Sum(Int inner, Const constant)) {
      return right instanceof Const
          ? sum(inner, sum(constant, right))
          : sum(sum(inner, right), constant);
    }
    return new Sum(left, right);
  }

  /** A multiple; what is constant is worked out. */
  static Int product(Int value, int factor) {
    return switch (value) {
      case Const(int number) -> new Const(number * factor);
      case Sum(Int inner, Const(int number)) ->
          sum(product(inner, factor), new Const(number * factor));
      case Int other -> factor == 1 ? other : new Product(other, factor);
    };
  }
}
