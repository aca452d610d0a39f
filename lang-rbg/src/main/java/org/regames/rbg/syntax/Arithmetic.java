package org.regames.rbg.syntax;

import java.math.BigInteger;

/** An arithmetic value: integers of any size and sign, division truncates towards zero. */
public sealed interface Arithmetic {
  /** A number that is written as such. */
  record Constant(BigInteger value) implements Arithmetic {
    @Override
    public String toString() {
      return value.toString();
    }
  }

  /** The value of a variable, or the score of a player. */
  record Variable(String name) implements Arithmetic {
    @Override
    public String toString() {
      return name;
    }
  }

  /** How many of a piece are on the board. */
  record Count(String piece) implements Arithmetic {
    @Override
    public String toString() {
      return piece;
    }
  }

  /** Two values combined. */
  record Operation(Operator operator, Arithmetic left, Arithmetic right) implements Arithmetic {
    @Override
    public String toString() {
      return "(" + left + " " + operator.sign() + " " + right + ")";
    }
  }

  /** The four operations. */
  enum Operator {
    ADD("+"),
    SUBTRACT("-"),
    MULTIPLY("*"),
    DIVIDE("/");

    private final String sign;

    Operator(String sign) {
      this.sign = sign;
    }

    public String sign() {
      return sign;
    }
  }

  /** The six comparisons. */
  enum Relation {
    LESS("<"),
    AT_MOST("<="),
    EQUAL("=="),
    UNEQUAL("!="),
    AT_LEAST(">="),
    GREATER(">");

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    public String sign() {
      return sign;
    }

    /** Whether the relation holds between two values, given the result of {@code compareTo}. */
    public boolean holds(int order) {
      return switch (this) {
        case LESS -> order < 0;
        case AT_MOST -> order <= 0;
        case EQUAL -> order == 0;
        case UNEQUAL -> order != 0;
        case AT_LEAST -> order >= 0;
        case GREATER -> order > 0;
      };
    }
  }
}
