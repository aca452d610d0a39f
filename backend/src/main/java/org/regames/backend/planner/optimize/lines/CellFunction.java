package org.regames.backend.planner.optimize.lines;

import java.util.BitSet;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A function from cells to numbers that is known at plan time, for some of the cells. */
record CellFunction(Map<Integer, Integer> values) {
  /** The value of an expression at a cell. */
  @FunctionalInterface
  interface AtCell {
    Optional<Integer> at(int cell);
  }

  CellFunction {
    values = new TreeMap<>(values);
  }

  /** The function on some cells; nothing if it is unknown for one of them. */
  static Optional<CellFunction> of(BitSet cells, AtCell value) {
    Map<Integer, Integer> values = new TreeMap<>();
    for (int cell : cells.stream().toArray()) {
      Optional<Integer> is = value.at(cell);
      if (is.isEmpty()) {
        return Optional.empty();
      }
      values.put(cell, is.get());
    }
    return Optional.of(new CellFunction(values));
  }

  boolean has(int cell) {
    return values.containsKey(cell);
  }

  /**
   * @throws NullPointerException if there is no number for that cell
   */
  int of(int cell) {
    return values.get(cell);
  }

  /** The same function without its fixed points. */
  CellFunction moving() {
    Map<Integer, Integer> moving = new TreeMap<>(values);
    moving.entrySet().removeIf(step -> step.getKey().equals(step.getValue()));
    return new CellFunction(moving);
  }

  /** Whether iterating the function, with numbers as cells again, never returns to a cell. */
  boolean isAcyclic() {
    for (int start : values.keySet()) {
      Integer cell = start;
      for (int steps = 0; cell != null; steps++) {
        if (steps > values.size()) {
          return false;
        }
        cell = values.get(cell);
      }
    }
    return true;
  }
}
