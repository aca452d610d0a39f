package org.regames.lud.board.graph;

import java.util.List;

/** Boards of triangles with sides of length 1. */
final class Triangles {
  private static final PointLattice SLANTED =
      (row, column) -> Point.of(column - row / 2, row * PointLattice.ROOT3 / 2);
  private static final PointLattice DIAMOND =
      (row, column) -> Point.of(PointLattice.ROOT3 / 2 * (column - row), (row + column) / 2);
  private static final int MARGIN = 2;

  private Triangles() {}

  /**
   * A board of a shape.
   *
   * @param second the second dimension, or 0 if none is given
   * @param more how many rows are added if cells are the sites
   */
  static BoardGraph shape(Room room, HexShape shape, int first, int second, int more) {
    int other = second == 0 ? first : second;
    room.require(Math.max(room.atLeastOne(first, "rows"), (long) other));
    int a = first + more;
    int b = other + more;
    return switch (shape) {
      case HEXAGON -> graph(room, SLANTED, PointLattice.hexagon(room, a), false);
      case LIMPING ->
          graph(
              room,
              SLANTED,
              SLANTED.inside(room, outline(room, List.of(first, first + 1)), first),
              true);
      case TRIANGLE -> graph(room, SLANTED, PointLattice.triangle(room, a), true);
      case DIAMOND -> graph(room, DIAMOND, PointLattice.block(room, a, a), true);
      case PRISM -> graph(room, DIAMOND, PointLattice.prism(room, a, b), true);
      case STAR -> graph(room, SLANTED, PointLattice.star(room, first), true);
      case SQUARE, RECTANGLE -> graph(room, SLANTED, PointLattice.rectangle(room, a, b), true);
    };
  }

  static Polygon outline(Room room, List<Integer> sides) {
    return SLANTED.sixSided(room, sides);
  }

  static BoardGraph inside(Room room, Polygon polygon) {
    return graph(room, SLANTED, SLANTED.inside(room, polygon, MARGIN), true);
  }

  private static BoardGraph graph(
      Room room, PointLattice lattice, List<PointLattice.LatticePoint> places, boolean rounded) {
    GraphDraft draft = new GraphDraft(room);
    for (PointLattice.LatticePoint place : places) {
      Point point = lattice.at(place);
      draft.add(rounded ? point.rounded() : point);
    }
    Unit.join(draft);
    draft.makeFaces(false);
    draft.renumber();
    return draft.graph();
  }
}
