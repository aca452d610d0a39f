package org.regames.backend.planner.optimize.lines;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.analysis.Evaluator;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * A path from cell to cell that stops at the first one that satisfies a test, for each cell where
 * it may start.
 *
 * @param stop where it stops
 * @param index the index in the map that it tests, for each cell where it may be
 * @param next the next cell, for each cell from which it continues; from others there is no path
 * @param steps the maximum number of steps, -1 for any number
 */
record FirstBlocker(Stop stop, CellFunction index, CellFunction next, int steps) {
  /** The {@link Path#end} of a path that does not stop. */
  static final int NOWHERE = -1;

  /**
   * A test that stops a path: whether a cell of a map has a value, or a different one.
   *
   * @param value a constant, or something that the path does not change
   */
  record Stop(int variable, IntExpr value, boolean differs) {
    /** Whether the path may stop at a cell with some possible values. */
    boolean may(BitSet values) {
      return !(value instanceof IntExpr.Const(int symbol))
          || (differs ? values.cardinality() > 1 || !values.get(symbol) : values.get(symbol));
    }

    /** Whether the path certainly stops there. */
    boolean must(BitSet values) {
      return value instanceof IntExpr.Const(int symbol)
          && (differs ? !values.get(symbol) : values.cardinality() == 1 && values.get(symbol));
    }
  }

  /**
   * The cells on a path.
   *
   * @param looked the tested cells of the map in order
   * @param stops where it stops for each of them
   * @param end where it stops if none of them stops it
   */
  record Path(List<Integer> looked, List<Integer> stops, int end) {
    /** Whether the numbers of the cells increase, or decrease. */
    boolean isOrdered(boolean down) {
      List<Integer> sorted = new ArrayList<>(looked);
      sorted.sort(down ? Collections.reverseOrder() : null);
      return sorted.equals(looked);
    }
  }

  /** The path from a cell; nothing if it may be infinite. */
  Optional<Path> from(int start, BitboardSelection kept) {
    List<Integer> looked = new ArrayList<>();
    List<Integer> stops = new ArrayList<>();
    BitSet been = new BitSet();
    int place = start;
    for (int step = 0; step != steps; step++) {
      int at = index.of(place);
      BitSet values = kept.values(stop.variable(), at);
      if (stop.must(values)) {
        return Optional.of(new Path(looked, stops, place));
      }
      if (stop.may(values) && !looked.contains(at)) {
        looked.add(at);
        stops.add(place);
      }
      if (!next.has(place)) {
        return Optional.of(new Path(looked, stops, NOWHERE));
      }
      if (steps < 0 && been.get(place)) {
        return Optional.empty();
      }
      been.set(place);
      place = next.of(place);
    }
    return Optional.of(new Path(looked, stops, place));
  }

  /** The value of an expression given that of another one, if it depends on nothing else. */
  public static Optional<Integer> value(IntExpr value, IntExpr free, int is, List<int[]> tables) {
    return value(value, Map.of(free, is), tables);
  }

  /** The value of an expression given those of others, if it depends on nothing else. */
  public static Optional<Integer> value(
      IntExpr value, Map<IntExpr, Integer> known, List<int[]> tables) {
    return new Known(known, tables).of(value);
  }

  /** Evaluates expressions given the values of others. */
  private record Known(Map<IntExpr, Integer> known, List<int[]> tables)
      implements Evaluator<Integer> {
    @Override
    public Optional<Integer> of(IntExpr value) {
      Integer is = known.get(value);
      return is == null ? Evaluator.super.of(value) : Optional.of(is);
    }

    @Override
    public Integer constant(int number) {
      return number;
    }

    @Override
    public Optional<Integer> read(IntExpr value) {
      return Optional.empty();
    }

    @Override
    public Optional<Integer> table(int table, Optional<Integer> index) {
      int[] cells = tables.get(table);
      return index.filter(at -> at >= 0 && at < cells.length).map(at -> cells[at]);
    }

    @Override
    public Optional<Integer> sum(Integer left, Integer right) {
      return Optional.of(left + right);
    }

    @Override
    public Optional<Integer> product(Integer value, int factor) {
      return Optional.of(value * factor);
    }

    @Override
    public Optional<IntExpr> taken(IntExpr.Either either) {
      return holds(either.test(), known, tables).map(does -> does ? either.yes() : either.no());
    }
  }

  /** Whether a comparison holds given the value of an expression, if it depends on nothing else. */
  static Optional<Boolean> holds(BoolExpr test, IntExpr free, int is, List<int[]> tables) {
    return holds(test, Map.of(free, is), tables);
  }

  /** Whether a comparison holds given the values of expressions, if it depends on nothing else. */
  static Optional<Boolean> holds(BoolExpr test, Map<IntExpr, Integer> known, List<int[]> tables) {
    return test instanceof BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated)
        ? value(left, known, tables)
            .flatMap(one -> value(right, known, tables).map(other -> one.equals(other) != negated))
        : Optional.empty();
  }

  /** The same for all of some cells; nothing if it is unknown for one of them. */
  static Optional<CellFunction> values(
      IntExpr value, IntExpr free, BitSet cells, List<int[]> tables) {
    return CellFunction.of(cells, cell -> value(value, free, cell, tables));
  }
}
