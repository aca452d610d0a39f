package org.regames.backend.planner.optimize.tables;

import org.regames.backend.plan.IntExpr;

/** Whether a cell of a map has a value. */
record CellQuestion(int variable, IntExpr value, int place) {
  /** As of any record, but written out: runs of checks look up millions of questions. */
  @Override
  public int hashCode() {
    return 31 * (31 * variable + place) + value.hashCode();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellQuestion(int map, IntExpr has, int at)
        && variable == map
        && place == at
        && value.equals(has);
  }
}
