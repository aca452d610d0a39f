package org.regames.lud.board.graph;

import java.util.ArrayList;
import java.util.List;

/** The positions of a regular pattern, by row and column. */
interface PointLattice {
  double ROOT3 = Math.sqrt(3);

  Point at(double row, double column);

  default Point at(LatticePoint place) {
    return at(place.row(), place.column());
  }

  /** A place of a pattern. */
  record LatticePoint(int row, int column) {
    LatticePoint plus(int rows, int columns) {
      return new LatticePoint(row + rows, column + columns);
    }
  }

  /** A condition on places. */
  interface Shape {
    boolean has(int row, int column);
  }

  /** The places of a shape within a rectangle, row by row. */
  static List<LatticePoint> places(Room room, int rows, int columns, Shape shape) {
    room.require(room.atLeastOne(rows, "rows"), room.atLeastOne(columns, "columns"));
    List<LatticePoint> places = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (shape.has(row, column)) {
          places.add(new LatticePoint(row, column));
        }
      }
    }
    return places;
  }

  static List<LatticePoint> block(Room room, int rows, int columns) {
    return places(room, rows, columns, (_, _) -> true);
  }

  /** A hexagon of equal sides. */
  static List<LatticePoint> hexagon(Room room, int side) {
    int size = twice(room, side) - 1;
    return places(room, size, size, (r, c) -> c <= side - 1 + r && r - c <= side - 1);
  }

  static List<LatticePoint> triangle(Room room, int side) {
    return places(room, side, side, (r, c) -> r <= c);
  }

  /** A hexagon that stands on a point, of sides a and b. */
  static List<LatticePoint> prism(Room room, int a, int b) {
    room.require((long) room.atLeastOne(a, "rows") + room.atLeastOne(b, "columns"));
    int size = a + b - 1;
    return places(room, size, size, (r, c) -> Math.abs(r - c) < a);
  }

  /** A star of six points. */
  static List<LatticePoint> star(Room room, int d) {
    int size = 2 * twice(room, d) + 1;
    return places(
        room,
        size,
        size,
        (r, c) -> {
          if (r < d) {
            return d <= c && c <= d + r;
          }
          if (r <= 2 * d) {
            return r - d <= c && c <= 3 * d;
          }
          return r <= 3 * d ? c >= d && c - r <= d : c <= 3 * d && r - c <= d;
        });
  }

  /** An upright rectangle of a slanted pattern. */
  static List<LatticePoint> rectangle(Room room, int rows, int columns) {
    room.require((long) room.atLeastOne(rows, "rows") + room.atLeastOne(columns, "columns"));
    return places(
        room, rows, columns + rows / 2, (r, c) -> (r + 1) / 2 <= c && c < columns + r / 2);
  }

  private static int twice(Room room, int side) {
    room.require(2, room.atLeastOne(side, "rows"));
    return 2 * side;
  }

  /**
   * The places inside a polygon. The search covers rows and columns within the box of the polygon's
   * coordinates and a margin; places farther out are not part of the board.
   */
  default List<LatticePoint> inside(Room room, Polygon polygon, int margin) {
    Polygon area = polygon.inflated();
    long left = bound(area, true, false) - margin;
    long right = bound(area, true, true) + margin;
    long bottom = bound(area, false, false) - margin;
    long top = bound(area, false, true) + margin;
    room.require(right - left + 1, top - bottom + 1);
    List<LatticePoint> places = new ArrayList<>();
    for (int row = (int) bottom; row <= top; row++) {
      for (int column = (int) left; column <= right; column++) {
        if (area.contains(at(row, column))) {
          places.add(new LatticePoint(row, column));
        }
      }
    }
    return places;
  }

  private static long bound(Polygon area, boolean x, boolean greatest) {
    var values = area.corners().stream().mapToDouble(point -> x ? point.x() : point.y());
    return (long) (greatest ? values.max() : values.min()).orElseThrow();
  }

  /** The hexagonal outline of some side lengths, which are used cyclically, clockwise. */
  default Polygon sixSided(Room room, List<Integer> sides) {
    checkSides(room, sides);
    int[][] headings = {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}};
    int heading = 1;
    LatticePoint place = new LatticePoint(0, 0);
    List<Point> corners = new ArrayList<>(List.of(at(place)));
    for (int n = 0; n < Math.max(5, sides.size()); n++) {
      int side = sides.get(n % sides.size());
      int steps = side >= 0 ? side - 1 : side + 1;
      heading = Math.floorMod(heading + (steps >= 0 ? 1 : -1), 6);
      if (steps > 0) {
        place = place.plus(steps * headings[heading][0], steps * headings[heading][1]);
        corners.add(at(place));
      }
    }
    return new Polygon(corners);
  }

  /** The outline of some sides with right angles between; a negative one turns left. */
  default Polygon fourSided(Room room, List<Integer> sides) {
    checkSides(room, sides);
    int[][] headings = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    int heading = 3;
    LatticePoint place = new LatticePoint(0, 0);
    List<Point> corners = new ArrayList<>(List.of(at(place)));
    for (int side : sides) {
      heading = Math.floorMod(heading + (side < 0 ? -1 : 1), 4);
      place = place.plus(side * headings[heading][0], side * headings[heading][1]);
      corners.add(at(place));
    }
    return new Polygon(corners);
  }

  private static void checkSides(Room room, List<Integer> sides) {
    if (sides.isEmpty()) {
      throw new BoardException("a board without sides");
    }
    sides.forEach(side -> room.require(Math.abs((long) side)));
  }
}
