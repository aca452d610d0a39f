package org.regames.lud.board.graph;

/**
 * A connection of two vertices. It has no direction, but the order of its ends defines its left and
 * right sides.
 *
 * @param from one end, the number of a vertex
 * @param to the other end
 * @param curved whether it runs around a pivot rather than straight
 */
public record BoardEdge(int from, int to, boolean curved) {
  /** The end that is not this one. */
  public int other(int end) {
    return end == from ? to : from;
  }

  /** A number that only edges with the same ends have. */
  static long ends(int a, int b) {
    return (long) Math.min(a, b) << 32 | Math.max(a, b);
  }

  long ends() {
    return ends(from, to);
  }
}
