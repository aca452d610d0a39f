package org.regames.draw.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The sides of a board, which belong to players in some games: keys of its map that are not cells.
 */
final class Sides {
  private static final Map<String, Point> OUTWARD =
      Map.of(
          "top",
          new Point(0, -1),
          "north",
          new Point(0, -1),
          "bottom",
          new Point(0, 1),
          "south",
          new Point(0, 1),
          "left",
          new Point(-1, 0),
          "west",
          new Point(-1, 0),
          "right",
          new Point(1, 0),
          "east",
          new Point(1, 0));
  private static final double NEAR = 0.01;
  private static final double FACING = 0.2;

  private Sides() {}

  /** The direction of a side with this name. */
  static Optional<Point> outward(String name) {
    return Optional.ofNullable(OUTWARD.get(Looks.brief(name).toLowerCase(Locale.ROOT)));
  }

  /** The edges of cells along a side, which face outward. */
  static List<Segment> along(List<Cell> cells, Point outward) {
    List<Segment> edges = new ArrayList<>();
    for (Cell cell : cells) {
      if (isOutermost(cell, cells, outward)) {
        List<Point> corners = cell.outline();
        for (int i = 0; i < corners.size(); i++) {
          Point from = corners.get(i);
          Point to = corners.get((i + 1) % corners.size());
          Point middle = from.plus(to).times(0.5).minus(cell.centre());
          Point beyond = cell.centre().plus(middle.times(2));
          boolean isInside =
              cells.stream().anyMatch(other -> other.centre().minus(beyond).length() < NEAR);
          if (!isInside && middle.x() * outward.x() + middle.y() * outward.y() > FACING) {
            edges.add(new Segment(from, to));
          }
        }
      }
    }
    return edges;
  }

  /** At the top and bottom the outermost row counts, at the left and right the end of each row. */
  private static boolean isOutermost(Cell cell, List<Cell> cells, Point outward) {
    boolean isUpright = outward.x() == 0;
    ToDoubleFunction<Cell> far =
        other -> other.centre().x() * outward.x() + other.centre().y() * outward.y();
    return cells.stream()
        .filter(other -> isUpright || Math.abs(other.centre().y() - cell.centre().y()) < NEAR)
        .allMatch(other -> far.applyAsDouble(other) <= far.applyAsDouble(cell) + NEAR);
  }
}
