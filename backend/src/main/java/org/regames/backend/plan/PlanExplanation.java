package org.regames.backend.plan;

/**
 * How moves are found, or a check is made.
 *
 * @param subject what is explained
 * @param node the node where it starts
 * @param how how it is done
 * @param reason why not in a faster way; empty where there is none
 */
public record PlanExplanation(Subject subject, String node, How how, String reason) {
  /** What can be explained. */
  public enum Subject {
    MOVES,
    CHECK
  }

  /** How searches are done, the fastest first. */
  public enum How {
    /** Tests of a few cells: there is nothing to choose among many. */
    DIRECT,
    /** What is at all cells that matter is looked up in a table at once. */
    BY_TABLE,
    /** All paths at once, as sets; moves are drawn without being listed. */
    BY_SET,
    /** Legal moves are known before they are asked for: changes of a state go through a net. */
    BY_NET,
    /** A set of the numbers that pass the first tests, then one after the other. */
    SET_FIRST,
    /** One path after the other. */
    BY_ELEMENT,
    /** One path after the other, and back where paths form a cycle. */
    BACKTRACKING
  }
}
