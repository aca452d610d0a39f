package org.regames.draw.board;

import java.util.List;

/**
 * Rotates a board by 180 degrees within the same area.
 *
 * @param left the least x of the centres of its cells
 * @param x the sum of the least and the greatest x
 * @param y the same for y
 */
record Turning(double left, double x, double y) {
  static Turning of(List<Cell> cells) {
    double left = cells.stream().mapToDouble(it -> it.centre().x()).min().orElse(0);
    double right = cells.stream().mapToDouble(it -> it.centre().x()).max().orElse(0);
    double top = cells.stream().mapToDouble(it -> it.centre().y()).min().orElse(0);
    double bottom = cells.stream().mapToDouble(it -> it.centre().y()).max().orElse(0);
    return new Turning(left, left + right, top + bottom);
  }

  private Point of(Point at) {
    return new Point(x - at.x(), y - at.y());
  }

  Cell of(Cell cell) {
    return new Cell(
        cell.id(),
        cell.keys(),
        of(cell.centre()),
        cell.outline().stream().map(this::of).toList(),
        cell.label(),
        cell.dark());
  }

  Segment of(Segment line) {
    return new Segment(of(line.from()), of(line.to()));
  }

  /** A coordinate at the same rim: for rows at the left, for columns below. */
  Rim of(Rim rim) {
    Point at = rim.at();
    Point turned = at.x() < left ? new Point(at.x(), y - at.y()) : new Point(x - at.x(), at.y());
    return new Rim(rim.text(), turned);
  }
}
