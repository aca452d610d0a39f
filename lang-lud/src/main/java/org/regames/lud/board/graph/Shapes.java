package org.regames.lud.board.graph;

import java.util.List;

/**
 * Makes graphs. A method named after a clause takes the arguments of that clause, with all defaults
 * filled in.
 *
 * <p>All methods throw a {@link BoardException} if there is no such board, and what {@link
 * Room#require} throws if it would be too large; time and memory are nearly linear in the size of
 * the graph.
 *
 * @param room the budget of the board
 * @param use which elements are the sites: some graphs have one more row if cells are
 */
public record Shapes(Room room, SiteType use) {

  /** {@code (square n)}: rows and columns of squares or, if vertices are sites, of vertices. */
  public BoardGraph square(int size, Diagonals diagonals) {
    return rectangle(size, size, diagonals);
  }

  /** {@code (square Limping n)}: one column more than rows. */
  public BoardGraph limpingSquare(int size, Diagonals diagonals) {
    return rectangle(size, one(size), diagonals);
  }

  /** {@code (square Diamond n)}. */
  public BoardGraph diamond(int size, Diagonals diagonals) {
    return Squares.diamond(room, size, diagonals);
  }

  /** {@code (square n pyramidal:True)}: layers of spheres on top of each other. */
  public BoardGraph pyramid(int rows, int columns) {
    return Squares.pyramid(room, more(rows), more(columns));
  }

  /** {@code (rectangle rows columns)}. */
  public BoardGraph rectangle(int rows, int columns, Diagonals diagonals) {
    return Squares.grid(room, more(rows), more(columns), diagonals);
  }

  /** {@code (square (poly …))}. */
  public BoardGraph squareInside(Polygon polygon, Diagonals diagonals) {
    return Squares.inside(room, polygon, diagonals);
  }

  /** {@code (square {s…})}: an outline of right angles; negative sides turn the other way. */
  public BoardGraph squareOfSides(List<Integer> sides, Diagonals diagonals) {
    return squareInside(Squares.outline(room, sides), diagonals);
  }

  /**
   * {@code (hex Shape a b)}.
   *
   * @param second the second dimension, 0 if there is none
   */
  public BoardGraph hex(HexShape shape, int first, int second) {
    return Hexes.shape(room, shape, first, second);
  }

  /** {@code (hex (poly …))}. */
  public BoardGraph hexInside(Polygon polygon) {
    return Hexes.inside(room, polygon);
  }

  /** {@code (hex {s…})}: six sides or more, their lengths used cyclically. */
  public BoardGraph hexOfSides(List<Integer> sides) {
    return hexInside(Hexes.outline(room, sides));
  }

  /**
   * {@code (tri Shape a b)}.
   *
   * @param second the second dimension, 0 if there is none
   */
  public BoardGraph tri(HexShape shape, int first, int second) {
    return Triangles.shape(room, shape, first, second, use == SiteType.CELL ? 1 : 0);
  }

  /** {@code (tri (poly …))}. */
  public BoardGraph triInside(Polygon polygon) {
    return Triangles.inside(room, polygon);
  }

  /** {@code (tri {s…})}. */
  public BoardGraph triOfSides(List<Integer> sides) {
    return triInside(Triangles.outline(room, sides));
  }

  /**
   * {@code (tiling T a b)}.
   *
   * @param columns the second dimension, 0 if there is none
   */
  public BoardGraph tiling(Tiling tiling, int rows, int columns) {
    return tiling.block(room, rows, columns);
  }

  /** {@code (tiling T (poly …))}. */
  public BoardGraph tilingInside(Tiling tiling, Polygon polygon) {
    return tiling.inside(room, polygon);
  }

  /** {@code (tiling T {s…})}. */
  public BoardGraph tilingOfSides(Tiling tiling, List<Integer> sides) {
    return tilingInside(tiling, tiling.outline(room, sides));
  }

  /** {@code (concentric sides:s rings:n …)}, and the same with the name of a polygon. */
  public BoardGraph concentric(
      int sides, int rings, boolean midpoints, boolean joinMidpoints, boolean joinCorners) {
    return Rings.nested(
        room, sides, rings, midpoints, joinMidpoints, joinCorners, use == SiteType.CELL);
  }

  /** {@code (concentric {n…})}: a wheel with these numbers of sites on its rings. */
  public BoardGraph wheel(List<Integer> rings, boolean stagger) {
    return use == SiteType.CELL
        ? Wheels.cells(room, rings, stagger)
        : Wheels.vertices(room, rings, stagger, false);
  }

  /** {@code (regular [Star] n)}. */
  public BoardGraph regular(int corners, boolean star) {
    return Rings.regular(room, corners, star, use == SiteType.CELL);
  }

  /** {@code (wedge rows columns)}. */
  public BoardGraph wedge(int rows, int columns) {
    return Paths.wedge(room, rows, columns);
  }

  /** {@code (spiral turns:t sites:s clockwise:c)}. */
  public BoardGraph spiral(int turns, int sites, boolean clockwise) {
    return Paths.spiral(room, turns, sites, clockwise);
  }

  /**
   * {@code (repeat rows columns step:{p q} {poly…})}: copies of polygons.
   *
   * @param right the step to the next column
   * @param up the step to the next row
   */
  public BoardGraph repeat(int rows, int columns, Point right, Point up, List<Polygon> polygons) {
    long corners = polygons.stream().mapToLong(polygon -> polygon.corners().size()).sum();
    room.require(room.atLeastOne(rows, "rows"), room.atLeastOne(columns, "columns"), corners);
    GraphDraft draft = new GraphDraft(room);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        double dx = column * right.x() + row * up.x();
        double dy = column * right.y() + row * up.y();
        for (Polygon polygon : polygons) {
          draft.joinRing(
              polygon.corners().stream()
                  .map(corner -> draft.findOrAdd(corner.plus(dx, dy, 0)))
                  .toList());
        }
      }
    }
    draft.makeFaces(false);
    draft.renumber();
    return draft.graph();
  }

  /** {@code (graph vertices:{…} edges:{…})}: as listed. */
  public BoardGraph graph(List<Point> vertices, List<int[]> edges) {
    GraphDraft draft = new GraphDraft(room);
    vertices.forEach(vertex -> draft.add(vertex.rounded()));
    for (int[] edge : edges) {
      for (int end : edge) {
        if (end < 0 || end >= vertices.size()) {
          throw new BoardException("an edge to vertex " + end + ", which is not listed");
        }
      }
      draft.join(edge[0], edge[1]);
    }
    draft.makeFaces(false);
    return draft.graph();
  }

  private int more(int rows) {
    room.atLeastOne(rows, "rows");
    return use == SiteType.CELL ? one(rows) : rows;
  }

  private int one(int rows) {
    room.require(rows + 1L);
    return rows + 1;
  }
}
