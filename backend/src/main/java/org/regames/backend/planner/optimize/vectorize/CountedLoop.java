package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;

/**
 * A loop over all numbers that may be chosen.
 *
 * @param local the loop variable
 * @param first the lowest number
 * @param numbers the numbers that may be chosen, relative to the first
 * @param body what is done for each
 */
record CountedLoop(int local, int first, BitSet numbers, List<Op> body) {
  /** A loop over a larger range of numbers is left unchanged. */
  private static final int MOST_NUMBERS = 1024;

  /** A loop over fewer numbers is no slower than a set. */
  private static final int FEWEST_NUMBERS = 4;

  /** The loop of a statement. */
  public static CountedLoop of(Op op, List<int[]> tables) {
    return switch (op) {
      case Op.ForRange(int local, int first, int last, List<Op> body) ->
          new CountedLoop(local, first, all(first, last), body);
      case Op.ForTable(int local, _, int table, _, List<Op> body) -> {
        int[] symbols = tables.get(table);
        int first = Arrays.stream(symbols).min().orElse(0);
        BitSet numbers = new BitSet();
        Arrays.stream(symbols).forEach(symbol -> numbers.set(symbol - first));
        yield new CountedLoop(local, first, numbers, body);
      }
      case Op.AddWhere add -> {
        List<Op> body = new ArrayList<>(add.tests().stream().map(Op.Require::new).toList());
        body.add(new Op.AddMove(add.code(), new CodeExpr.Zero(), new IntExpr.Const(0)));
        yield new CountedLoop(add.local(), add.first(), all(add.first(), add.last()), body);
      }
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ ->
          throw new IllegalArgumentException("no choice: " + op);
    };
  }

  private static BitSet all(int first, int last) {
    BitSet numbers = new BitSet();
    numbers.set(0, last - first + 1);
    return numbers;
  }

  /** Whether replacing the loop by a set pays off. */
  boolean isLong() {
    return numbers.cardinality() >= FEWEST_NUMBERS && numbers.length() <= MOST_NUMBERS;
  }
}
