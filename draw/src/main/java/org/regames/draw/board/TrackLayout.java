package org.regames.draw.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Places of cells that are spread out along tracks and do not fill a board. */
final class TrackLayout {
  /** The maximum average number of the eight neighbours for cells of a track. */
  private static final double MOST_NEIGHBOURS = 2.3;

  private static final double DISTANCE = 1.05;
  private static final int FEWEST = 10;

  private TrackLayout() {}

  /** The places, with neighbours next to each other; nothing if these are squares of a board. */
  static Optional<Map<String, Point>> of(Map<String, Point> places) {
    if (places.size() < FEWEST) {
      return Optional.empty();
    }
    List<Point> all = List.copyOf(places.values());
    int neighbours = 0;
    int beside = 0;
    double least = Double.MAX_VALUE;
    for (Point some : all) {
      boolean isBeside = false;
      for (Point other : all) {
        double distance = other.minus(some).length();
        if (distance > 0) {
          least = Math.min(least, distance);
          neighbours += distance < 1.5 ? 1 : 0;
          isBeside |= distance < 1.1;
        }
      }
      beside += isBeside ? 1 : 0;
    }
    boolean isBoard = 2 * beside > all.size() || neighbours > MOST_NEIGHBOURS * all.size();
    if (isBoard) {
      return Optional.empty();
    }
    double scale = DISTANCE / least;
    Map<String, Point> closer = new LinkedHashMap<>();
    places.forEach((cell, at) -> closer.put(cell, at.times(scale)));
    return Optional.of(closer);
  }
}
