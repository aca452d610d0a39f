package org.regames.backend.planner.optimize.lines;

import java.util.BitSet;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A function from cells to numbers that is known at plan time, for some of the cells. */
record CellFunction(Map<Integer, Integer> values) {
  /** What an expression is worth at a cell. */
  @FunctionalInterface
  interface AtCell {
    Optional<Integer> at(int cell);
  }

  CellFunction {
    values = new TreeMap<>(values);
  }

  /** What is known for all of some cells; nothing if it is unknown for one of them. */
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
   * @throws NullPointerException where there is no number for that cell
   */
  int of(int cell) {
    return values.get(cell);
  }

  /** The same function for the cells only that it does not lead to themselves. */
  CellFunction moving() {
    Map<Integer, Integer> moving = new TreeMap<>(values);
    moving.entrySet().removeIf(step -> step.getKey().equals(step.getValue()));
    return new CellFunction(moving);
  }

  /** Whether nothing leads back to where it comes from, as numbers are cells again. */
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
