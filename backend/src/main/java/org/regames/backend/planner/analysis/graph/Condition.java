package org.regames.backend.planner.analysis.graph;

import java.util.List;
import org.regames.backend.layout.Term;
import org.regames.ir.analysis.Shape;

/** The condition for a path to follow an edge. */
public sealed interface Condition {
  record Compare(Term left, Term right, boolean negated) implements Condition {}

  record CompareMaps(
      Term left, Shape.MapShape leftShape, Term right, Shape.MapShape rightShape, boolean negated)
      implements Condition {}

  /** A reachability check by its number. */
  record Check(int check, boolean negated) implements Condition {}

  record AnyOf(List<Condition> conditions) implements Condition {}
}
