package org.regames.ir;

/** What an edge does when a walk takes it, and when it may. */
public sealed interface Action {
  /** Always legal, changes nothing. */
  record Skip() implements Action {
    @Override
    public String toString() {
      return "";
    }
  }

  /** Legal if both sides have the same value, or, if negated, different ones. */
  record Comparison(Expression left, Expression right, boolean negated) implements Action {
    @Override
    public String toString() {
      return left + (negated ? " != " : " == ") + right;
    }
  }

  /** Stores the value of the right side at the variable, or the place in a map, on the left. */
  record Assignment(Expression left, Expression right) implements Action {
    @Override
    public String toString() {
      return left + " = " + right;
    }
  }

  /** Stores any value of a set type, one walk for each: {@code pos = Position(*)}. */
  record AnyAssignment(Expression left, Type type) implements Action {
    @Override
    public String toString() {
      return left + " = " + type + "(*)";
    }
  }

  /**
   * Legal if some legal walk leads from one node to another with the present values, or, if
   * negated, if none does. Whatever that walk assigns is forgotten.
   */
  record Reachability(String from, String to, boolean negated) implements Action {
    @Override
    public String toString() {
      return (negated ? "! " : "? ") + from + " -> " + to;
    }
  }

  /** Adds a name to the move. */
  record Tag(String symbol) implements Action {
    @Override
    public String toString() {
      return "$ " + symbol;
    }
  }

  /** Adds the present value of a variable of a set type to the move. */
  record VariableTag(String variable) implements Action {
    @Override
    public String toString() {
      return "$$ " + variable;
    }
  }
}
