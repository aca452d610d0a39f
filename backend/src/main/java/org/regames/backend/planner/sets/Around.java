package org.regames.backend.planner.sets;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Unliftable;

/**
 * The loop around a choice that does not depend on it, as which piece is taken after any move that
 * closes a mill. What walks have chosen and stored before is the same for the choice whichever
 * number of that loop they are: so all numbers that come to it have the same set of ways on, and
 * there are as many as the one set has numbers times those of the other.
 *
 * @param loop the local that the loop counts
 * @param first the lowest number
 * @param size how many numbers there are
 * @param walk the walk of the numbers that come to the choice
 * @param kept which values places may have
 */
record Around(int loop, int first, int size, Walk walk, KeptSets kept) {
  static final String DEPENDS = "a choice depends on one before it";

  /** Whether walks have stored something in a map. */
  boolean changes(int variable) {
    return Writes.has(walk.written, variable);
  }

  /**
   * Checks that no walk has changed whether places of a map have one of some values.
   *
   * @throws Unliftable where one may have
   */
  void unchanged(int variable, BitSet values) {
    for (Lifted.Write write = walk.written; write != null; write = write.before()) {
      if (write.variable() == variable && !isAlike(write.old(), stored(write), values)) {
        throw new Unliftable(DEPENDS);
      }
    }
  }

  private BitSet stored(Lifted.Write write) {
    if (write.value() instanceof Lifted.Fixed(int[] values)) {
      BitSet stored = new BitSet();
      walk.alive.may().stream().forEach(number -> stored.set(values[number]));
      return stored;
    }
    return kept.values(write.variable());
  }

  /** Whether all values of both sets are among some, or none is. */
  private static boolean isAlike(BitSet one, BitSet other, BitSet among) {
    BitSet all = (BitSet) one.clone();
    all.or(other);
    boolean some = all.intersects(among);
    all.andNot(among);
    return !some || all.isEmpty();
  }

  /** What the locals of the walk are worth for the choice. */
  Map<Integer, LiftedValues.Bound> locals(int inner) {
    Map<Integer, LiftedValues.Bound> told = new HashMap<>();
    walk.locals.forEach(
        (local, bound) ->
            told.put(
                local, new LiftedValues.Bound(seen(bound.value(), inner), bound.expression())));
    return told;
  }

  private Lifted seen(Lifted value, int inner) {
    return switch (value) {
      case Lifted.Fixed(int[] values) -> {
        int[] some = walk.alive.may().stream().map(number -> values[number]).distinct().toArray();
        yield some.length == 1 ? Lifted.Fixed.constant(some[0], inner) : new Lifted.Outer();
      }
      case Lifted.Same _, Lifted.Outer _, Lifted.Unknown _ -> value;
      case Lifted.Read(_, _, _, Lifted.Write written) when written != null ->
          new Lifted.Unknown(DEPENDS);
      case Lifted.Cases _, Lifted.Read _ -> new Lifted.Outer();
    };
  }

  /** Whether a place that a choice puts back is one that the walk has only been said to change. */
  boolean hasWritten(int variable, Int index, LiftedValues values) {
    int[] counted = new int[size];
    Arrays.setAll(counted, number -> first + number);
    LiftedValues.Bound number =
        new LiftedValues.Bound(new Lifted.Fixed(counted), new Int.Local(loop));
    return values.value(index, Map.of(loop, number), null) instanceof Lifted.Fixed(int[] places)
        && Writes.has(walk.written, variable, places);
  }

  /** The moves of a set, for each number that comes to the choice. */
  Op moves(Op.AddSet set, int rest) {
    return new Op.ForSet(loop, first, walk.alive.words(), rest, List.of(set));
  }
}
