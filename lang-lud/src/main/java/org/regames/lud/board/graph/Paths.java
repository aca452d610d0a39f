package org.regames.lud.board.graph;

import java.util.ArrayList;
import java.util.List;

/** Wedges and spirals. */
final class Paths {
  private Paths() {}

  /** A triangle of rows with equally many vertices, under an apex. */
  static BoardGraph wedge(Room room, int rows, int columns) {
    room.require(room.atLeastOne(rows, "rows"), room.atLeastOne(columns, "columns"));
    GraphDraft draft = new GraphDraft(room);
    draft.add(Point.of(rows - 1, rows - 1));
    for (int row = 1; row < rows; row++) {
      double left = rows - 1 - row;
      double width = 2.0 * row;
      for (int column = 0; column < columns; column++) {
        double x = columns > 1 ? left + width * column / (columns - 1) : left + width / 2;
        draft.add(Point.of(x, left));
      }
    }
    for (int column = 0; column < columns && rows > 1; column++) {
      draft.join(0, 1 + column);
    }
    for (int row = 1; row < rows; row++) {
      int first = 1 + (row - 1) * columns;
      for (int column = 0; column + 1 < columns; column++) {
        draft.join(first + column, first + column + 1);
      }
      for (int column = 0; column < columns && row + 1 < rows; column++) {
        draft.join(first + column, first + columns + column);
      }
    }
    return draft.graph();
  }

  /** A spiral of sites, numbered from its middle on. */
  static BoardGraph spiral(Room room, int turns, int sites, boolean clockwise) {
    room.require(room.atLeastOne(sites, "sites"));
    GraphDraft draft = new GraphDraft(room);
    List<Double> angles = spiralAngles(room.atLeastOne(turns, "turns"), sites);
    for (double angle : angles) {
      double x = angle * StrictMath.cos(angle);
      draft.add(Point.of(clockwise ? -x : x, angle * StrictMath.sin(angle)));
    }
    for (int i = 1; i < sites; i++) {
      draft.join(i - 1, i);
      draft.pivot(i, 0);
    }
    return draft.graph();
  }

  private static List<Double> spiralAngles(int turns, int sites) {
    int steps = 1;
    while (spiralSize(turns, steps + 1, sites) <= sites) {
      steps++;
    }
    List<Double> angles = new ArrayList<>(List.of(0.0));
    for (int ring = 1; angles.size() < sites; ring++) {
      double step = 2 * Math.PI / steps;
      double first = 2 * Math.PI * ring - (ring <= 2 || ring % 2 == 1 ? step / 2 : 0);
      for (int i = 0; i < steps && angles.size() < sites; i++) {
        angles.add(first + i * step);
      }
      if (ring <= 2) {
        steps *= 2;
      }
    }
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 2; i < sites - 1; i++) {
        angles.set(i, (angles.get(i - 1) + angles.get(i + 1)) / 2);
      }
    }
    if (sites > 2) {
      angles.set(1, angles.get(1) - (angles.get(2) - angles.get(1)) / 2);
    }
    return angles;
  }

  /** How many sites a number of turns has, or a number above the limit. */
  private static long spiralSize(int turns, int base, int most) {
    long size = 1;
    long steps = base;
    for (int ring = 1; ring < turns && size <= most; ring++) {
      size += steps;
      steps *= ring <= 2 ? 2 : 1;
    }
    return turns == 1 ? most + 1L : size;
  }
}
