package org.regames.backend.planner.optimize.tables;

import org.regames.backend.plan.IntExpr;

/** Whether a cell of a map has a value. */
record CellQuestion(int variable, IntExpr value, int place) {
  /**
   * The same as the default of a record, but faster: runs of checks look up millions of questions.
   */
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
