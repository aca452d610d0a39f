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
 * A path from one cell to the next that stops at the first that passes a test, as it goes on from
 * each cell where it may start.
 *
 * @param stop where it stops
 * @param index where in the map it looks, for each cell where it may be
 * @param next the next cell, for each cell that it goes on from; at others there is no path
 * @param steps how many steps it takes at most, -1 for any number
 */
record FirstBlocker(Stop stop, CellFunction index, CellFunction next, int steps) {
  /** What {@link Path#end} is where the path comes to nothing. */
  static final int NOWHERE = -1;

  /**
   * A test by which a path stops: whether a cell of a map has a value, or has another one.
   *
   * @param value a constant, or something that the path does not change
   */
  record Stop(int variable, IntExpr value, boolean differs) {
    /** Whether the path may stop where a map may have some values. */
    boolean may(BitSet values) {
      return !(value instanceof IntExpr.Const(int symbol))
          || (differs ? values.cardinality() > 1 || !values.get(symbol) : values.get(symbol));
    }

    /** Whether the path surely stops there. */
    boolean must(BitSet values) {
      return value instanceof IntExpr.Const(int symbol)
          && (differs ? !values.get(symbol) : values.cardinality() == 1 && values.get(symbol));
    }
  }

  /**
   * Where a path looks.
   *
   * @param looked the cells of the map, in the order in which it looks at them
   * @param stops where it stops by each of them
   * @param end where it stops if by none of them
   */
  record Path(List<Integer> looked, List<Integer> stops, int end) {
    /** Whether the numbers of the cells go up, or down. */
    boolean isOrdered(boolean down) {
      List<Integer> sorted = new ArrayList<>(looked);
      sorted.sort(down ? Collections.reverseOrder() : null);
      return sorted.equals(looked);
    }
  }

  /** How the path goes from a cell; nothing where it may go on for ever. */
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

  /** What an expression is worth where another one has a value, if nothing else matters for it. */
  public static Optional<Integer> value(IntExpr value, IntExpr free, int is, List<int[]> tables) {
    return value(value, Map.of(free, is), tables);
  }

  /** What an expression is worth where others have values, if nothing else matters for it. */
  public static Optional<Integer> value(
      IntExpr value, Map<IntExpr, Integer> known, List<int[]> tables) {
    return new Known(known, tables).of(value);
  }

  /** What expressions are worth where others have values. */
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

  /** Whether a comparison holds where an expression has a value, if nothing else matters for it. */
  static Optional<Boolean> holds(BoolExpr test, IntExpr free, int is, List<int[]> tables) {
    return holds(test, Map.of(free, is), tables);
  }

  /** Whether a comparison holds where expressions have values, if nothing else matters for it. */
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
