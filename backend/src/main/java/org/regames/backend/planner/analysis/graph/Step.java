package org.regames.backend.planner.analysis.graph;

import java.util.List;
import org.regames.backend.layout.Term;
import org.regames.ir.analysis.Shape;

/** An action of an edge with its names resolved. */
public sealed interface Step {
  /** A variable, or a cell in a map variable. */
  record Cell(int variable, List<Term> keys) {}

  record Skip() implements Step {}

  record Guard(Condition condition) implements Step {}

  record Assign(Cell place, Term value) implements Step {}

  /** Assigns a map; the types are those of the two sides. */
  record AssignMap(Cell place, Shape.MapShape shape, Term value, Shape.MapShape valueShape)
      implements Step {}

  record AssignAny(Cell place, int[] symbols) implements Step {}

  record Tag(Term symbol) implements Step {}
}
