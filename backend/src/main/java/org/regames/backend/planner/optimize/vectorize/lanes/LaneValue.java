package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.IntExpr;

/** The value of an expression in a loop, for all lanes at once. */
public sealed interface LaneValue {
  /** A value for each number, known beforehand. */
  record Fixed(int[] values) implements LaneValue {
    static Fixed constant(int value, int size) {
      int[] values = new int[size];
      java.util.Arrays.fill(values, value);
      return new Fixed(values);
    }

    boolean isConstant() {
      return java.util.Arrays.stream(values).allMatch(value -> value == values[0]);
    }
  }

  /** A value that is the same for all numbers, known when the loop starts. */
  record Same(IntExpr value) implements LaneValue {}

  /**
   * A value for each number, known beforehand for each of the few values of something else.
   *
   * @param on what is known only in play
   * @param first the lowest value of it
   * @param cases for each of its values what there is for each number
   */
  record Cases(IntExpr on, int first, List<int[]> cases) implements LaneValue {
    public Cases {
      cases = List.copyOf(cases);
    }
  }

  /**
   * What is in a map, for each number at a cell known beforehand.
   *
   * @param meaning what is made of each value, from the lowest on that the map may have
   */
  record Read(int variable, int[] places, int[] meaning, Write written) implements LaneValue {}

  /** A value that depends on a choice made before: of use only to tell the move. */
  record Outer() implements LaneValue {}

  /** Something else, and why it is of no use. */
  record Unknown(String reason) implements LaneValue {}

  /**
   * What the path has stored in maps so far.
   *
   * @param before what was stored before, null for nothing
   * @param old the values that the cells may have had
   */
  record Write(Write before, int variable, int[] places, LaneValue value, BitSet old) {}

  /**
   * What the path knows since it has tested it: the value that a cell has for each number.
   *
   * @param before what it knew before, null for nothing
   * @param written what it had stored by then
   */
  record Fact(Fact before, int variable, int[] places, int value, Write written) {}
}
