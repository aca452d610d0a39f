package org.regames.lud.board;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Incidence;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.SiteType;

/** The corners of the outline of a board, convex or concave, and the sides between them. */
final class Corners {
  private static final int FEW = 6;
  private static final double CONVEX = 0.32;
  private static final double CONCAVE = -0.25;
  private static final double EQUAL = 0.001;
  private static final double NEARLY = 0.95;

  private final BoardGraph graph;
  private final Incidence incidence;
  private final Perimeter perimeter;
  private final BitSet convex = new BitSet();
  private final BitSet concave = new BitSet();

  Corners(BoardGraph graph, Incidence incidence, Perimeter perimeter) {
    this.graph = graph;
    this.incidence = incidence;
    this.perimeter = perimeter;
    perimeter.loops().forEach(this::look);
  }

  BitSet convex(SiteType type) {
    return elements(type, convex, true);
  }

  BitSet concave(SiteType type) {
    return elements(type, concave, false);
  }

  private void look(int[] loop) {
    if (loop.length < FEW) {
      for (int vertex : loop) {
        convex.set(vertex);
      }
      return;
    }
    double[] scores = smooth(scores(loop));
    boolean[] kept = new boolean[loop.length];
    for (int i = 0; i < loop.length; i++) {
      double before = scores[(i + loop.length - 1) % loop.length];
      double after = scores[(i + 1) % loop.length];
      kept[i] = scores[i] >= CONVEX && scores[i] >= Math.max(before, after) - EQUAL;
      if (scores[i] <= CONCAVE && scores[i] <= Math.min(before, after) + EQUAL) {
        concave.set(loop[i]);
      }
    }
    for (int i = 0; i < loop.length; i++) {
      for (int j : new int[] {(i + loop.length - 1) % loop.length, (i + 1) % loop.length}) {
        kept[i] |= kept[j] && scores[i] >= NEARLY * scores[j];
      }
      if (kept[i]) {
        convex.set(loop[i]);
      }
    }
  }

  /** How far each vertex is from the lines through those around it. */
  private double[] scores(int[] loop) {
    double[] scores = new double[loop.length];
    for (int i = 0; i < loop.length; i++) {
      Point here = graph.vertices().get(loop[i]);
      for (int k = 1; k <= 3; k++) {
        Point before = graph.vertices().get(loop[Math.floorMod(i - k, loop.length)]);
        Point after = graph.vertices().get(loop[(i + k) % loop.length]);
        double distance = here.distanceFromLine(before, after) / k;
        scores[i] += before.turn(here, after) < 0 ? -distance : distance;
      }
    }
    return scores;
  }

  private static double[] smooth(double[] scores) {
    double[] smooth = new double[scores.length];
    for (int i = 0; i < scores.length; i++) {
      double before = scores[(i + scores.length - 1) % scores.length];
      smooth[i] = (4 * scores[i] + before + scores[(i + 1) % scores.length]) / 6;
    }
    return smooth;
  }

  private BitSet elements(SiteType type, BitSet corners, boolean outwards) {
    if (type == SiteType.VERTEX) {
      return (BitSet) corners.clone();
    }
    BitSet elements = new BitSet();
    corners.stream().forEach(corner -> addAt(corner, corners, type, outwards, elements));
    return elements;
  }

  private void addAt(int corner, BitSet corners, SiteType type, boolean outwards, BitSet elements) {
    boolean joined = false;
    for (int edge : incidence.around(corner)) {
      if (corners.get(graph.edges().get(edge).other(corner))) {
        joined = true;
        add(edge, type, elements);
      }
    }
    if (joined) {
      return;
    }
    for (int edge : incidence.around(corner)) {
      if (perimeter.walked(edge) && (outwards || type == SiteType.EDGE)) {
        add(edge, type, elements);
      }
    }
    if (!outwards && type == SiteType.CELL) {
      for (int face : incidence.facesAt(corner)) {
        if (perimeterCorners(face) == 1) {
          elements.set(face);
        }
      }
    }
  }

  /** Adds an edge, or a face beside it. */
  private void add(int edge, SiteType type, BitSet elements) {
    int element = type == SiteType.EDGE ? edge : incidence.beside(edge);
    if (element >= 0) {
      elements.set(element);
    }
  }

  private int perimeterCorners(int face) {
    int count = 0;
    for (int corner : graph.faces().get(face).corners()) {
      count += perimeter.onWalk(corner) ? 1 : 0;
    }
    return count;
  }

  /** Each side, by the direction in which it lies; several may lie in one. */
  Map<AbsoluteDirection, BitSet> sides(SiteType type) {
    Map<AbsoluteDirection, BitSet> sides = new EnumMap<>(AbsoluteDirection.class);
    Mean middle = new Mean();
    graph.vertices().forEach(middle::add);
    for (int[] loop : perimeter.loops()) {
      for (int i = 0; i < loop.length; i++) {
        if (convex.get(loop[i])) {
          Mean mean = new Mean();
          BitSet run = new BitSet();
          int j = i;
          do {
            mean.add(graph.vertices().get(loop[j]));
            run.set(loop[j]);
            j = (j + 1) % loop.length;
          } while (!convex.get(loop[j]));
          mean.add(graph.vertices().get(loop[j]));
          run.set(loop[j]);
          sides.computeIfAbsent(mean.sideFrom(middle), _ -> new BitSet()).or(touching(run, type));
        }
      }
    }
    return sides;
  }

  private BitSet touching(BitSet run, SiteType type) {
    BitSet elements = new BitSet();
    for (int vertex : run.stream().toArray()) {
      switch (type) {
        case VERTEX -> elements.set(vertex);
        case EDGE -> set(elements, incidence.around(vertex));
        case CELL -> set(elements, incidence.facesAt(vertex));
      }
    }
    return elements;
  }

  private static void set(BitSet set, int[] elements) {
    for (int element : elements) {
      set.set(element);
    }
  }

  /** The mean of points. */
  private static final class Mean {
    private double x;
    private double y;
    private int count;

    void add(Point point) {
      x += point.x();
      y += point.y();
      count++;
    }

    /** The one of eight directions in which it lies; N, E, S and W cover only a sixteenth each. */
    AbsoluteDirection sideFrom(Mean origin) {
      double dx = x / count - origin.x / origin.count;
      double dy = y / count - origin.y / origin.count;
      int sixteenth = AbsoluteDirection.compass(AbsoluteDirection.bearing(dx, dy)).ordinal();
      return AbsoluteDirection.COMPASS.get(sixteenth % 4 == 0 ? sixteenth : sixteenth / 4 * 4 + 2);
    }
  }
}
