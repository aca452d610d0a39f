package org.regames.backend.actions;

import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;
import org.regames.ir.Action;
import org.regames.ir.Expression;

/** What follows from what a path knows, and which variables it has to know for that. */
record Knowledge(GameLayout layout) {
  private static final int UNKNOWN = -1;

  /** A variable that has to be known before an action can be followed, or -1. */
  int needed(Action action, Known known) {
    return switch (action) {
      case Action.Skip _, Action.Tag _, Action.Reachability _, Action.AnyAssignment _ -> UNKNOWN;
      case Action.VariableTag(String name) -> {
        int variable = layout.variable(name);
        yield known.value(variable) < 0 ? variable : UNKNOWN;
      }
      case Action.Comparison(Expression left, Expression right, _) -> {
        int first = neededKey(layout.term(left), known);
        yield first >= 0 ? first : neededKey(layout.term(right), known);
      }
      case Action.Assignment assignment -> neededKey(right(assignment), known);
    };
  }

  /** Constant maps are evaluated at known keys. */
  private int neededKey(Term term, Known known) {
    if (!(term instanceof Term.Access(Term map, Term key)) || !isConstant(map)) {
      return UNKNOWN;
    }
    int inside = neededKey(map, known);
    if (inside >= 0) {
      return inside;
    }
    if (map instanceof Term.Variable(int chosen) && known.value(chosen) < 0) {
      return chosen;
    }
    if (key instanceof Term.Variable(int variable)) {
      return known.value(variable) < 0 ? variable : UNKNOWN;
    }
    return neededKey(key, known);
  }

  /** Whether a map is known, or would be if the variables with single numbers were. */
  private boolean isConstant(Term map) {
    return map.base() instanceof Term.Constant
        || map.base() instanceof Term.Variable(int variable)
            && !layout.variables().get(variable).isMap();
  }

  private Term right(Action.Assignment assignment) {
    return layout.chosen(assignment).orElseGet(() -> layout.term(assignment.right()));
  }

  /** The known value of a term, or -1. */
  private int number(Term term, Known known) {
    return switch (term) {
      case Term.Symbol(int symbol) -> symbol;
      case Term.Variable(int variable) -> known.value(variable);
      case Term.Constant _ -> UNKNOWN;
      case Term.Access access ->
          tree(access, known) instanceof Tree.Leaf(int symbol) ? symbol : UNKNOWN;
    };
  }

  /** The value of a constant map, or of part of one; null if not known. */
  private Tree tree(Term term, Known known) {
    return switch (term) {
      case Term.Symbol(int symbol) -> new Tree.Leaf(symbol);
      case Term.Constant(Term.ConstantMap map) -> map.value();
      case Term.Variable(int variable) -> {
        boolean chooses = layout.variables().get(variable).choices().isPresent();
        int number = known.value(variable);
        yield chooses && number >= 0 ? layout.state().choice(number) : null;
      }
      case Term.Access(Term map, Term key) -> {
        Tree whole = tree(map, known);
        int place = number(key, known);
        yield whole instanceof Tree.Node node && place >= 0 ? node.get(place) : null;
      }
    };
  }

  /** Whether a comparison may hold. */
  boolean mayHold(Action.Comparison comparison, Known known) {
    int left = number(layout.term(comparison.left()), known);
    int right = number(layout.term(comparison.right()), known);
    return left < 0 || right < 0 || (left == right) != comparison.negated();
  }

  /** What is known after a comparison has held. */
  Known learned(Action.Comparison comparison, Known known) {
    if (comparison.negated()) {
      return known;
    }
    Term left = layout.term(comparison.left());
    Term right = layout.term(comparison.right());
    return learned(right, number(left, known), learned(left, number(right, known), known));
  }

  private Known learned(Term term, int number, Known known) {
    boolean isNew = term instanceof Term.Variable(int variable) && isSingle(variable);
    return isNew && number >= 0 ? known.with(((Term.Variable) term).variable(), number) : known;
  }

  private boolean isSingle(int variable) {
    Layout.Slot slot = layout.variables().get(variable);
    return !slot.isMap() && slot.choices().isEmpty();
  }

  /** What is known after an assignment. */
  Known after(Action.Assignment assignment, Known known) {
    if (!(layout.term(assignment.left()) instanceof Term.Variable(int variable))
        || layout.variables().get(variable).isMap()) {
      return known;
    }
    return known.with(variable, number(right(assignment), known));
  }
}
