package org.regames.backend.planner.optimize.vectorize.lanes;

import org.regames.backend.plan.IntExpr;

/**
 * The assumption that a variable has a certain value, which holds when a loop is executed for that
 * value alone.
 */
public record Assumption(int variable, int value) {
  boolean isOf(IntExpr.Scalar scalar) {
    return scalar.variable() == variable;
  }
}
