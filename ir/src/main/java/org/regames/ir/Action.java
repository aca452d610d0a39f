package org.regames.ir;

import java.util.List;
import java.util.function.UnaryOperator;

/** What an edge does, and in which states it may be taken. */
public sealed interface Action {
  /** An action that changes nothing and is legal only in some states. */
  sealed interface Condition extends Action {
    boolean negated();

    /** The condition that is legal exactly when this one is not. */
    Condition negation();
  }

  /** Stores a value. */
  sealed interface Write extends Action {
    /** The variable, or the place in a map, that changes. */
    Expression left();
  }

  /** Adds a name to the move. */
  sealed interface Tagging extends Action {}

  /** The outermost expressions, from left to right. */
  default List<Expression> expressions() {
    return switch (this) {
      case Comparison(Expression left, Expression right, _) -> List.of(left, right);
      case Assignment(Expression left, Expression right) -> List.of(left, right);
      case AnyAssignment(Expression left, _) -> List.of(left);
      case Skip _, Reachability _, Tagging _ -> List.of();
    };
  }

  /** The same action with other outermost expressions. */
  default Action map(UnaryOperator<Expression> function) {
    return switch (this) {
      case Comparison(Expression left, Expression right, boolean negated) ->
          new Comparison(function.apply(left), function.apply(right), negated);
      case Assignment(Expression left, Expression right) ->
          new Assignment(function.apply(left), function.apply(right));
      case AnyAssignment(Expression left, Type type) ->
          new AnyAssignment(function.apply(left), type);
      case Skip _, Reachability _, Tagging _ -> this;
    };
  }

  /** Always legal, changes nothing. */
  record Skip() implements Action {
    @Override
    public String toString() {
      return "";
    }
  }

  /** Legal if both sides have the same value, or, if negated, different ones. */
  record Comparison(Expression left, Expression right, boolean negated) implements Condition {
    @Override
    public Comparison negation() {
      return new Comparison(left, right, !negated);
    }

    /** The same comparison the other way round. */
    public Comparison swapped() {
      return new Comparison(right, left, negated);
    }

    @Override
    public String toString() {
      return left + (negated ? " != " : " == ") + right;
    }
  }

  /** Stores the value of the right side at the variable, or the place in a map, on the left. */
  record Assignment(Expression left, Expression right) implements Write {
    @Override
    public String toString() {
      return left + " = " + right;
    }
  }

  /** Stores any value of a set type, with one path for each: {@code pos = Position(*)}. */
  record AnyAssignment(Expression left, Type type) implements Write {
    @Override
    public String toString() {
      return left + " = " + type + "(*)";
    }
  }

  /**
   * Legal if some legal path leads from one node to another with the present values or, if negated,
   * if none does. Assignments on that path are discarded.
   */
  record Reachability(String from, String to, boolean negated) implements Condition {
    @Override
    public Reachability negation() {
      return new Reachability(from, to, !negated);
    }

    @Override
    public String toString() {
      return (negated ? "! " : "? ") + from + " -> " + to;
    }
  }

  /** Adds a name to the move. */
  record Tag(String symbol) implements Tagging {
    @Override
    public String toString() {
      return "$ " + symbol;
    }
  }

  /** Adds the present value of a variable of a set type to the move. */
  record VariableTag(String variable) implements Tagging {
    @Override
    public String toString() {
      return "$$ " + variable;
    }
  }
}
