package org.regames.backend.plan.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/** Lower and upper bounds for the values of expressions, as far as they are known. */
public final class Ranges implements Evaluator<Ranges.Range> {
  private final Layout layout;
  private final List<int[]> tables;

  /** The locals that are defined by the first statements of a function. */
  private final Map<Integer, IntExpr> locals = new HashMap<>();

  /** The variables whose values are arguments of the function. */
  private List<Integer> parameterVariables = List.of();

  /** Bounds from the symbols that variables may have, and the constant arrays. */
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

  /** Begins with a function, whose first statements define locals. */
  public void enter(Plan.Function function) {
    locals.clear();
    parameterVariables = function.parameterVariables();
    for (Op op : function.body()) {
      if (!(op instanceof Op.Let(int local, IntExpr value))) {
        return;
      }
      locals.put(local, value);
    }
  }

  @Override
  public Range constant(int number) {
    return new Range(number, number);
  }

  @Override
  public Optional<Range> read(IntExpr value) {
    return switch (value) {
      case IntExpr.Local(int number) when number < parameterVariables.size() ->
          of(layout.domain(parameterVariables.get(number)));
      case IntExpr.Local(int number) -> Optional.ofNullable(locals.get(number)).flatMap(this::of);
      case IntExpr.Scalar(int variable) -> of(layout.domain(variable));
      case IntExpr.Cell(int variable, _) -> of(layout.values(variable));
      case IntExpr.Const _, IntExpr.Table _, IntExpr.Computed _, IntExpr.OfMove _ ->
          Optional.empty();
    };
  }

  @Override
  public Optional<Range> table(int table, Optional<Range> index) {
    return of(tables.get(table));
  }

  @Override
  public Optional<Range> sum(Range left, Range right) {
    return range((long) left.lowest() + right.lowest(), (long) left.highest() + right.highest());
  }

  @Override
  public Optional<Range> product(Range value, int factor) {
    long one = (long) value.lowest() * factor;
    long other = (long) value.highest() * factor;
    return range(Math.min(one, other), Math.max(one, other));
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

  /** Nothing is known if the bounds exceed 32 bits. */
  private static Optional<Range> range(long lowest, long highest) {
    return lowest < Integer.MIN_VALUE || highest > Integer.MAX_VALUE
        ? Optional.empty()
        : Optional.of(new Range((int) lowest, (int) highest));
  }
}
