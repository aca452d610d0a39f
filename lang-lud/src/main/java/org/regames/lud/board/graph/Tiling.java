package org.regames.lud.board.graph;

import java.util.List;
import java.util.stream.Stream;

/** Tilings of the plane by regular polygons, named after the polygons that meet at a vertex. */
public enum Tiling {
  /** Triangle, square, hexagon, square. */
  T3464 {
    @Override
    BoardGraph block(Room room, int rows, int columns) {
      return numbered(CELLS_3464.around(room, LYING_3464, blockOrHexagon(room, rows, columns)));
    }

    @Override
    BoardGraph inside(Room room, Polygon polygon) {
      return numbered(
          CELLS_3464
              .mirrored()
              .around(room, STANDING_3464, STANDING_3464.inside(room, polygon, MARGIN)));
    }

    @Override
    Polygon outline(Room room, List<Integer> sides) {
      return STANDING_3464.sixSided(room, sides);
    }
  },
  /** Three triangles and two squares. */
  T33434 {
    @Override
    BoardGraph block(Room room, int rows, int columns) {
      if (columns != 0) {
        throw new BoardException("the tiling " + this + " takes only one size");
      }
      double step = (1 + PointLattice.ROOT3) / 2;
      PointLattice lattice =
          (row, column) -> Point.of(step * (column - row), step * (row + column));
      return numbered(CELLS_33434.around(room, lattice, PointLattice.block(room, rows, rows)));
    }

    @Override
    BoardGraph inside(Room room, Polygon polygon) {
      return new Operators(room, SiteType.CELL).keep(block(room, 5, 0), polygon);
    }
  },
  /** Triangle, hexagon, triangle, hexagon. */
  T3636 {
    @Override
    BoardGraph block(Room room, int rows, int columns) {
      PointLattice lattice =
          (row, column) -> Point.of(2 * (column - row / 2), PointLattice.ROOT3 * row);
      List<PointLattice.LatticePoint> places =
          columns == 0
              ? PointLattice.hexagon(room, rows)
              : PointLattice.block(room, doubled(room, rows), doubled(room, columns));
      return numbered(CellStamp.FLAT.around(room, lattice, places));
    }
  },
  /** Square and two octagons; its elements keep the order in which they are made. */
  T488 {
    @Override
    BoardGraph block(Room room, int rows, int columns) {
      double step = 1 + Math.sqrt(2);
      PointLattice lattice = (row, column) -> Point.of(step * column, step * row);
      return OCTAGON
          .around(room, lattice, PointLattice.block(room, rows, columns == 0 ? rows : columns))
          .graph();
    }
  };

  private static final int MARGIN = 2;
  private static final double H = PointLattice.ROOT3;
  private static final double HALF = H / 2;
  private static final PointLattice LYING_3464 =
      (row, column) -> Point.of((3 + H) / 2 * (column - row), (1 + H) * (row + column) / 2);
  private static final PointLattice STANDING_3464 =
      (row, column) -> Point.of((1 + H) * (column - row / 2), (3 + H) / 2 * row);

  /** A hexagon and the outer corners of the tiles around it. */
  private static final CellStamp CELLS_3464 =
      new CellStamp(
              List.of(
                  Point.of(0.5, HALF),
                  Point.of(0.5, -HALF),
                  Point.of(-0.5, HALF),
                  Point.of(-0.5, -HALF),
                  Point.of(1, 0),
                  Point.of(-1, 0)))
          .with(CellStamp.circle((1 + HALF) / StrictMath.cos(Math.toRadians(15)), 12, 15, 30));

  private static final CellStamp CELLS_33434 =
      new CellStamp(
          Stream.of(
                  bothSides(0.5, -0.5 - HALF),
                  bothSides(0.5 + HALF, -HALF),
                  Stream.of(Point.of(0, -0.5)),
                  bothSides(1 + HALF, 0),
                  bothSides(HALF, 0),
                  Stream.of(Point.of(0, 0.5)),
                  bothSides(0.5 + HALF, HALF),
                  bothSides(0.5, 0.5 + HALF))
              .flatMap(points -> points)
              .toList());

  private static final double OCTAGON_HALF = (1 + Math.sqrt(2)) / 2;
  private static final CellStamp OCTAGON =
      new CellStamp(
          List.of(
              Point.of(0.5, OCTAGON_HALF),
              Point.of(0.5, -OCTAGON_HALF),
              Point.of(-0.5, OCTAGON_HALF),
              Point.of(-0.5, -OCTAGON_HALF),
              Point.of(OCTAGON_HALF, 0.5),
              Point.of(OCTAGON_HALF, -0.5),
              Point.of(-OCTAGON_HALF, 0.5),
              Point.of(-OCTAGON_HALF, -0.5)));

  /** A block of tiles. */
  abstract BoardGraph block(Room room, int rows, int columns);

  /** The tiles inside a polygon. */
  BoardGraph inside(Room room, Polygon polygon) {
    throw new BoardException("the tiling " + this + " is not supported with a polygon");
  }

  /** The outline of side lengths. */
  Polygon outline(Room room, List<Integer> sides) {
    throw new BoardException(
        "the tiling " + this + " is not supported with a list of side lengths");
  }

  private static List<PointLattice.LatticePoint> blockOrHexagon(Room room, int rows, int columns) {
    return columns == 0
        ? PointLattice.hexagon(room, rows)
        : PointLattice.block(room, rows, columns);
  }

  private static int doubled(Room room, int count) {
    room.require(2, count);
    return 2 * count - 1;
  }

  private static Stream<Point> bothSides(double x, double y) {
    return Stream.of(Point.of(x, y), Point.of(-x, y));
  }

  private static BoardGraph numbered(GraphDraft draft) {
    draft.renumber();
    return draft.graph();
  }
}
