package org.regames.backend.plan;

/**
 * How moves are found, or a check is made.
 *
 * @param subject what is explained
 * @param node the node where it starts
 * @param how the method
 * @param reason why no faster method is used; empty if there is none
 */
public record PlanExplanation(Subject subject, String node, How how, String reason) {
  /** What can be explained. */
  public enum Subject {
    MOVES,
    CHECK
  }

  /** Methods of searching, the fastest first. */
  public enum How {
    /** Tests of a few cells: there is nothing to choose among many. */
    DIRECT,
    /** The contents of all cells that matter are the index into a table. */
    BY_TABLE,
    /** All paths at once, as sets; moves are drawn without being listed. */
    BY_SET,
    /** Legal moves are always known: changes of a state are propagated through a net. */
    BY_NET,
    /** A set of the numbers that pass the first tests, then one number after the other. */
    SET_FIRST,
    /** One path after the other. */
    BY_ELEMENT,
    /** One path after the other, with backtracking where paths form a cycle. */
    BACKTRACKING
  }
}
