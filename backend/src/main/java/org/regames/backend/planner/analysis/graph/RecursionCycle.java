package org.regames.backend.planner.analysis.graph;

import java.util.List;
import java.util.Map;

/**
 * Functions of checks that call each other in a circle, telling each other one place that changes
 * on the way and values that do not.
 *
 * @param functions all of them, ascending
 * @param headers those that walks come back to, such that every way round has one of them
 * @param told for each function where what it is told comes from: which parameter of the first it
 *     is, or -1 for the place
 * @param branches whether walks may go on in several ways, so that they may be long
 * @param first the lowest place
 * @param size how many places there are
 */
public record RecursionCycle(
    List<Integer> functions,
    List<Integer> headers,
    Map<Integer, List<Integer>> told,
    boolean branches,
    int first,
    int size) {
  /** Which parameter of a function is the place. */
  public int varying(int function) {
    return told.get(function).indexOf(-1);
  }

  /** Where what a function is told comes from. */
  public List<Integer> origins(int function) {
    return told.get(function);
  }
}
