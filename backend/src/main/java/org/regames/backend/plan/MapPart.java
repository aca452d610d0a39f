package org.regames.backend.plan;

import java.util.List;

/** An array of the state, or a table, from some cell on. */
public sealed interface MapPart extends PlanExpression {
  /** Where the part starts. */
  IntExpr start();

  record OfVariable(int variable, IntExpr start) implements MapPart {
    @Override
    public String toString() {
      return "m" + variable + "+" + start;
    }
  }

  record OfTable(int table, IntExpr start) implements MapPart {
    @Override
    public String toString() {
      return "t" + table + "+" + start;
    }
  }

  @Override
  default List<PlanExpression> children() {
    return List.of(start());
  }

  /** The same array from another cell on. */
  default MapPart map(ExprRewriter change) {
    return switch (this) {
      case OfVariable(int variable, IntExpr start) -> new OfVariable(variable, change.of(start));
      case OfTable(int table, IntExpr start) -> new OfTable(table, change.of(start));
    };
  }
}
