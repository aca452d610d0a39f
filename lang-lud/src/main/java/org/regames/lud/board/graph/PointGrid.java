package org.regames.lud.board.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbered points, indexed by position: in squares as wide as the reach of a search, so that a
 * search visits nine squares.
 */
final class PointGrid {
  private final double width;
  private final Map<Long, List<Integer>> squares = new HashMap<>();

  /**
   * An empty grid.
   *
   * @param reach the greatest distance of a search
   */
  PointGrid(double reach) {
    this.width = reach;
  }

  void add(int number, Point point) {
    squares
        .computeIfAbsent(square(column(point.x()), column(point.y())), _ -> new ArrayList<>())
        .add(number);
  }

  /** Numbers of all points within reach, and some beyond, ascending. */
  List<Integer> around(Point point) {
    long x = column(point.x());
    long y = column(point.y());
    List<Integer> found = new ArrayList<>();
    for (long dx = -1; dx <= 1; dx++) {
      for (long dy = -1; dy <= 1; dy++) {
        found.addAll(squares.getOrDefault(square(x + dx, y + dy), List.of()));
      }
    }
    found.sort(null);
    return found;
  }

  private long column(double coordinate) {
    return (long) Math.floor(coordinate / width);
  }

  /** Distant squares may share a number, which only costs time. */
  private static long square(long x, long y) {
    return x * 0x9E3779B97F4A7C15L + y;
  }
}
