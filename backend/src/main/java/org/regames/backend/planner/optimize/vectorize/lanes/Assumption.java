package org.regames.backend.planner.optimize.vectorize.lanes;

import org.regames.backend.plan.IntExpr;

/** That a variable has a value, as it surely has where a loop is followed for that value alone. */
public record Assumption(int variable, int value) {
  boolean isOf(IntExpr.Scalar scalar) {
    return scalar.variable() == variable;
  }
}
