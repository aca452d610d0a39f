package org.regames.lud.board.graph;

import java.util.ArrayList;
import java.util.List;

/**
 * A polygon in the plane, which marks out a part of a lattice or of a graph.
 *
 * @param corners its corners, in order
 */
public record Polygon(List<Point> corners) {
  private static final double GROWTH = 0.05;

  /** Copies the list. */
  public Polygon {
    corners = List.copyOf(corners);
    if (corners.isEmpty()) {
      throw new BoardException("a polygon without corners");
    }
  }

  /**
   * The polygon whose corners are some points, repeatedly rotated around the origin.
   *
   * @param points the first corners
   * @param turns how often they occur on the way around; if negative, they are reversed and rotated
   *     the other way; 0 stands for once
   * @param room the budget of the board
   */
  public static Polygon turned(List<Point> points, int turns, Room room) {
    room.require(Math.abs((long) turns), points.size());
    List<Point> base = turns < 0 ? points.reversed() : points;
    List<Point> corners = new ArrayList<>(base);
    for (int k = 1; k < Math.abs(turns); k++) {
      double angle = 2 * Math.PI * k / turns;
      double cos = StrictMath.cos(angle);
      double sin = StrictMath.sin(angle);
      for (Point p : base) {
        corners.add(Point.of(p.x() * cos - p.y() * sin, p.x() * sin + p.y() * cos));
      }
    }
    return new Polygon(corners);
  }

  /** Moves the convex corners outwards if the polygon runs clockwise, otherwise inwards. */
  Polygon inflated() {
    List<Point> moved = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      Point a = corners.get((i + corners.size() - 1) % corners.size());
      Point b = corners.get(i);
      Point c = corners.get((i + 1) % corners.size());
      double growth = a.turn(b, c) < 0 ? GROWTH : -GROWTH;
      double toA = length(b.x() - a.x(), b.y() - a.y());
      double toC = length(b.x() - c.x(), b.y() - c.y());
      moved.add(
          b.plus(
              growth * ((b.x() - a.x()) / toA + (b.x() - c.x()) / toC),
              growth * ((b.y() - a.y()) / toA + (b.y() - c.y()) / toC),
              0));
    }
    return new Polygon(moved);
  }

  /** A length to divide by. */
  private static double length(double dx, double dy) {
    double length = StrictMath.hypot(dx, dy);
    return length == 0 ? 1 : length;
  }

  /** Whether a point, as seen from above, lies inside. */
  public boolean contains(Point point) {
    boolean inside = false;
    Point last = corners.getLast();
    for (Point corner : corners) {
      boolean spans =
          corner.y() < point.y() && last.y() >= point.y()
              || last.y() < point.y() && corner.y() >= point.y();
      if (spans
          && (corner.x() <= point.x() || last.x() <= point.x())
          && crossesLeftOf(corner, last, point)) {
        inside = !inside;
      }
      last = corner;
    }
    return inside;
  }

  private static boolean crossesLeftOf(Point i, Point j, Point point) {
    return i.x() + (point.y() - i.y()) / (j.y() - i.y()) * (j.x() - i.x()) < point.x();
  }
}
