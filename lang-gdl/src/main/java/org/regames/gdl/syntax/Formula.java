package org.regames.gdl.syntax;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** A condition in the body of a rule. Prints as prefix GDL. */
public sealed interface Formula {
  /** Where the condition is written. */
  Origin origin();

  /** An atom that must hold. */
  record Holds(Atom atom) implements Formula {
    @Override
    public Origin origin() {
      return atom.origin();
    }

    @Override
    public String toString() {
      return atom.toString();
    }
  }

  /** A condition that must not hold. */
  record Not(Formula operand, Origin origin) implements Formula {
    @Override
    public String toString() {
      return "(not " + operand + ")";
    }
  }

  /** Conditions that must all hold; always true if there are none. */
  record And(List<Formula> operands, Origin origin) implements Formula {
    public And {
      operands = List.copyOf(operands);
    }

    @Override
    public String toString() {
      return operands.isEmpty() ? "(and)" : GdlTerm.list("and", operands);
    }
  }

  /** Conditions of which one must hold; never true if there are none. */
  record Or(List<Formula> operands, Origin origin) implements Formula {
    public Or {
      operands = List.copyOf(operands);
    }

    @Override
    public String toString() {
      return operands.isEmpty() ? "(or)" : GdlTerm.list("or", operands);
    }
  }

  /** Terms that must be pairwise different. */
  record Distinct(List<GdlTerm> terms, Origin origin) implements Formula {
    public Distinct {
      terms = List.copyOf(terms);
    }

    @Override
    public String toString() {
      return GdlTerm.list("distinct", terms);
    }
  }
}
