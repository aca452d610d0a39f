package org.regames.lud.board.graph;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The incidence of elements in a graph: edges around vertices, faces beside edges and at vertices.
 */
public final class Incidence {
  private static final int NONE = -1;

  private final BoardGraph graph;
  private final int[][] around;
  private final int[][] facesAt;
  private final int[][] facesBeside;
  private final int[] placeAtFrom;
  private final int[] placeAtTo;
  private final int[] left;
  private final int[] right;
  private final Map<Long, Integer> byEnds = new HashMap<>();

  /** Computes the incidence, in nearly linear time in the size of the graph. */
  public Incidence(BoardGraph graph) {
    this.graph = graph;
    this.around = new int[graph.vertices().size()][];
    this.facesAt = new int[graph.vertices().size()][];
    this.facesBeside = new int[graph.edges().size()][];
    this.placeAtFrom = new int[graph.edges().size()];
    this.placeAtTo = new int[graph.edges().size()];
    this.left = new int[graph.edges().size()];
    this.right = new int[graph.edges().size()];
    Arrays.fill(left, NONE);
    Arrays.fill(right, NONE);
    for (int e = 0; e < graph.edges().size(); e++) {
      byEnds.putIfAbsent(graph.edges().get(e).ends(), e);
    }
    collectEdges();
    collectFaces();
  }

  /**
   * The edges at a vertex, by their bearing from -π on. Like all arrays here, it must not be
   * changed.
   */
  public int[] around(int vertex) {
    return around[vertex];
  }

  /** The place of an edge among those around one of its ends. */
  public int placeAround(int vertex, int edge) {
    return graph.edges().get(edge).from() == vertex ? placeAtFrom[edge] : placeAtTo[edge];
  }

  /** The faces with a vertex as a corner, ascending. */
  public int[] facesAt(int vertex) {
    return facesAt[vertex];
  }

  /** The faces with an edge as a side, ascending. */
  public int[] facesBeside(int edge) {
    return facesBeside[edge];
  }

  /** The first edge between two vertices, or -1. */
  public int between(int a, int b) {
    return byEnds.getOrDefault(BoardEdge.ends(a, b), NONE);
  }

  /** The face whose path follows an edge against its direction, or -1. */
  public int left(int edge) {
    return left[edge];
  }

  /** The face whose path follows an edge along its direction, or -1. */
  public int right(int edge) {
    return right[edge];
  }

  /** A face beside an edge, the left one if there is one, or -1. */
  public int beside(int edge) {
    return left[edge] != NONE ? left[edge] : right[edge];
  }

  private void collectEdges() {
    IntLists lists = new IntLists(graph.vertices().size());
    List<BoardEdge> edges = graph.edges();
    for (int e = 0; e < edges.size(); e++) {
      lists.add(edges.get(e).from(), e);
      lists.add(edges.get(e).to(), e);
    }
    for (int v = 0; v < around.length; v++) {
      around[v] = byBearing(v, lists.list(v));
      for (int i = 0; i < around[v].length; i++) {
        int edge = around[v][i];
        (edges.get(edge).from() == v ? placeAtFrom : placeAtTo)[edge] = i;
      }
    }
  }

  /** Sorted by the exact value of the angle, without a tolerance: rounding decides at π. */
  private int[] byBearing(int vertex, int[] edges) {
    Point here = graph.vertices().get(vertex);
    double[] bearing = new double[edges.length];
    Integer[] order = new Integer[edges.length];
    for (int i = 0; i < edges.length; i++) {
      Point there = graph.vertices().get(graph.edges().get(edges[i]).other(vertex));
      bearing[i] = StrictMath.atan2(there.y() - here.y(), there.x() - here.x()) + 0.0;
      order[i] = i;
    }
    Arrays.sort(order, (a, b) -> Double.compare(bearing[a], bearing[b]));
    int[] sorted = new int[edges.length];
    for (int i = 0; i < edges.length; i++) {
      sorted[i] = edges[order[i]];
    }
    return sorted;
  }

  private void collectFaces() {
    IntLists atVertices = new IntLists(facesAt.length);
    IntLists besideEdges = new IntLists(facesBeside.length);
    for (int f = 0; f < graph.faces().size(); f++) {
      Face face = graph.faces().get(f);
      for (int i = 0; i < face.size(); i++) {
        int corner = face.corner(i);
        atVertices.add(corner, f);
        int edge = between(corner, face.corner(i + 1));
        if (edge == NONE) {
          continue;
        }
        besideEdges.add(edge, f);
        if (graph.edges().get(edge).from() == corner) {
          right[edge] = f;
        } else {
          left[edge] = f;
        }
      }
    }
    Arrays.setAll(facesAt, atVertices::list);
    Arrays.setAll(facesBeside, besideEdges::list);
  }
}
