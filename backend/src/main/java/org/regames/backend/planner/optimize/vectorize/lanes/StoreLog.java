package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.Arrays;
import java.util.BitSet;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * The stores of paths to maps, which are only recorded: for each lane the cell and its possible old
 * values.
 */
public final class StoreLog {
  private StoreLog() {}

  /** Whether a path has stored something at these cells. */
  static boolean has(LaneValue.Write written, int variable, int[] places) {
    for (LaneValue.Write write = written; write != null; write = write.before()) {
      if (write.variable() == variable && Arrays.equals(places, write.places())) {
        return true;
      }
    }
    return false;
  }

  /** Whether a path has stored something in a map. */
  static boolean has(LaneValue.Write written, int variable) {
    for (LaneValue.Write write = written; write != null; write = write.before()) {
      if (write.variable() == variable) {
        return true;
      }
    }
    return false;
  }

  /**
   * The stores after one more assignment; one that restores the old value removes an earlier store.
   */
  public static LaneValue.Write after(PathState path, LaneValue.Write next) {
    LaneValue.Write last = path.written;
    boolean undoes =
        last != null
            && last.variable() == next.variable()
            && Arrays.equals(last.places(), next.places())
            && next.value() instanceof LaneValue.Read(int of, int[] from, _, LaneValue.Write before)
            && of == next.variable()
            && Arrays.equals(from, next.places())
            && before == last.before();
    return undoes ? last.before() : next;
  }

  /** The possible values of these cells for the lanes of a path. */
  public static BitSet values(PathState path, BitboardSelection kept, int variable, int[] places) {
    BitSet values = new BitSet();
    path.alive.may().stream().forEach(n -> values.or(values(path, kept, variable, places, n)));
    return values;
  }

  private static BitSet values(
      PathState path, BitboardSelection kept, int variable, int[] places, int number) {
    int place = places[number];
    LaneValue.Write last = last(path.written, variable, place, number);
    for (LaneValue.Fact fact = path.known; fact != null; fact = fact.before()) {
      if (fact.variable() == variable
          && fact.places()[number] == place
          && last(fact.written(), variable, place, number) == last) {
        return one(fact.value());
      }
    }
    if (last != null) {
      return last.value() instanceof LaneValue.Fixed(int[] stored)
          ? one(stored[number])
          : kept.values(variable);
    }
    return place >= 0 && place < kept.places(variable)
        ? kept.values(variable, place)
        : new BitSet();
  }

  /** The last store to a cell, or null. */
  private static LaneValue.Write last(
      LaneValue.Write written, int variable, int place, int number) {
    for (LaneValue.Write write = written; write != null; write = write.before()) {
      if (write.variable() == variable && write.places()[number] == place) {
        return write;
      }
    }
    return null;
  }

  private static BitSet one(int value) {
    BitSet one = new BitSet();
    one.set(value);
    return one;
  }

  /** Adds what follows for a path from the equality of two values. */
  public static void learn(PathState path, BitboardSelection kept, LaneValue one, LaneValue other) {
    if (one instanceof LaneValue.Read(int variable, int[] places, int[] meaning, var written)
        && written == path.written
        && other instanceof LaneValue.Fixed fixed
        && fixed.isConstant()) {
      int lowest = Math.max(0, kept.values(variable).nextSetBit(0));
      int[] meant =
          kept.values(variable).stream()
              .filter(value -> meaning[value - lowest] == fixed.values()[0])
              .toArray();
      if (meant.length == 1) {
        path.known = new LaneValue.Fact(path.known, variable, places, meant[0], written);
      }
    }
  }

  /** Records what the equality of two values says about each of them. */
  public static void learn(
      BoolExpr test, PathState path, BitboardSelection kept, LaneEvaluator values) {
    if (test instanceof BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated)
        && !negated) {
      LaneValue one = values.value(left, path.locals, path.written);
      LaneValue other = values.value(right, path.locals, path.written);
      learn(path, kept, one, other);
      learn(path, kept, other, one);
    }
  }
}
