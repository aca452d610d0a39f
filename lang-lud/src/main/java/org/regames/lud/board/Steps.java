package org.regames.lud.board;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Face;
import org.regames.lud.board.graph.Incidence;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.SiteType;

/**
 * The single steps from sites of a type to sites of the same type, clockwise from N at each, with
 * the directions that each step has.
 */
public final class Steps {
  /** How far lines of hexagonal diagonals may miss corners, as a fraction of their length. */
  private static final double ALONG = 0.1;

  private static final double TIE = 1e-9;
  private static final double STRAIGHT = 0.9;

  private final BoardGraph graph;
  private final Incidence incidence;
  private final SiteType type;
  private final double meanEdge;
  private final Point[] positions;
  private final int[][] targets;
  private final long[][] directions;

  /** Vertices that others turn around. */
  private final BitSet pivots = new BitSet();

  Steps(BoardGraph graph, Incidence incidence, SiteType type, Point[] positions) {
    this.graph = graph;
    this.incidence = incidence;
    this.type = type;
    this.meanEdge = graph.meanEdge();
    this.positions = positions;
    this.targets = new int[positions.length][];
    this.directions = new long[positions.length][];
    graph.pivots().values().forEach(pivots::set);
    for (int site = 0; site < positions.length; site++) {
      collect(site);
    }
  }

  /** The sites that a step leads to, clockwise from N. Must not be changed. */
  public int[] targets(int site) {
    return targets[site];
  }

  /** For each step from a site, the {@link AbsoluteDirection#bit() bits} of its directions. */
  public long[] directions(int site) {
    return directions[site];
  }

