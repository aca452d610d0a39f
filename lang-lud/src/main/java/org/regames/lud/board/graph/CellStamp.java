package org.regames.lud.board.graph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes graphs of cells that are placed one by one: the corners of all, merged at equal places, and
 * edges between corners that are one apart.
 *
 * @param corners the corners of a cell, relative to its centre
 */
record CellStamp(List<Point> corners) {
  private static final double SAME = 0.1;
  private static final double HALF_ROOT3 = PointLattice.ROOT3 / 2;

  /** A hexagon that stands on a point. */
  static final CellStamp POINTY =
      new CellStamp(
          List.of(
              Point.of(0, 1),
              Point.of(HALF_ROOT3, 0.5),
              Point.of(HALF_ROOT3, -0.5),
              Point.of(0, -1),
              Point.of(-HALF_ROOT3, -0.5),
              Point.of(-HALF_ROOT3, 0.5)));

  /** A hexagon that lies on a side. */
  static final CellStamp FLAT = POINTY.mirrored();

  /** The same cell with x and y exchanged. */
  CellStamp mirrored() {
    return new CellStamp(corners.stream().map(corner -> Point.of(corner.y(), corner.x())).toList());
  }

  /** The cell with additional corners. */
  CellStamp with(Stream<Point> more) {
    return new CellStamp(Stream.concat(corners.stream(), more).toList());
  }

  /** The graph of cells around some centres, with faces numbered in the order of the search. */
  GraphDraft around(Room room, PointLattice lattice, List<PointLattice.LatticePoint> places) {
    return joined(room, vertices(room, lattice, places, true));
  }

  /**
   * The same with vertices in zigzag rows, from left to right, with exact coordinates.
   *
   * <p>So the search for each cell's face begins at its lower left corner.
   */
  GraphDraft aroundInRows(Room room, PointLattice lattice, List<PointLattice.LatticePoint> places) {
    List<Point> points = vertices(room, lattice, places, false);
    points.sort(Comparator.comparingDouble(CellStamp::zigzagRow).thenComparingDouble(Point::x));
    return joined(room, points);
  }

  /** Rows of centres are 1.5 apart, and the lower ends of their cells one below. */
  private static double zigzagRow(Point point) {
    return Math.floor((point.y() + 1.01) / 1.5);
  }

  private List<Point> vertices(
      Room room, PointLattice lattice, List<PointLattice.LatticePoint> places, boolean rounded) {
    room.require(places.size(), Math.max(1, corners.size() / 3));
    PointGrid grid = new PointGrid(SAME);
    List<Point> points = new ArrayList<>();
    for (PointLattice.LatticePoint place : places) {
      Point centre = lattice.at(place);
      for (Point corner : corners) {
        Point exact = centre.plus(corner.x(), corner.y(), 0);
        Point point = rounded ? exact.rounded() : exact;
        if (grid.around(point).stream()
            .noneMatch(near -> points.get(near).planDistance(point) < SAME)) {
          grid.add(points.size(), point);
          points.add(point);
        }
      }
    }
    return points;
  }

  private static GraphDraft joined(Room room, List<Point> points) {
    GraphDraft draft = new GraphDraft(room);
    points.forEach(draft::add);
    Unit.join(draft);
    draft.makeFaces(false);
    return draft;
  }

  /** Points on a circle, at steps of some degrees. */
  static Stream<Point> circle(double radius, int count, double from, double step) {
    return IntStream.range(0, count)
        .mapToObj(k -> Point.onCircle(radius, Math.toRadians(from + step * k)));
  }
}
