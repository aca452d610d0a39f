package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * The loop around a choice that does not depend on it, such as which piece is taken after any move
 * that closes a mill. Earlier choices and stores affect the choice in the same way for every lane
 * of that loop: so all lanes that reach it have the same set of branches, and the number of moves
 * is the product of the sizes of the two sets.
 *
 * @param loop the loop variable
 * @param first the lowest number
 * @param size the number of lanes
 * @param path the path of the lanes that reach the choice
 * @param kept the possible values of cells
 */
public record OuterLoop(int loop, int first, int size, PathState path, BitboardSelection kept) {
  public static final String DEPENDS = "a choice depends on one before it";

  /** Whether paths have stored something in a map. */
  boolean changes(int variable) {
    return StoreLog.has(path.written, variable);
  }

  /** Whether no path has changed whether cells of a map have one of some values. */
  boolean isUnchanged(int variable, BitSet values) {
    for (LaneValue.Write write = path.written; write != null; write = write.before()) {
      if (write.variable() == variable && !isAlike(write.old(), stored(write), values)) {
        return false;
      }
    }
    return true;
  }

  private BitSet stored(LaneValue.Write write) {
    if (write.value() instanceof LaneValue.Fixed(int[] values)) {
      BitSet stored = new BitSet();
      path.alive.may().stream().forEach(number -> stored.set(values[number]));
      return stored;
    }
    return kept.values(write.variable());
  }

  /** Whether all values of both sets are among some values, or none of them is. */
  private static boolean isAlike(BitSet one, BitSet other, BitSet among) {
    BitSet all = (BitSet) one.clone();
    all.or(other);
    boolean some = all.intersects(among);
    all.andNot(among);
    return !some || all.isEmpty();
  }

  /** The values of the locals of the path for the choice. */
  public Map<Integer, LaneEvaluator.Bound> locals(int inner) {
    Map<Integer, LaneEvaluator.Bound> passed = new HashMap<>();
    path.locals.forEach(
        (local, bound) ->
            passed.put(
                local, new LaneEvaluator.Bound(seen(bound.value(), inner), bound.expression())));
    return passed;
  }

  private LaneValue seen(LaneValue value, int inner) {
    return switch (value) {
      case LaneValue.Fixed(int[] values) -> {
        int[] some = path.alive.may().stream().map(number -> values[number]).distinct().toArray();
        yield some.length == 1 ? LaneValue.Fixed.constant(some[0], inner) : new LaneValue.Outer();
      }
      case LaneValue.Same _, LaneValue.Outer _, LaneValue.Unknown _ -> value;
      case LaneValue.Read(_, _, _, LaneValue.Write written) when written != null ->
          new LaneValue.Unknown(DEPENDS);
      case LaneValue.Cases _, LaneValue.Read _ -> new LaneValue.Outer();
    };
  }

  /** Whether a cell that a choice restores is one whose change on the path was only recorded. */
  boolean hasWritten(int variable, IntExpr index, LaneEvaluator values) {
    int[] counted = new int[size];
    Arrays.setAll(counted, number -> first + number);
    LaneEvaluator.Bound number =
        new LaneEvaluator.Bound(new LaneValue.Fixed(counted), new IntExpr.Local(loop));
    return values.value(index, Map.of(loop, number), null) instanceof LaneValue.Fixed(int[] places)
        && StoreLog.has(path.written, variable, places);
  }

  /** The moves of a set, for each lane that reaches the choice. */
  public Op moves(Op.AddSet set, int rest) {
    return new Op.ForSet(loop, first, path.alive.words(), rest, List.of(set));
  }
}
