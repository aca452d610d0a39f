package org.regames.gdl.reason;

import java.util.List;

/**
 * The conditions of a clause in the order in which they are tested.
 *
 * @param steps one for each condition
 */
record BodyPlan(List<PlannedCondition> steps) {
  /**
   * A condition.
   *
   * @param mask the places of its arguments that are known by then
   * @param binds the variables that it binds
   */
  record PlannedCondition(BodyCondition condition, int mask, int[] binds) {}

  BodyPlan {
    steps = List.copyOf(steps);
  }
}
