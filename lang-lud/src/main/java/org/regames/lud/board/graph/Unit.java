package org.regames.lud.board.graph;

import java.util.function.ToDoubleBiFunction;

/** Joins vertices that are one apart. */
final class Unit {
  private static final double TOLERANCE = 0.01;

  private Unit() {}

  /** Joins all vertices that are one apart as seen from above, by their exact positions. */
  static void join(GraphDraft draft) {
    join(draft, Point::planDistance, TOLERANCE);
  }

  static void join(GraphDraft draft, ToDoubleBiFunction<Point, Point> distance, double tolerance) {
    PointGrid grid = new PointGrid(1 + tolerance);
    for (int i = 0; i < draft.vertices().size(); i++) {
      grid.add(i, draft.vertices().get(i));
    }
    for (int i = 0; i < draft.vertices().size(); i++) {
      Point point = draft.vertices().get(i);
      for (int j : grid.around(point)) {
        double apart = distance.applyAsDouble(point, draft.vertices().get(j));
        if (j > i && Math.abs(apart - 1) < tolerance) {
          draft.join(i, j);
        }
      }
    }
  }
}
