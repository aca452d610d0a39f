package org.regames.backend.planner.analysis.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.backend.layout.Dimension;

/**
 * Which cells of two arrays correspond when a map of one type is assigned to, or compared with, one
 * of another type. Keys are matched by name; at symbols that are not keys a map has its default.
 */
public final class MapPairs {
  private final List<Integer> left = new ArrayList<>();
  private final List<Integer> right = new ArrayList<>();

  private MapPairs() {}

  /** For every cell of the left array the cell of the right that it is copied from. */
  public static MapPairs assigned(List<Dimension> to, List<Dimension> from) {
    MapPairs pairs = new MapPairs();
    pairs.assign(to, 0, from, 0);
    return pairs;
  }

  /** The cells that have to be the same for the maps to be equal: those of all keys of both. */
  public static MapPairs compared(List<Dimension> one, List<Dimension> other) {
    MapPairs pairs = new MapPairs();
    pairs.compare(one, 0, other, 0);
    return pairs;
  }

  private void assign(List<Dimension> to, int toStart, List<Dimension> from, int fromStart) {
    if (to.isEmpty()) {
      left.add(toStart);
      right.add(fromStart);
      return;
    }
    Dimension target = to.getFirst();
    for (int place = 0; place < target.size(); place++) {
      int symbol = target.symbols()[place];
      int origin = placeOf(from.getFirst(), symbol >= 0 && target.keys().get(symbol) ? symbol : -1);
      assign(
          to.subList(1, to.size()),
          toStart + place * step(to),
          from.subList(1, from.size()),
          fromStart + origin * step(from));
    }
  }

  private void compare(List<Dimension> one, int oneStart, List<Dimension> other, int otherStart) {
    if (one.isEmpty()) {
      left.add(oneStart);
      right.add(otherStart);
      return;
    }
    BitSet keys = (BitSet) one.getFirst().keys().clone();
    keys.or(other.getFirst().keys());
    for (int symbol = keys.nextSetBit(0); symbol >= 0; symbol = keys.nextSetBit(symbol + 1)) {
      compare(
          one.subList(1, one.size()),
          oneStart + placeOf(one.getFirst(), symbol) * step(one),
          other.subList(1, other.size()),
          otherStart + placeOf(other.getFirst(), symbol) * step(other));
    }
  }

  private static int step(List<Dimension> dimensions) {
    return dimensions.stream().skip(1).mapToInt(Dimension::size).reduce(1, (a, b) -> a * b);
  }

  /** The place of the value at a symbol, or that of the default if it is not a key. */
  private static int placeOf(Dimension dimension, int symbol) {
    return symbol >= 0 && dimension.keys().get(symbol)
        ? dimension.place(symbol)
        : dimension.size() - 1;
  }

  /** The cells of the left array, pair by pair. */
  public int[] left() {
    return left.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The cells of the right array, pair by pair. */
  public int[] right() {
    return right.stream().mapToInt(Integer::intValue).toArray();
  }
}
