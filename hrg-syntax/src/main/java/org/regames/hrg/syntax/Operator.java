package org.regames.hrg.syntax;

/** A binary operator. */
public enum Operator {
  ADD("+"),
  SUBTRACT("-"),
  MODULO("%"),
  EQUAL("=="),
  UNEQUAL("!="),
  LESS("<"),
  LESS_OR_EQUAL("<="),
  GREATER(">"),
  GREATER_OR_EQUAL(">="),
  AND("&&"),
  OR("||");

  private final String symbol;

  Operator(String symbol) {
    this.symbol = symbol;
  }

  /** The operator as it is written. */
  public String symbol() {
    return symbol;
  }

  /** The operator with this symbol. */
  public static Operator of(String symbol) {
    for (Operator operator : values()) {
      if (operator.symbol.equals(symbol)) {
        return operator;
      }
    }
    throw new IllegalArgumentException("not an operator: " + symbol);
  }
}
