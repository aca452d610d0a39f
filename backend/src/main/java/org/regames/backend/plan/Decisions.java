package org.regames.backend.plan;

import java.util.List;

/**
 * How a move is written down: the decisions of its walk, in order. Where every walk has few enough
 * of them they are bits of one 64-bit code, those of a node always at the same place.
 */
final class Decisions {
  private static final int MOST_BITS = 62;

  private final int[] shift;
  private final boolean packed;

  /**
   * @param fixed whether to write moves as codes where that is possible
   */
  Decisions(Region region, boolean fixed) {
    shift = new int[region.nodeCount()];
    boolean fits = fixed && region.headers().isEmpty();
    for (int node : region.order().reversed()) {
      for (Graph.Way way : fits ? region.ways(node) : List.<Graph.Way>of()) {
        int end = shift[node] + wayBits(region.ways(node)) + symbolBits(way.step());
        fits &= end <= MOST_BITS;
        if (!region.leaves(way)) {
          shift[way.to()] = Math.max(shift[way.to()], end);
        }
      }
    }
    packed = fits;
  }

  /** Whether all decisions of a walk fit in a code. */
  boolean packed() {
    return packed;
  }

  /** Where in the code the decisions of a node start: the way first, then the symbol. */
  int shift(int node) {
    return shift[node];
  }

  static int wayBits(List<Graph.Way> ways) {
    return bits(ways.size() - 1);
  }

  static int symbolBits(Step step) {
    return step instanceof Step.AssignAny(_, int[] symbols) && symbols.length > 0
        ? bits(highest(symbols) - lowest(symbols))
        : 0;
  }

  static int lowest(int[] symbols) {
    return java.util.Arrays.stream(symbols).min().orElse(0);
  }

  static int highest(int[] symbols) {
    return java.util.Arrays.stream(symbols).max().orElse(0);
  }

  private static int bits(int highest) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(highest);
  }
}
