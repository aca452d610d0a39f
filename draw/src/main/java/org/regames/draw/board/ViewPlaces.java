package org.regames.draw.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Places the cells of a board as a view says. */
final class ViewPlaces {
  private ViewPlaces() {}

  static Placed of(Placed found, ViewFile.BoardLook look) {
    Map<String, Point> places = new LinkedHashMap<>(found.places());
    List<Rim> rim = found.rim();
    if (!look.rows().isEmpty()) {
      places.clear();
      rim = List.of();
      for (int row = 0; row < look.rows().size(); row++) {
        List<String> cells = look.rows().get(row);
        for (int column = 0; column < cells.size(); column++) {
          if (cells.get(column) != null) {
            places.put(cells.get(column), new Point(column, row));
          }
        }
      }
    }
    if (look.mirrored() || look.quarters() > 0) {
      UnaryOperator<Point> turn = at -> turned(at, look);
      rim = turnedRim(rim, places, turn, look.quarters() % 2 == 1);
      places.replaceAll((_, at) -> turn.apply(at));
    }
    BoardKind kind = look.kind().orElse(found.kind());
    if (kind == BoardKind.TRIANGLES) {
      places.replaceAll((_, at) -> new Point(at.x(), CellShapes.TRIANGLE_ROWS * at.y()));
    }
    List<Map.Entry<String, String>> links = found.links();
    if (look.lines().isPresent()) {
      links = look.lines().get();
    } else if (kind == BoardKind.NODES && (links.isEmpty() || !look.rows().isEmpty())) {
      links = neighbours(places);
    }
    return new Placed(kind, places, kind == BoardKind.NODES ? links : List.of(), rim);
  }

  private static Point turned(Point at, ViewFile.BoardLook look) {
    Point turned = look.mirrored() ? new Point(-at.x(), at.y()) : at;
    for (int i = 0; i < look.quarters(); i++) {
      turned = new Point(-turned.y(), turned.x());
    }
    return turned;
  }

  /** Coordinates stay below and to the left, and swap if the board is on its side. */
  private static List<Rim> turnedRim(
      List<Rim> rim, Map<String, Point> places, UnaryOperator<Point> turn, boolean onItsSide) {
    double bottom = places.values().stream().mapToDouble(Point::y).max().orElse(0);
    double newBottom = places.values().stream().map(turn).mapToDouble(Point::y).max().orElse(0);
    double newLeft = places.values().stream().map(turn).mapToDouble(Point::x).min().orElse(0);
    List<Rim> turned = new ArrayList<>();
    for (Rim label : rim) {
      Point at = turn.apply(label.at());
      boolean isBelow = label.at().y() > bottom != onItsSide;
      turned.add(
          new Rim(
              label.text(),
              isBelow ? new Point(at.x(), newBottom + 1) : new Point(newLeft - 1, at.y())));
    }
    return turned;
  }

  /** Pairs of horizontal and vertical neighbours. */
  private static List<Map.Entry<String, String>> neighbours(Map<String, Point> places) {
    List<Map.Entry<String, String>> links = new ArrayList<>();
    Map<Point, String> byPlace = new LinkedHashMap<>();
    places.forEach((cell, at) -> byPlace.put(at, cell));
    places.forEach(
        (cell, at) -> {
          for (Point way : List.of(new Point(1, 0), new Point(0, 1))) {
            String other = byPlace.get(at.plus(way));
            if (other != null) {
              links.add(Map.entry(cell, other));
            }
          }
        });
    return links;
  }
}
