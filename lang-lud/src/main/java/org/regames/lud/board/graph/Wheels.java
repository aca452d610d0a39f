package org.regames.lud.board.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Boards of rings around a pivot, each with its own number of sites. */
final class Wheels {
  private static final double SAME_ANGLE = 0.001;
  private static final double SAME_PLACE = 0.1;

  private final GraphDraft draft;
  private final List<Integer> rings;
  private final boolean stagger;

  private Wheels(Room room, List<Integer> rings, boolean stagger) {
    if (rings.isEmpty()) {
      throw new BoardException("a wheel without rings");
    }
    long vertices = 1;
    for (int ring : rings) {
      vertices += 2 * Math.abs((long) ring);
    }
    room.require(vertices);
    this.draft = new GraphDraft(room);
    this.rings = rings;
    this.stagger = stagger;
  }

  /** The angles, in degrees, of the divisions of a ring, clockwise from N. */
  private double[] angles(int ring) {
    int count = ring < rings.size() ? Math.abs(rings.get(ring)) : 0;
    double first = 90 + (stagger && ring % 2 == 1 && count > 0 ? 180.0 / count : 0);
    return IntStream.range(0, count).mapToDouble(k -> first - k * 360.0 / count).toArray();
  }

  /** A wheel of cells. */
  static BoardGraph cells(Room room, List<Integer> rings, boolean stagger) {
    if (rings.stream().anyMatch(ring -> ring < 0)) {
      throw new BoardException("a ring of cells with a negative number");
    }
    Wheels wheel = new Wheels(room, rings, stagger);
    wheel.makeCells();
    return wheel.draft.graph();
  }

  private void makeCells() {
    draft.add(Point.of(0, 0));
    List<List<Integer>> circles = new ArrayList<>();
    for (int circle = 1; circle <= rings.size(); circle++) {
      List<Integer> vertices = new ArrayList<>();
      for (double angle : circleAngles(circle)) {
        vertices.add(draft.add(Point.onCircle(circle - 0.5, angle)));
      }
      circles.add(vertices);
    }
    circles.forEach(this::bend);
    for (int ring = 0; ring < rings.size(); ring++) {
      for (double angle : spokes(ring)) {
        int inner = draft.find(Point.onCircle(Math.max(0, ring - 0.5), angle), GraphDraft.SAME);
        draft.join(inner, draft.find(Point.onCircle(ring + 0.5, angle), GraphDraft.SAME));
      }
    }
    for (int vertex = 1; vertex < draft.vertices().size(); vertex++) {
      draft.pivot(vertex, 0);
    }
    draft.makeFaces(true);
  }

  /** The angles, in radians from -π on, where spokes of a ring begin and end. */
  private double[] spokes(int ring) {
    double[] angles = angles(ring);
    if (angles.length < 2) {
      return new double[0];
    }
    for (int i = 0; i < angles.length; i++) {
      double angle = Math.toRadians(angles[i]);
      angles[i] = angle < -Math.PI ? angle + 2 * Math.PI : angle;
    }
    return angles;
  }

  /** Where spokes of the ring inside a circle and of the ring outside meet it, ascending. */
  private List<Double> circleAngles(int circle) {
    double[] sorted =
        IntStream.of(circle - 1, circle)
            .mapToObj(this::spokes)
            .flatMapToDouble(Arrays::stream)
            .sorted()
            .toArray();
    List<Double> angles = new ArrayList<>();
    for (double angle : sorted) {
      if (angles.isEmpty() || angle - angles.getLast() > SAME_ANGLE) {
        angles.add(angle);
      }
    }
    if (angles.size() > 1 && angles.getLast() - angles.getFirst() > 2 * Math.PI - SAME_ANGLE) {
      angles.removeLast();
    }
    return angles;
  }

  /** Joins the vertices of a circle by curves. */
  private void bend(List<Integer> circle) {
    for (int i = 0; i < circle.size() && circle.size() > 1; i++) {
      draft.joinCurved(circle.get(i), circle.get((i + 1) % circle.size()));
    }
  }

  /** A wheel of vertices. */
  static BoardGraph vertices(Room room, List<Integer> rings, boolean stagger, boolean faces) {
    if (rings.size() == 1) {
      return Rings.regular(room, rings.getFirst(), false, faces);
    }
    List<Integer> counted = new ArrayList<>(rings);
    if (!rings.isEmpty() && rings.getFirst() > 1) {
      counted.addFirst(0);
    }
    Wheels wheel = new Wheels(room, counted, stagger);
    wheel.makeVertices();
    return wheel.draft.graph();
  }

  private void makeVertices() {
    List<List<Spot>> spots = new ArrayList<>();
    for (int ring = 0; ring < rings.size(); ring++) {
      spots.add(place(ring));
    }
    for (int ring = 0; ring < rings.size(); ring++) {
      if (rings.get(ring) >= 2) {
        bend(spots.get(ring).stream().map(Spot::vertex).toList());
      }
    }
    boolean centre = Math.abs(rings.getFirst()) == 1;
    if (centre) {
      for (Spot spot : spots.get(1)) {
        draft.join(0, spot.vertex());
      }
    }
    for (int ring = 1; ring + 1 < rings.size(); ring++) {
      for (Spot spot : spots.get(ring)) {
        int outer = draft.find(spot.on(ring + 1), GraphDraft.SAME);
        if (outer >= 0) {
          draft.join(spot.vertex(), outer);
        }
      }
    }
    for (int ring = 1; ring < rings.size(); ring++) {
      for (Spot spot : spots.get(ring)) {
        int pivot = centre ? 0 : ring == 1 ? -1 : draft.find(spot.on(ring - 1), GraphDraft.SAME);
        if (pivot >= 0) {
          draft.pivot(spot.vertex(), pivot);
        }
      }
    }
  }

  private List<Spot> place(int ring) {
    double[] angles = angles(ring);
    if (ring > 0) {
      Arrays.sort(angles);
    }
    PointGrid known = new PointGrid(SAME_PLACE);
    List<Spot> spots = new ArrayList<>();
    for (double degrees : angles) {
      Point point = Point.onCircle(ring, Math.toRadians(degrees));
      if (known.around(point).stream()
          .noneMatch(v -> draft.vertices().get(v).planDistance(point) < SAME_PLACE)) {
        spots.add(new Spot(degrees, draft.add(point)));
        known.add(spots.getLast().vertex(), point);
      }
    }
    return spots;
  }

  /** A vertex and its angle. */
  private record Spot(double degrees, int vertex) {
    Point on(int ring) {
      return Point.onCircle(ring, Math.toRadians(degrees));
    }
  }
}
