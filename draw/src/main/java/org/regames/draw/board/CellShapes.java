package org.regames.draw.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Determines the shapes of the cells of a board. */
final class CellShapes {
  private static final double HEXAGON = 1 / Math.sqrt(3);

  /** How far triangles reach beyond the middle of their first piece. */
  private static final double TRIANGLE = 3.8;

  /** Where men wait, or are borne off: between or beside the points. */
  private static final Set<String> BARS = Set.of("bar", "off", "home");

  /** The distance of the second row of triangles below the first one. */
  static final double TRIANGLE_ROWS = 8.6;

  /** Whether every other square is dark. */
  enum Chequers {
    NONE,
    /** The lower left one is, as on most boards. */
    USUAL,
    /** The others are. */
    OTHERS;

    private boolean isDark(boolean isUsually) {
      return switch (this) {
        case NONE -> false;
        case USUAL -> isUsually;
        case OTHERS -> !isUsually;
      };
    }
  }

  private CellShapes() {}

  static Board board(
      String name,
      LayerCandidate base,
      Set<String> outside,
      Chequers chequers,
      List<Layer> layers,
      Optional<Layer> tally) {
    Placed placed = base.placed();
    Set<String> bar = PieceCounts.bar(placed);
    Map<String, Point> places = new LinkedHashMap<>(placed.places());
    places.keySet().removeAll(outside);
    boolean isSparse = placed.kind() == BoardKind.SQUARES && isOfOneColour(places);
    boolean upright = placed.kind() == BoardKind.HEXAGONS && isUpright(places);
    List<Cell> cells = new ArrayList<>();
    places.forEach(
        (id, at) ->
            cells.add(
                new Cell(
                    id,
                    base.keys().get(id),
                    at,
                    bar.contains(id)
                        ? bar(at, inward(at), TRIANGLE_ROWS / 2)
                        : outline(placed.kind(), id, at, upright),
                    label(base.keys().get(id)),
                    isSparse
                        || placed.kind() == BoardKind.TRIANGLES
                            && !BARS.contains(id)
                            && !bar.contains(id)
                            && isDark(at)
                        || chequers.isDark(isDark(at)))));
    List<Segment> lines =
        placed.links().stream()
            .filter(link -> places.containsKey(link.getKey()))
            .filter(link -> places.containsKey(link.getValue()))
            .map(link -> new Segment(places.get(link.getKey()), places.get(link.getValue())))
            .toList();
    return new Board(name, placed.kind(), cells, lines, placed.rim(), layers, tally);
  }

  /**
   * The bar in the middle of backgammon, and the place beside it for men borne off.
   *
   * @param length the length of all triangles, or of half of them if each side has its own
   */
  private static List<Point> bar(Point at, double inward, double length) {
    return List.of(
        at.plus(new Point(-0.5, -0.5 * inward)),
        at.plus(new Point(0.5, -0.5 * inward)),
        at.plus(new Point(0.5, length * inward)),
        at.plus(new Point(-0.5, length * inward)));
  }

  private static double inward(Point at) {
    return at.y() == 0 ? 1 : -1;
  }

  static boolean isDark(Point at) {
    return Math.floorMod(Math.round(at.x() + at.y()), 2) == 0;
  }

  /** Whether the cells are only the dark squares of a chequered board. */
  private static boolean isOfOneColour(Map<String, Point> places) {
    return places.size() > 8
        && places.values().stream().map(CellShapes::isDark).distinct().count() == 1;
  }

  /** The name of a cell as people write it: {@code a1}, {@code 2,3}. */
  private static String label(List<String> keys) {
    return keys.stream()
        .map(Looks::brief)
        .map(name -> name.replaceFirst("^([A-Za-z])_(\\d+)$", "$1$2").replace('_', ','))
        .collect(Collectors.joining(" "));
  }

  /** Whether hexagons are in rows, with vertical sides at the left and right. */
  private static boolean isUpright(Map<String, Point> places) {
    List<Point> all = List.copyOf(places.values());
    for (Point some : all) {
      for (Point other : all) {
        Point way = other.minus(some);
        if (Math.abs(way.y()) < 0.01 && Math.abs(Math.abs(way.x()) - 1) < 0.01) {
          return true;
        }
      }
    }
    return false;
  }

  private static List<Point> outline(BoardKind kind, String id, Point at, boolean upright) {
    return switch (kind) {
      case SQUARES, ROW ->
          List.of(
              at.plus(new Point(-0.5, -0.5)),
              at.plus(new Point(0.5, -0.5)),
              at.plus(new Point(0.5, 0.5)),
              at.plus(new Point(-0.5, 0.5)));
      case HEXAGONS -> {
        List<Point> corners = new ArrayList<>();
        for (int corner = 0; corner < 6; corner++) {
          double angle = Math.PI / 3 * corner + (upright ? Math.PI / 6 : 0);
          corners.add(at.plus(new Point(HEXAGON * Math.cos(angle), HEXAGON * Math.sin(angle))));
        }
        yield corners;
      }
      case TRIANGLES -> {
        double inward = inward(at);
        yield BARS.contains(id)
            ? bar(at, inward, TRIANGLE_ROWS + 0.5)
            : List.of(
                at.plus(new Point(-0.5, -0.5 * inward)),
                at.plus(new Point(0.5, -0.5 * inward)),
                at.plus(new Point(0, TRIANGLE * inward)));
      }
      case NODES, TRACK -> List.of();
    };
  }
}