  /** The sites that a step in a direction leads to. */
  public int[] targets(int site, AbsoluteDirection direction) {
    int[] found = new int[targets[site].length];
    int count = 0;
    for (int k = 0; k < found.length; k++) {
      if (has(site, k, direction)) {
        found[count++] = targets[site][k];
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** Whether the k-th step from a site has a direction. */
  public boolean has(int site, int k, AbsoluteDirection direction) {
    return (directions[site][k] & direction.bit()) != 0;
  }

  /** How many sites there are. */
  public int size() {
    return targets.length;
  }

  private void collect(int site) {
    Map<Integer, Long> found = new LinkedHashMap<>();
    switch (type) {
      case VERTEX -> fromVertex(site, found);
      case EDGE -> fromEdge(site, found);
      case CELL -> fromCell(site, found);
    }
    found.remove(site);
    int[] unsorted = found.keySet().stream().mapToInt(Integer::intValue).toArray();
    Integer[] order = new Integer[unsorted.length];
    double[] keys = new double[unsorted.length];
    for (int k = 0; k < unsorted.length; k++) {
      order[k] = k;
      keys[k] = clockwise(site, unsorted[k]);
    }
    Arrays.sort(order, Comparator.comparingDouble(k -> keys[k]));
    targets[site] = new int[unsorted.length];
    directions[site] = new long[unsorted.length];
    for (int k = 0; k < unsorted.length; k++) {
      int target = unsorted[order[k]];
      targets[site][k] = target;
      directions[site][k] = named(site, target, found.get(target));
    }
  }

  private double clockwise(int from, int to) {
    double bearing =
        AbsoluteDirection.bearing(
            positions[to].x() - positions[from].x(), positions[to].y() - positions[from].y());
    double key = (Math.PI / 2 - bearing + 0.0001) % (2 * Math.PI);
    return key < 0 ? key + 2 * Math.PI : key;
  }

  private static long set(AbsoluteDirection... directions) {
    return Arrays.stream(directions).mapToLong(AbsoluteDirection::bit).reduce(0, (a, b) -> a | b);
  }

  private static void add(Map<Integer, Long> found, int target, AbsoluteDirection... kinds) {
    found.merge(target, set(kinds), (a, b) -> a | b);
  }

  private void fromVertex(int site, Map<Integer, Long> found) {
    for (int edge : incidence.around(site)) {
      int end = graph.edges().get(edge).other(site);
      add(
          found,
          end,
          AbsoluteDirection.ORTHOGONAL,
          AbsoluteDirection.ADJACENT,
          AbsoluteDirection.ALL);
    }
    for (int f : incidence.facesAt(site)) {
      Face face = graph.faces().get(f);
      if (face.size() < 4) {
        continue;
      }
      Point middle = graph.position(SiteType.CELL, f);
      int best = site;
      double least = Double.POSITIVE_INFINITY;
      for (int corner : face.corners()) {
        if (corner != site) {
          double miss = middle.distanceFromLine(positions[site], positions[corner]);
          if (miss < least - TIE) {
            least = miss;
            best = corner;
          }
        }
      }
      add(found, best, AbsoluteDirection.DIAGONAL, AbsoluteDirection.ALL);
    }
  }

  private void fromEdge(int site, Map<Integer, Long> found) {
    for (int end : new int[] {graph.edges().get(site).from(), graph.edges().get(site).to()}) {
      for (int edge : incidence.around(end)) {
        add(
            found,
            edge,
            AbsoluteDirection.ORTHOGONAL,
            AbsoluteDirection.ADJACENT,
            AbsoluteDirection.ALL);
      }
    }
  }

  private void fromCell(int site, Map<Integer, Long> found) {
    found.put(site, 0L);
    Face face = graph.faces().get(site);
    for (int i = 0; i < face.size(); i++) {
      int edge = incidence.between(face.corner(i), face.corner(i + 1));
      if (edge >= 0) {
        for (int cell : incidence.facesBeside(edge)) {
          add(
              found,
              cell,
              AbsoluteDirection.ORTHOGONAL,
              AbsoluteDirection.ADJACENT,
              AbsoluteDirection.ALL);
        }
      }
    }
    for (int corner : face.corners()) {
      int best = -1;
      double least = Double.POSITIVE_INFINITY;
      for (int cell : incidence.facesAt(corner)) {
        if (!found.containsKey(cell)) {
          Point vertex = graph.vertices().get(corner);
          double miss = vertex.distanceFromLine(positions[site], positions[cell]);
          if (miss < least - TIE) {
            least = miss;
            best = cell;
          }
        }
      }
      if (best >= 0) {
        add(
            found,
            best,
            AbsoluteDirection.DIAGONAL,
            AbsoluteDirection.ADJACENT,
            AbsoluteDirection.ALL);
      }
    }
    for (int corner : face.corners()) {
      for (int cell : incidence.facesAt(corner)) {
        if (!found.containsKey(cell)) {
          add(
              found,
              cell,
              AbsoluteDirection.OFF_DIAGONAL,
              AbsoluteDirection.ADJACENT,
              AbsoluteDirection.ALL);
        }
      }
    }
    for (int i = 0; i < face.size(); i++) {
      acrossEdge(site, face, i, found);
    }
  }

  /** Where three edges meet, the cell at the far end of the one that leads away from this cell. */
  private void acrossEdge(int site, Face face, int index, Map<Integer, Long> found) {
    int corner = face.corner(index);
    if (incidence.around(corner).length != 3) {
      return;
    }
    for (int edge : incidence.around(corner)) {
      int end = graph.edges().get(edge).other(corner);
      if (end == face.corner(index - 1) || end == face.corner(index + 1)) {
        continue;
      }
      for (int cell : incidence.facesAt(end)) {
        if (found.containsKey(cell)) {
          continue;
        }
        Point from = positions[site];
        Point to = positions[cell];
        double miss =
            graph.vertices().get(corner).distanceFromLine(from, to)
                + graph.vertices().get(end).distanceFromLine(from, to);
        if (miss / from.distance(to) <= ALONG) {
          add(found, cell, AbsoluteDirection.DIAGONAL, AbsoluteDirection.ALL);
        }
      }
    }
  }

  private long named(int from, int to, long kinds) {
    AbsoluteDirection name = AbsoluteDirection.ofStep(positions[from], positions[to], meanEdge);
    double dz = positions[to].z() - positions[from].z();
    AbsoluteDirection level =
        name.isCompass()
            ? AbsoluteDirection.SAME_LAYER
            : dz > 0 ? AbsoluteDirection.UPWARD : AbsoluteDirection.DOWNWARD;
    return kinds | name.bit() | level.bit() | aroundPivot(from, to, kinds);
  }

  private long aroundPivot(int from, int to, long kinds) {
    int pivot = pivot(from);
    if (pivot < 0) {
      return 0;
    }
    Point centre = graph.vertices().get(pivot);
    Point here = positions[from];
    if (here.distance(centre) < 0.001) {
      return set(AbsoluteDirection.OUT, AbsoluteDirection.ROTATIONAL);
    }
    if ((kinds & AbsoluteDirection.DIAGONAL.bit()) != 0) {
      return 0;
    }
    double px = centre.x() - here.x();
    double py = centre.y() - here.y();
    double dx = positions[to].x() - here.x();
    double dy = positions[to].y() - here.y();
    double lengths = StrictMath.hypot(px, py) * StrictMath.hypot(dx, dy);
    double cos = lengths == 0 ? 0 : (dx * px + dy * py) / lengths;
    if (cos > STRAIGHT) {
      return set(AbsoluteDirection.IN, AbsoluteDirection.ROTATIONAL);
    }
    if (cos < -STRAIGHT) {
      return set(AbsoluteDirection.OUT, AbsoluteDirection.ROTATIONAL);
    }
    int edge = incidence.between(from, to);
    if (edge < 0 || !graph.edges().get(edge).curved()) {
      return 0;
    }
    AbsoluteDirection turn = py * dx - px * dy > 0 ? AbsoluteDirection.CCW : AbsoluteDirection.CW;
    return set(turn, AbsoluteDirection.ROTATIONAL);
  }

  /** The vertex that a site turns around, itself if others turn around it, or -1. */
  private int pivot(int site) {
    return switch (type) {
      case VERTEX -> graph.pivots().getOrDefault(site, pivots.get(site) ? site : -1);
      case EDGE -> -1;
      case CELL -> {
        for (int corner : graph.faces().get(site).corners()) {
          if (graph.pivots().containsKey(corner)) {
            yield graph.pivots().get(corner);
          }
        }
        yield -1;
      }
    };
  }
}
