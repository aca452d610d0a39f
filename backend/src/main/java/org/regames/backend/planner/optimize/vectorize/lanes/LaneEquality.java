package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.BitSet;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.analysis.Attempt;

/**
 * Which lanes have a value, known for each lane, that equals one known only in play. A few values
 * are compared one by one; if most are the lane plus a constant, at most one lane matches.
 */
public record LaneEquality(LaneMaskOps sets) {
  /** With more values comparing each takes too many statements. */
  private static final int MOST_VALUES = 16;

  /** The requested lanes whose value equals another one. */
  public Attempt<LaneMask> of(int[] values, IntExpr value, BitSet asked) {
    LaneMask found = sets.fixed(new BitSet());
    BitSet rest = (BitSet) asked.clone();
    if (distinct(values, asked).length > MOST_VALUES) {
      int added = mostly(values, asked);
      asked.stream().filter(number -> values[number] - number == added).forEach(rest::clear);
      BitSet moved = (BitSet) asked.clone();
      moved.andNot(rest);
      LaneMask one = sets.one(IntExpr.sum(value, new IntExpr.Const(-added)));
      found = sets.both(sets.fixed(moved), one);
    }
    int[] others = distinct(values, rest);
    if (others.length > MOST_VALUES) {
      return Attempt.refused("the number is compared with what is known only in play");
    }
    for (int symbol : others) {
      LaneMask there = sets.when(new BoolExpr.Compare(value, new IntExpr.Const(symbol), false));
      BitSet some = new BitSet();
      rest.stream().filter(number -> values[number] == symbol).forEach(some::set);
      found = sets.either(found, sets.both(sets.fixed(some), there));
    }
    return Attempt.done(found);
  }

  private static int[] distinct(int[] values, BitSet asked) {
    return asked.stream().map(number -> values[number]).distinct().toArray();
  }

  /** The most frequent difference between a value and its lane. */
  private static int mostly(int[] values, BitSet asked) {
    Map<Integer, Integer> counts = new TreeMap<>();
    asked.stream().forEach(number -> counts.merge(values[number] - number, 1, Integer::sum));
    return Collections.max(counts.entrySet(), Map.Entry.comparingByValue()).getKey();
  }
}
