package org.regames.lud.board.graph;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.lud.board.graph.PointLattice.LatticePoint;

/** Graphs on the points of the plane with integer coordinates. */
final class Squares {
  private static final PointLattice LATTICE = (row, column) -> Point.of(column, row);
  private static final int MARGIN = 2;

  private final GraphDraft draft;
  private final List<LatticePoint> places;
  private final Map<LatticePoint, Integer> vertices = new HashMap<>();

  private Squares(Room room, List<LatticePoint> places) {
    this.draft = new GraphDraft(room);
    this.places = places;
  }

  static BoardGraph grid(Room room, int rows, int columns, Diagonals diagonals) {
    return new Squares(room, PointLattice.block(room, rows, columns)).graph(diagonals);
  }

  static BoardGraph diamond(Room room, int side, Diagonals diagonals) {
    room.require(2, room.atLeastOne(side, "rows"));
    List<LatticePoint> places =
        PointLattice.places(
            room,
            2 * side,
            2 * side,
            (r, c) -> r + c >= side - 1 && c - r <= side && r - c <= side && r + c < 3 * side);
    return new Squares(room, places).graph(diagonals);
  }

  static BoardGraph inside(Room room, Polygon polygon, Diagonals diagonals) {
    return new Squares(room, LATTICE.inside(room, polygon, MARGIN)).graph(diagonals);
  }

  static Polygon outline(Room room, List<Integer> sides) {
    return LATTICE.fourSided(room, sides);
  }

  /** A square or oblong pyramid of spheres, each layer one shorter and one narrower. */
  static BoardGraph pyramid(Room room, int rows, int columns) {
    room.require(rows, columns, Math.min(rows, columns));
    Squares base = new Squares(room, PointLattice.block(room, rows, columns));
    base.addVertices();
    base.addSides();
    GraphDraft draft = base.draft;
    for (int k = 1; k < rows; k++) {
      for (int row = 0; row < rows - k; row++) {
        for (int column = 0; column < columns - k; column++) {
          draft.add(new Point(k / 2.0 + column, k / 2.0 + row, k / Math.sqrt(2)));
        }
      }
    }
    Unit.join(draft, Point::distance, 0.05);
    draft.makeFaces(false);
    draft.renumber();
    return draft.graph();
  }

  private BoardGraph graph(Diagonals diagonals) {
    addVertices();
    addSides();
    switch (diagonals) {
      case IMPLIED -> {}
      case RADIATING -> addRays();
      case ALTERNATING, SOLID, SOLID_NO_SPLIT, CONCENTRIC -> addDiagonals(diagonals);
    }
    draft.makeFaces(false);
    draft.renumber();
    return draft.graph();
  }

  private void addVertices() {
    for (LatticePoint place : places) {
      vertices.put(place, draft.add(LATTICE.at(place)));
    }
  }

  private void addSides() {
    for (LatticePoint place : places) {
      join(place, place.plus(1, 0));
      join(place, place.plus(0, 1));
    }
  }

  private void join(LatticePoint a, LatticePoint b) {
    if (vertices.containsKey(b)) {
      draft.join(vertices.get(a), vertices.get(b));
    }
  }

  private void addDiagonals(Diagonals diagonals) {
    int middleRow = (int) places.stream().mapToInt(LatticePoint::row).distinct().count() / 2;
    int middleColumn = (int) places.stream().mapToInt(LatticePoint::column).distinct().count() / 2;
    for (LatticePoint a : places) {
      LatticePoint b = a.plus(1, 0);
      LatticePoint c = a.plus(1, 1);
      LatticePoint d = a.plus(0, 1);
      if (!vertices.keySet().containsAll(List.of(b, c, d))) {
        continue;
      }
      boolean rising =
          diagonals == Diagonals.CONCENTRIC
              ? a.row() < middleRow != a.column() < middleColumn
              : (a.row() + a.column()) % 2 == 0;
      switch (diagonals) {
        case SOLID -> {
          int middle = draft.add(LATTICE.at(a.row() + 0.5, a.column() + 0.5));
          List.of(a, b, c, d).forEach(corner -> draft.join(middle, vertices.get(corner)));
        }
        case SOLID_NO_SPLIT -> {
          join(a, c);
          join(b, d);
        }
        case ALTERNATING, CONCENTRIC -> {
          if (rising) {
            join(a, c);
          } else {
            join(b, d);
          }
        }
        case IMPLIED, RADIATING -> throw new IllegalStateException(diagonals.toString());
      }
    }
  }

  private void addRays() {
    int rows = (int) places.stream().mapToInt(LatticePoint::row).distinct().count();
    int columns = (int) places.stream().mapToInt(LatticePoint::column).distinct().count();
    int bottom = places.stream().mapToInt(LatticePoint::row).min().orElse(0);
    int left = places.stream().mapToInt(LatticePoint::column).min().orElse(0);
    for (int[] heading : new int[][] {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
      LatticePoint place = new LatticePoint(bottom + (rows - 1) / 2, left + (columns - 1) / 2);
      while (vertices.containsKey(place)) {
        LatticePoint next = place.plus(heading[0], heading[1]);
        join(place, next);
        place = next;
      }
    }
  }
}
