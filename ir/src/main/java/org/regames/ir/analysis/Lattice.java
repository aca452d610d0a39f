package org.regames.ir.analysis;

import java.util.BitSet;
import java.util.function.BinaryOperator;

/**
 * What a data-flow analysis knows at a node.
 *
 * @param bottom the knowledge at unreachable nodes
 * @param join the knowledge where paths meet: idempotent, commutative and associative, with bottom
 *     as neutral element; returns its first argument itself if the second adds nothing
 */
public record Lattice<T>(T bottom, BinaryOperator<T> join) {
  /** Sets of numbers under union. The sets are treated as immutable. */
  public static final Lattice<BitSet> UNION = new Lattice<>(new BitSet(), Lattice::union);

  /** Whether a value adds nothing to another. */
  public boolean isBelow(T value, T other) {
    return join.apply(other, value).equals(other);
  }

  private static BitSet union(BitSet left, BitSet right) {
    if (left == right || right.isEmpty()) {
      return left;
    }
    if (left.isEmpty()) {
      return right;
    }
    BitSet both = (BitSet) left.clone();
    both.or(right);
    return both.equals(left) ? left : both;
  }
}
