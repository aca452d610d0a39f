package org.regames.lud.board.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds the faces of a graph by following paths: at each vertex, the next edge is the one
 * counter-clockwise after the one that led there. A path that returns clockwise encloses a face.
 * Faces are numbered in the order in which they are found.
 */
final class FaceSearch {
  private static final int MOST_CORNERS = 32;
  private static final double SAME_LAYER = 0.0001;

  private final BoardGraph graph;
  private final Incidence incidence;
  private final Crossings crossings;
  private final List<Face> faces = new ArrayList<>();
  private final Set<List<Integer>> known = new HashSet<>();
  private final BitSet visited = new BitSet();

  /**
   * A search.
   *
   * @param check whether a path fails on an edge that crosses another one
   */
  FaceSearch(BoardGraph graph, boolean check) {
    this.graph = graph;
    this.incidence = new Incidence(graph);
    this.crossings = check ? new Crossings(graph) : null;
  }

  List<Face> faces() {
    for (int start = 0; start < graph.vertices().size(); start++) {
      for (int incoming : incidence.around(start)) {
        int[] path = follow(start, incoming);
        if (path.length >= 3 && clockwise(path) && known.add(canonical(path))) {
          faces.add(new Face(path));
        }
      }
    }
    return faces;
  }

  /** The vertices of a path that returns to its start, or none. */
  private int[] follow(int start, int incoming) {
    int[] path = new int[MOST_CORNERS];
    int length = 0;
    int current = start;
    int edge = incoming;
    do {
      path[length++] = current;
      visited.set(current);
      edge = next(current, edge, graph.vertices().get(start).z());
      if (edge < 0) {
        break;
      }
      current = graph.edges().get(edge).other(current);
    } while (length < MOST_CORNERS
        && !visited.get(current)
        && (crossings == null || !crossings.crosses(edge)));
    for (int i = 0; i < length; i++) {
      visited.clear(path[i]);
    }
    return edge >= 0 && current == start ? Arrays.copyOf(path, length) : new int[0];
  }

  private int next(int vertex, int incoming, double z) {
    int[] around = incidence.around(vertex);
    int place = incidence.placeAround(vertex, incoming);
    for (int i = 1; i < around.length; i++) {
      int edge = around[(place + i) % around.length];
      Point end = graph.vertices().get(graph.edges().get(edge).other(vertex));
      if (Math.abs(end.z() - z) <= SAME_LAYER) {
        return edge;
      }
    }
    return -1;
  }

  private boolean clockwise(int[] path) {
    double area = 0;
    for (int i = 0; i < path.length; i++) {
      Point p = graph.vertices().get(path[i]);
      Point q = graph.vertices().get(path[(i + 1) % path.length]);
      area += p.x() * q.y() - q.x() * p.y();
    }
    return area < 0;
  }

  /** A canonical form, equal for all paths around the same corners in either direction. */
  private static List<Integer> canonical(int[] path) {
    int size = path.length;
    int least = IntStream.range(0, size).reduce((a, b) -> path[b] < path[a] ? b : a).orElseThrow();
    int sense = path[(least + 1) % size] < path[(least + size - 1) % size] ? 1 : size - 1;
    return IntStream.range(0, size).mapToObj(i -> path[(least + sense * i) % size]).toList();
  }
}
