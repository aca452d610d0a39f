package org.regames.lud.board.graph;

import java.util.ArrayList;
import java.util.List;

/** Nested polygons, regular polygons and stars. */
final class Rings {
  private Rings() {}

  /**
   * Nested polygons, as on merels boards.
   *
   * @param sides the corners of each
   * @param rings how many
   */
  static BoardGraph nested(
      Room room,
      int sides,
      int rings,
      boolean midpoints,
      boolean joinMidpoints,
      boolean joinCorners,
      boolean faces) {
    room.require(2, room.atLeastOne(sides, "sides"), room.atLeastOne(rings, "rings"));
    GraphDraft draft = new GraphDraft(room);
    List<List<Integer>> all = new ArrayList<>();
    for (int ring = 0; ring < rings; ring++) {
      all.add(ring(draft, sides, sides == 3 ? 2 * ring + 1 : ring + 1, midpoints));
    }
    all.forEach(draft::joinRing);
    int stride = midpoints ? 2 : 1;
    for (int ring = 0; ring + 1 < rings; ring++) {
      for (int side = 0; side < sides; side++) {
        int corner = side * stride;
        List<Integer> inner = all.get(ring);
        List<Integer> outer = all.get(ring + 1);
        if (joinCorners) {
          draft.join(inner.get(corner), outer.get(corner));
        }
        if (joinMidpoints && midpoints) {
          draft.join(inner.get(corner + 1), outer.get(corner + 1));
        } else if (joinMidpoints && joinCorners) {
          draft.append(new BoardEdge(inner.get(corner), outer.get(corner), false));
        }
      }
    }
    draft.renumber();
    if (faces) {
      draft.makeFaces(true);
    }
    return draft.graph();
  }

  private static List<Integer> ring(GraphDraft draft, int sides, int radius, boolean midpoints) {
    double first = sides % 2 == 1 ? 90 : 90 + 180.0 / sides;
    List<Point> corners = CellStamp.circle(radius, sides, first, 360.0 / sides).toList();
    List<Integer> ring = new ArrayList<>();
    for (int i = 0; i < sides; i++) {
      ring.add(draft.add(corners.get(i)));
      if (midpoints) {
        ring.add(draft.add(corners.get(i).middle(corners.get((i + 1) % sides))));
      }
    }
    return ring;
  }

  /** A regular polygon with sides of about length 1, or the star of its longest diagonals. */
  static BoardGraph regular(Room room, int corners, boolean star, boolean faces) {
    room.require(room.atLeastOne(corners, "corners"));
    GraphDraft draft = new GraphDraft(room);
    double radius = corners / (2 * Math.PI);
    CellStamp.circle(radius, corners, corners == 4 ? 45 : 90, 360.0 / corners).forEach(draft::add);
    int stride = star ? (corners - 1) / 2 : 1;
    for (int i = 0; i < corners; i++) {
      draft.join(i, (i + stride) % corners);
    }
    if (faces) {
      draft.makeFaces(true);
    }
    draft.renumber();
    return draft.graph();
  }
}
