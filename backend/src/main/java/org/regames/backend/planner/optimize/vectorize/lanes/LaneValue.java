package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.IntExpr;

/** The value of an expression in a loop, for all lanes at once. */
public sealed interface LaneValue {
  /** A value for each lane, known beforehand. */
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

  /** A value that is the same for all lanes, known when the loop starts. */
  record Same(IntExpr value) implements LaneValue {}

  /**
   * A value for each lane, known beforehand for each of the few values of another expression.
   *
   * @param on the expression known only in play
   * @param first the lowest value of it
   * @param cases for each of its values the value of each lane
   */
  record Cases(IntExpr on, int first, List<int[]> cases) implements LaneValue {
    public Cases {
      cases = List.copyOf(cases);
    }
  }

  /**
   * The content of a map, for each lane at a cell known beforehand.
   *
   * @param meaning a function of the content, tabulated from the lowest value of the map on
   */
  record Read(int variable, int[] places, int[] meaning, Write written) implements LaneValue {}

  /** A value that depends on an outer loop: only usable in the code of the move. */
  record Outer() implements LaneValue {}

  /** Anything else, with the reason why it cannot be used. */
  record Unknown(String reason) implements LaneValue {}

  /**
   * The stores of the path to maps so far.
   *
   * @param before the earlier stores, or null
   * @param old the possible old values of the cells
   */
  record Write(Write before, int variable, int[] places, LaneValue value, BitSet old) {}

  /**
   * What the path knows from a test: the value of a cell for each lane.
   *
   * @param before the earlier facts, or null
   * @param written the stores at that point
   */
  record Fact(Fact before, int variable, int[] places, int value, Write written) {}
}
