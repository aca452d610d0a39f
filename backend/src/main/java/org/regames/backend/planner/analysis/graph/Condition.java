package org.regames.backend.planner.analysis.graph;

import java.util.List;
import java.util.stream.Stream;
import org.regames.backend.layout.Term;
import org.regames.ir.analysis.Shape;

/** The condition for a path to follow an edge. */
public sealed interface Condition {
  /** The conditions of which one has to hold: this one itself, or those it is made of. */
  default Stream<Condition> alternatives() {
    return this instanceof AnyOf(List<Condition> conditions)
        ? conditions.stream().flatMap(Condition::alternatives)
        : Stream.of(this);
  }

  /** What is compared, outside of checks. */
  default List<Term> terms() {
    return switch (this) {
      case Compare(Term left, Term right, _) -> List.of(left, right);
      case CompareMaps(Term left, _, Term right, _, _) -> List.of(left, right);
      case Check _ -> List.of();
      case AnyOf(var conditions) ->
          conditions.stream().flatMap(condition -> condition.terms().stream()).toList();
    };
  }

  record Compare(Term left, Term right, boolean negated) implements Condition {}

  record CompareMaps(
      Term left, Shape.MapShape leftShape, Term right, Shape.MapShape rightShape, boolean negated)
      implements Condition {}

  /** A reachability check by its number. */
  record Check(int check, boolean negated) implements Condition {}

  record AnyOf(List<Condition> conditions) implements Condition {}
}
