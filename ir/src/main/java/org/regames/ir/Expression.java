package org.regames.ir;

import java.util.ArrayList;
import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** A way to compute a value from the values of the variables. */
public sealed interface Expression {
  /** Where the expression is written. */
  Origin origin();

  /** The direct subexpressions, from left to right. */
  default List<Expression> children() {
    return switch (this) {
      case Reference _ -> List.of();
      case Access(Expression map, Expression key, _) -> List.of(map, key);
      case Cast(_, Expression value, _) -> List.of(value);
    };
  }

  /** This expression and all its subexpressions, outermost first. */
  default List<Expression> parts() {
    List<Expression> found = new ArrayList<>();
    addParts(found);
    return found;
  }

  private void addParts(List<Expression> found) {
    found.add(this);
    for (Expression child : children()) {
      child.addParts(found);
    }
  }

  /** A constant, a variable, or, where neither has the name, a symbol. */
  record Reference(String name, Origin origin) implements Expression {
    public Reference(String name) {
      this(name, Origin.UNKNOWN);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** The value of a map at a key: {@code board[pos]}. */
  record Access(Expression map, Expression key, Origin origin) implements Expression {
    public Access(Expression map, Expression key) {
      this(map, key, Origin.UNKNOWN);
    }

    @Override
    public String toString() {
      return map + "[" + key + "]";
    }
  }

  /** The same value as another type: {@code Piece(e)}. */
  record Cast(Type type, Expression value, Origin origin) implements Expression {
    public Cast(Type type, Expression value) {
      this(type, value, Origin.UNKNOWN);
    }

    @Override
    public String toString() {
      return type + "(" + value + ")";
    }
  }
}
