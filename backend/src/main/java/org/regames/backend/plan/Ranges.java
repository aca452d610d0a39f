package org.regames.backend.plan;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.layout.Layout;

/** Between which numbers the values of expressions are, as far as that can be told. */
public final class Ranges {
  private final Layout layout;
  private final List<int[]> tables;

  /** The locals that are set where a function starts. */
  private final Map<Integer, IntExpr> locals = new HashMap<>();

  /** The variables whose values the function is told. */
  private List<Integer> told = List.of();

  /** With the symbols that variables may have, and the constant arrays. */
  public Ranges(Layout layout, List<int[]> tables) {
    this.layout = layout;
    this.tables = tables;
  }

  /** The numbers from the lowest to the highest. */
  public record Range(int lowest, int highest) {
    /** Whether a number is in the range. */
    public boolean has(int number) {
      return number >= lowest && number <= highest;
    }

    /** Whether all of the range is between two numbers, both included. */
    public boolean isIn(int first, int last) {
      return lowest >= first && highest <= last;
    }
  }

  /** Begins with a function: what its locals are is told by its first statements. */
  public void enter(Plan.Function function) {
    locals.clear();
    told = function.told();
    for (Op op : function.body()) {
      if (!(op instanceof Op.Let(int local, IntExpr value))) {
        return;
      }
      locals.put(local, value);
    }
  }

  /** Between which numbers a value is; empty where nothing is known. */
  public Optional<Range> of(IntExpr value) {
    return switch (value) {
      case IntExpr.Const(int number) -> Optional.of(new Range(number, number));
      case IntExpr.Local(int number) when number < told.size() ->
          of(layout.domain(told.get(number)));
      case IntExpr.Local(int number) ->
          locals.containsKey(number) ? of(locals.get(number)) : Optional.empty();
      case IntExpr.Scalar(int variable) -> of(layout.domain(variable));
      case IntExpr.Cell(int variable, _) -> of(layout.values().ofVariable(variable));
      case IntExpr.Table(int table, _) -> of(tables.get(table));
      case IntExpr.Sum(IntExpr left, IntExpr right) -> {
        Optional<Range> one = of(left);
        Optional<Range> other = of(right);
        yield one.isPresent() && other.isPresent()
            ? range(
                (long) one.get().lowest() + other.get().lowest(),
                (long) one.get().highest() + other.get().highest())
            : Optional.empty();
      }
      case IntExpr.Product(IntExpr of, int factor) -> of(of).flatMap(range -> times(range, factor));
      case IntExpr.Either _, IntExpr.Depth _, IntExpr.CodeBits _, IntExpr.Decision _ ->
          Optional.empty();
    };
  }

  private static Optional<Range> of(BitSet symbols) {
    return symbols.isEmpty()
        ? Optional.empty()
        : Optional.of(new Range(symbols.nextSetBit(0), symbols.length() - 1));
  }

  private static Optional<Range> of(int[] cells) {
    return cells.length == 0
        ? Optional.empty()
        : Optional.of(
            new Range(
                Arrays.stream(cells).min().getAsInt(), Arrays.stream(cells).max().getAsInt()));
  }

  private static Optional<Range> times(Range range, int factor) {
    long one = (long) range.lowest() * factor;
    long other = (long) range.highest() * factor;
    return range(Math.min(one, other), Math.max(one, other));
  }

  /** Nothing is known of what may leave the 32 bits of a value. */
  private static Optional<Range> range(long lowest, long highest) {
    return lowest < Integer.MIN_VALUE || highest > Integer.MAX_VALUE
        ? Optional.empty()
        : Optional.of(new Range((int) lowest, (int) highest));
  }
}
