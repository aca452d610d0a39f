package org.regames.backend.planner.analysis.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.regames.backend.layout.Term;
import org.regames.ir.analysis.Shape;

/** The condition for a path to follow an edge. */
public sealed interface Condition {
  /** The compared terms, not counting those inside checks. */
  default List<Term> terms() {
    return switch (this) {
      case Compare(Term left, Term right, _) -> List.of(left, right);
      case CompareMaps(Term left, _, Term right, _, _) -> List.of(left, right);
      case Check _ -> List.of();
      case AnyOf(var conditions) -> all(conditions, Condition::terms);
    };
  }

  /** The checks, by number. */
  default List<Integer> checks() {
    return switch (this) {
      case Compare _, CompareMaps _ -> List.of();
      case Check(int check, _) -> List.of(check);
      case AnyOf(var conditions) -> all(conditions, Condition::checks);
    };
  }

  private static <T> List<T> all(List<Condition> conditions, Function<Condition, List<T>> found) {
    List<T> all = new ArrayList<>();
    conditions.forEach(condition -> all.addAll(found.apply(condition)));
    return all;
  }

  record Compare(Term left, Term right, boolean negated) implements Condition {}

  record CompareMaps(
      Term left, Shape.MapShape leftShape, Term right, Shape.MapShape rightShape, boolean negated)
      implements Condition {}

  /** A reachability check by its number. */
  record Check(int check, boolean negated) implements Condition {}

  record AnyOf(List<Condition> conditions) implements Condition {}
}
