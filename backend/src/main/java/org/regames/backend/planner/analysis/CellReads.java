package org.regames.backend.planner.analysis;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.ir.analysis.RoundRobinSolver;

/**
 * The variables whose values decide which cell of a map is read or assigned, or are stored in such
 * a cell: the square of a path does, a counter of moves does not. They include maps whose contents
 * do so, such as the square of each king, and variables that are compared with one of these, such
 * as the square passed last.
 */
final class CellReads {
  private final GameLayout layout;
  private final BitSet variables = new BitSet();

  private CellReads(GameLayout layout) {
    this.layout = layout;
  }

  /**
   * Finds them for all steps of a graph: those of the steps, and those that these are computed
   * from.
   */
  public static BitSet of(GameLayout layout, Graph graph) {
    CellReads reads = new CellReads(layout);
    RoundRobinSolver.solve(
        IntStream.range(0, graph.nodeBound()).boxed().toList(),
        node -> {
          int before = reads.variables.cardinality();
          graph.transitions(node).forEach(transition -> reads.add(transition.step()));
          return reads.variables.cardinality() > before;
        });
    return reads.variables;
  }

  private void add(Step step) {
    CellValues.keys(step).forEach(this::addAll);
    switch (step) {
      case Step.Assign(Step.Cell place, Term value) -> {
        addKeys(value);
        if (isBoard(place.variable()) || variables.get(place.variable())) {
          addAll(value);
        }
      }
      case Step.Guard(Condition condition) -> add(condition);
      case Step.AssignAny _, Step.AssignMap _, Step.Skip _, Step.Tag _ -> {}
    }
  }

  /** Whether it is a map whose contents matter anyway. */
  private boolean isBoard(int variable) {
    return layout.variables().get(variable).isMap() && !CellValues.isLarge(layout, variable);
  }

  private void add(Condition condition) {
    switch (condition) {
      case Condition.Compare(Term left, Term right, boolean negated) -> {
        addKeys(left);
        addKeys(right);
        if (!negated) {
          addSame(left, right);
          addSame(right, left);
        }
      }
      case Condition.AnyOf(var conditions) -> conditions.forEach(this::add);
      case Condition.Check _, Condition.CompareMaps _ -> {}
    }
  }

  /** Adds what a variable that chooses cells is compared with. */
  private void addSame(Term one, Term other) {
    if (one instanceof Term.Variable(int variable) && variables.get(variable)) {
      addAll(other);
    }
  }

  private void addAll(Term term) {
    variables.or(term.variables());
  }

  /** Adds the variables that choose the cells of maps in a term. */
  private void addKeys(Term term) {
    if (term instanceof Term.Access(Term map, Term key)) {
      if (map.base() instanceof Term.Variable) {
        addAll(key);
      }
      addKeys(map);
      addKeys(key);
    }
  }
}
