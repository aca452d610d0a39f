package org.regames.backend.planner.analysis.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.backend.layout.Term;
import org.regames.ir.analysis.Shape;

/** An action of an edge with its names resolved. */
public sealed interface Step {
  /** The terms that are read; first those that determine the assigned cell. */
  default List<Term> terms() {
    return switch (this) {
      case Skip _ -> List.of();
      case Guard(Condition condition) -> condition.terms();
      case Assign(Cell place, Term value) -> place.keysAnd(value);
      case AssignMap(Cell place, _, Term value, _) -> place.keysAnd(value);
      case AssignAny(Cell place, _) -> place.keys();
      case Tag(Term symbol) -> List.of(symbol);
    };
  }

  /** The variables that are read, including maps. */
  default BitSet variables() {
    BitSet found = new BitSet();
    for (Term term : terms()) {
      found.or(term.variables());
    }
    return found;
  }

  /** The variable that is assigned, as a whole or in part, or -1. */
  default int assigned() {
    return switch (this) {
      case Assign(Cell place, _) -> place.variable();
      case AssignMap(Cell place, _, _, _) -> place.variable();
      case AssignAny(Cell place, _) -> place.variable();
      case Skip _, Guard _, Tag _ -> -1;
    };
  }

  /** The checks, by number. */
  default List<Integer> checks() {
    return this instanceof Guard(Condition condition) ? condition.checks() : List.of();
  }

  /** A variable, or a cell in a map variable. */
  record Cell(int variable, List<Term> keys) {
    private List<Term> keysAnd(Term value) {
      List<Term> all = new ArrayList<>(keys);
      all.add(value);
      return all;
    }
  }

  record Skip() implements Step {}

  record Guard(Condition condition) implements Step {}

  record Assign(Cell place, Term value) implements Step {}

  /** Assigns a map; the types are those of the two sides. */
  record AssignMap(Cell place, Shape.MapShape shape, Term value, Shape.MapShape valueShape)
      implements Step {}

  record AssignAny(Cell place, int[] symbols) implements Step {}

  record Tag(Term symbol) implements Step {}
}
