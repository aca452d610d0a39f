package org.regames.draw.board;

/** A place in a drawing: to the right and down, in cells of one unit. */
public record Point(double x, double y) {
  public Point {
    // Equal points must have equal coordinates, so there is no negative zero.
    x += 0.0;
    y += 0.0;
  }

  Point plus(Point other) {
    return new Point(x + other.x, y + other.y);
  }

  Point minus(Point other) {
    return new Point(x - other.x, y - other.y);
  }

  Point times(double factor) {
    return new Point(x * factor, y * factor);
  }

  double length() {
    return Math.hypot(x, y);
  }
}
