package org.regames.lud.board.graph;

import java.util.List;

/** Boards of hexagons with sides of length 1. */
final class Hexes {
  private static final PointLattice SLANTED =
      (row, column) -> Point.of(PointLattice.ROOT3 * (column - row / 2), 1.5 * row);
  private static final PointLattice DIAMOND =
      (row, column) -> Point.of(1.5 * (column - row), PointLattice.ROOT3 * (row + column) / 2);
  private static final int MARGIN = 3;

  private Hexes() {}

  /**
   * A board of a shape.
   *
   * @param second the second dimension, or 0 if none is given
   */
  static BoardGraph shape(Room room, HexShape shape, int first, int second) {
    int other = second == 0 ? first : second;
    return switch (shape) {
      case HEXAGON ->
          second == 0
              ? numbered(
                  CellStamp.POINTY.aroundInRows(room, SLANTED, PointLattice.hexagon(room, first)))
              : inside(room, outline(room, List.of(first, second)));
      case LIMPING -> inside(room, outline(room, List.of(first, first + 1)));
      case TRIANGLE -> pointy(room, PointLattice.triangle(room, first));
      case DIAMOND -> flat(room, PointLattice.block(room, first, first));
      case PRISM -> flat(room, PointLattice.prism(room, first, other));
      case STAR -> pointy(room, PointLattice.star(room, first));
      case SQUARE, RECTANGLE -> pointy(room, PointLattice.rectangle(room, first, other));
    };
  }

  static Polygon outline(Room room, List<Integer> sides) {
    return SLANTED.sixSided(room, sides);
  }

  static BoardGraph inside(Room room, Polygon polygon) {
    return pointy(room, SLANTED.inside(room, polygon, MARGIN));
  }

  private static BoardGraph pointy(Room room, List<PointLattice.LatticePoint> places) {
    return numbered(CellStamp.POINTY.around(room, SLANTED, places));
  }

  private static BoardGraph flat(Room room, List<PointLattice.LatticePoint> places) {
    return numbered(CellStamp.FLAT.around(room, DIAMOND, places));
  }

  private static BoardGraph numbered(GraphDraft draft) {
    draft.renumber();
    return draft.graph();
  }
}
