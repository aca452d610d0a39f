package org.regames.backend.planner.analysis.graph;

import java.util.List;
import java.util.Map;

/**
 * Functions of checks that call each other in a cycle, passing one cell that varies and other
 * arguments that do not.
 *
 * @param functions all of them, ascending
 * @param headers those that paths return to, such that every cycle contains one of them
 * @param passed for each function where its arguments come from: which parameter of the first it
 *     is, or -1 for the cell
 * @param first the lowest place
 * @param size the number of cells
 */
public record RecursionCycle(
    List<Integer> functions,
    List<Integer> headers,
    Map<Integer, List<Integer>> passed,
    int first,
    int size) {
  /** Which parameter of a function is the cell. */
  public int varying(int function) {
    return passed.get(function).indexOf(-1);
  }

  /** Where the arguments of a function come from. */
  public List<Integer> origins(int function) {
    return passed.get(function);
  }
}
