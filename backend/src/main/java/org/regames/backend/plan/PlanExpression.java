package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Anything in a plan that has a value and no effect. Queries, such as what an expression depends
 * on, traverse its parts with {@link #all}; transformations use {@link IntExpr#map} or {@link
 * ExprRewriter}. A new kind of expression only has to list its children there.
 */
public sealed interface PlanExpression permits IntExpr, BitboardExpr, CodeExpr, BoolExpr, MapPart {
  /** The operands of this expression in order. */
  List<PlanExpression> children();

  /** This expression and all inside it, each before its operands. */
  default Stream<PlanExpression> all() {
    List<PlanExpression> all = new ArrayList<>();
    each(all::add);
    return all.stream();
  }

  /** The same without a stream: passes visit every expression of a plan many times. */
  default void each(Consumer<PlanExpression> action) {
    action.accept(this);
    for (PlanExpression child : children()) {
      child.each(action);
    }
  }

  /** Whether this expression or one inside it satisfies a predicate. */
  default boolean any(Predicate<PlanExpression> sort) {
    if (sort.test(this)) {
      return true;
    }
    for (PlanExpression child : children()) {
      if (child.any(sort)) {
        return true;
      }
    }
    return false;
  }
}
