package org.regames.backend.plan.analysis;

import java.util.Optional;
import org.regames.backend.plan.IntExpr;

/**
 * Evaluates expressions in an abstract domain: numbers, intervals, or a number for each of many
 * cases. A domain defines constants, tables, operations and reads; this class composes them into
 * expressions. (Cousot and Cousot, "Abstract interpretation: a unified lattice model for static
 * analysis of programs", POPL 1977.)
 *
 * @param <V> the value of an expression; absent if nothing is known
 */
public interface Evaluator<V> {
  /** A constant. */
  V constant(int number);

  /** A local, a variable, a cell of a map, or a property of the move. */
  Optional<V> read(IntExpr value);

  /**
   * The content of a table.
   *
   * @param index the index
   */
  Optional<V> table(int table, Optional<V> index);

  Optional<V> sum(V left, V right);

  Optional<V> product(V value, int factor);

  /** The value that a conditional selects, if known. */
  default Optional<IntExpr> taken(IntExpr.Either either) {
    return Optional.empty();
  }

  /** The value of an expression. */
  default Optional<V> of(IntExpr value) {
    return switch (value) {
      case IntExpr.Const(int number) -> Optional.of(constant(number));
      case IntExpr.Local _, IntExpr.Scalar _, IntExpr.Cell _, IntExpr.OfMove _ -> read(value);
      case IntExpr.Table(int table, IntExpr index) -> table(table, of(index));
      case IntExpr.Sum(IntExpr left, IntExpr right) ->
          of(left).flatMap(one -> of(right).flatMap(other -> sum(one, other)));
      case IntExpr.Product(IntExpr inner, int factor) ->
          of(inner).flatMap(one -> product(one, factor));
      case IntExpr.Either either -> taken(either).flatMap(this::of);
    };
  }
}
