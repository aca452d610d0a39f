package org.regames.lud.board.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Tests which edges of a graph cross an earlier edge. Each result is cached. */
final class Crossings {
  private static final double PARALLEL = 1e-9;

  /** How far two edges that merely touch may miss each other, as a fraction of an edge. */
  private static final double TOUCHING = 1e-7;

  private final BoardGraph graph;
  private final SegmentGrid grid;
  private final Map<Integer, Boolean> answers = new HashMap<>();

  Crossings(BoardGraph graph) {
    this.graph = graph;
    this.grid = new SegmentGrid(graph);
  }

  boolean crosses(int edge) {
    return answers.computeIfAbsent(edge, this::crossesEarlier);
  }

  private boolean crossesEarlier(int edge) {
    for (int other : grid.near(edge)) {
      if (other < edge && !touching(edge, other)) {
        double[] where = where(graph, edge, other);
        if (where != null
            && -TOUCHING <= where[0]
            && where[0] <= 1 + TOUCHING
            && -TOUCHING <= where[1]
            && where[1] <= 1 + TOUCHING) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean touching(int edge, int other) {
    return near(end(edge, true), end(other, true))
        || near(end(edge, true), end(other, false))
        || near(end(edge, false), end(other, true))
        || near(end(edge, false), end(other, false));
  }

  private static boolean near(Point a, Point b) {
    return a.planDistance(b) < GraphDraft.SAME;
  }

  private Point end(int edge, boolean first) {
    BoardEdge ends = graph.edges().get(edge);
    return graph.vertices().get(first ? ends.from() : ends.to());
  }

  /** The part of each edge, from 0 to 1, where their lines meet; null for parallels. */
  static double[] where(BoardGraph graph, int edge, int other) {
    Point a = graph.vertices().get(graph.edges().get(edge).from());
    Point b = graph.vertices().get(graph.edges().get(edge).to());
    Point c = graph.vertices().get(graph.edges().get(other).from());
    Point d = graph.vertices().get(graph.edges().get(other).to());
    double abx = b.x() - a.x();
    double aby = b.y() - a.y();
    double cdx = d.x() - c.x();
    double cdy = d.y() - c.y();
    double cross = abx * cdy - aby * cdx;
    if (Math.abs(cross) < PARALLEL) {
      return null;
    }
    double acx = c.x() - a.x();
    double acy = c.y() - a.y();
    return new double[] {(acx * cdy - acy * cdx) / cross, (acx * aby - acy * abx) / cross};
  }

  /** Edges, found by the squares of the plane that they may touch. */
  private static final class SegmentGrid {
    /** An edge over more squares than this is always examined. */
    private static final long MOST_SQUARES = 256;

    private final BoardGraph graph;
    private final double width;
    private final Map<Long, List<Integer>> squares = new HashMap<>();
    private final List<Integer> everywhere = new ArrayList<>();

    SegmentGrid(BoardGraph graph) {
      this.graph = graph;
      this.width = Math.max(graph.meanEdge(), GraphDraft.SAME);
      for (int e = 0; e < graph.edges().size(); e++) {
        Box box = box(e);
        if (box.squares() > MOST_SQUARES) {
          everywhere.add(e);
        } else {
          for (long square : box.list()) {
            squares.computeIfAbsent(square, _ -> new ArrayList<>()).add(e);
          }
        }
      }
    }

    /** Edges that may touch one, itself included. */
    Iterable<Integer> near(int edge) {
      Box box = box(edge);
      if (box.squares() > MOST_SQUARES) {
        return IntStream.range(0, graph.edges().size()).boxed().toList();
      }
      List<Integer> near = new ArrayList<>(everywhere);
      for (long square : box.list()) {
        near.addAll(squares.getOrDefault(square, List.of()));
      }
      return near;
    }

    private Box box(int edge) {
      Point a = graph.vertices().get(graph.edges().get(edge).from());
      Point b = graph.vertices().get(graph.edges().get(edge).to());
      double slack = GraphDraft.SAME;
      return new Box(
          square(Math.min(a.x(), b.x()) - slack),
          square(Math.max(a.x(), b.x()) + slack),
          square(Math.min(a.y(), b.y()) - slack),
          square(Math.max(a.y(), b.y()) + slack));
    }

    private long square(double coordinate) {
      return (long) Math.floor(coordinate / width);
    }

    /** A rectangle of squares. */
    private record Box(long left, long right, long bottom, long top) {
      long squares() {
        return (right - left + 1) * (top - bottom + 1);
      }

      List<Long> list() {
        List<Long> list = new ArrayList<>();
        for (long x = left; x <= right; x++) {
          for (long y = bottom; y <= top; y++) {
            list.add(x * 0x9E3779B97F4A7C15L + y);
          }
        }
        return list;
      }
    }
  }
}
