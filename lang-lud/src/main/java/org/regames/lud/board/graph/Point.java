package org.regames.lud.board.graph;

/**
 * A point in space. Boards lie in the plane of x (to the right) and y (upwards on paper); z is the
 * height of a layer.
 *
 * @param x to the right, in lengths of an edge of a plain board
 * @param y upwards
 * @param z height
 */
public record Point(double x, double y, double z) {
  /** How far points of a board may lie from the origin: farther out, tolerances make no sense. */
  private static final double FARTHEST = 1e9;

  /**
   * Checks that it is not too far away for a board.
   *
   * @throws BoardException if it is too far away, or not a number
   */
  public Point {
    if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST && Math.abs(z) <= FARTHEST)) {
      throw new BoardException("a point of the board lies too far out");
    }
  }

  /** A point of the plane. */
  public static Point of(double x, double y) {
    return new Point(x, y, 0);
  }

  /** The point at an angle, in radians, on a circle around the origin. */
  static Point onCircle(double radius, double angle) {
    return of(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle));
  }

  /** The point with coordinates rounded to single precision, as in stored lists of points. */
  public Point rounded() {
    return new Point((float) x, (float) y, (float) z);
  }

  /** The point shifted. */
  public Point plus(double dx, double dy, double dz) {
    return new Point(x + dx, y + dy, z + dz);
  }

  /** The point in the middle. */
  public Point middle(Point other) {
    return new Point((x + other.x) / 2, (y + other.y) / 2, (z + other.z) / 2);
  }

  /** The distance to another point. */
  public double distance(Point other) {
    double dx = x - other.x;
    double dy = y - other.y;
    double dz = z - other.z;
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  /** The distance to another point as seen from above. */
  public double planDistance(Point other) {
    double dx = x - other.x;
    double dy = y - other.y;
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** Whether the differences of coordinates are together less than a tolerance. */
  public boolean near(Point other, double tolerance) {
    return Math.abs(x - other.x) + Math.abs(y - other.y) + Math.abs(z - other.z) < tolerance;
  }

  /** The distance, as seen from above, from the line through two points, or from both if equal. */
  public double distanceFromLine(Point a, Point b) {
    double length = a.planDistance(b);
    if (length < 1e-9) {
      return planDistance(a);
    }
    return Math.abs((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / length;
  }

  /** Twice the area of the triangle here–b–c: positive if the path turns left at b. */
  public double turn(Point b, Point c) {
    return (b.x - x) * (c.y - b.y) - (b.y - y) * (c.x - b.x);
  }
}
