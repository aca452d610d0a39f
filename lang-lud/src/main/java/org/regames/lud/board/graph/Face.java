package org.regames.lud.board.graph;

import java.util.stream.IntStream;

/**
 * A face enclosed by a ring of edges.
 *
 * @param corners its vertices, in the order of the path that found it, mostly clockwise; must not
 *     be changed
 */
public record Face(int[] corners) {
  /** The number of corners. */
  public int size() {
    return corners.length;
  }

  /** The corner at an index, counted around in either direction. */
  public int corner(int index) {
    return corners[Math.floorMod(index, corners.length)];
  }

  /** The pairs of ends of its sides, as {@link BoardEdge#ends(int, int)} numbers them. */
  long[] sides() {
    return IntStream.range(0, corners.length)
        .mapToLong(i -> BoardEdge.ends(corners[i], corner(i + 1)))
        .toArray();
  }

  /** The face with its vertices renamed. */
  Face renamed(int[] names) {
    return new Face(IntStream.of(corners).map(corner -> names[corner]).toArray());
  }
}
