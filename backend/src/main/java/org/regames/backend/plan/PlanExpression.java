package org.regames.backend.plan;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Anything in a plan that has a value and no effect. Whoever asks something of expressions, such as
 * what they depend on, goes through their parts with {@link #all}; whoever changes them does so
 * with {@link IntExpr#map} or {@link ExprRewriter}. A new kind of expression says there what it is
 * made of, and everybody knows.
 */
public sealed interface PlanExpression permits IntExpr, BitboardExpr, CodeExpr, BoolExpr, MapPart {
  /** The expressions that this one is worked out from, in the order in which it names them. */
  List<PlanExpression> children();

  /** This expression and all inside of it, each before what it is worked out from. */
  default Stream<PlanExpression> all() {
    return Stream.concat(Stream.of(this), children().stream().flatMap(PlanExpression::all));
  }

  /** Whether this expression is of some sort, or one inside of it. */
  default boolean any(Predicate<PlanExpression> sort) {
    return sort.test(this) || children().stream().anyMatch(child -> child.any(sort));
  }
}
