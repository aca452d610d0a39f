package org.regames.lud.board.graph;

import java.util.BitSet;
import java.util.List;

/**
 * Splits edges where they cross: always the first pair of crossing edges by their current numbers.
 * Quadratic in the number of edges, including those that splitting adds.
 */
final class CrossingSplitter {
  private static final double INNER = 0.01;

  /** A limit that takes a second or two. */
  private static final int MOST_EDGES = 20_000;

  private final GraphDraft draft;

  CrossingSplitter(Room room, BoardGraph graph) {
    this.draft = new GraphDraft(room, graph);
  }

  BoardGraph split() {
    draft.clearFaces();
    int first = 0;
    while (first < draft.edges().size()) {
      first = splitFirstPair(first);
    }
    splitTouched();
    draft.makeFaces(true);
    return draft.graph();
  }

  /**
   * Finds the first edge, from a number on, that a later one crosses, and splits both.
   *
   * @return where to continue: no edge before crosses any
   */
  private int splitFirstPair(int from) {
    BoardGraph graph = draft.graph();
    refuseMany();
    for (int i = from; i < graph.edges().size(); i++) {
      for (int j = i + 1; j < graph.edges().size(); j++) {
        double[] where = Crossings.where(graph, i, j);
        if (where != null && inner(where[0]) && inner(where[1])) {
          splitBoth(graph, i, j, where[0]);
          return i;
        }
      }
    }
    return graph.edges().size();
  }

  private void refuseMany() {
    if (draft.edges().size() > MOST_EDGES) {
      throw new BoardException("crossings of more than " + MOST_EDGES + " edges cannot be split");
    }
  }

  private static boolean inner(double part) {
    return INNER < part && part < 1 - INNER;
  }

  private void splitBoth(BoardGraph graph, int i, int j, double part) {
    BoardEdge one = graph.edges().get(i);
    BoardEdge two = graph.edges().get(j);
    Point from = graph.vertices().get(one.from());
    Point to = graph.vertices().get(one.to());
    int vertex =
        draft.add(
            Point.of(from.x() + part * (to.x() - from.x()), from.y() + part * (to.y() - from.y())));
    drop(i, j);
    draft.join(one.from(), vertex);
    draft.join(vertex, one.to());
    draft.join(two.from(), vertex);
    draft.join(vertex, two.to());
  }

  private void drop(int... edges) {
    BitSet gone = new BitSet();
    for (int edge : edges) {
      gone.set(edge);
    }
    draft.dropEdges(gone);
  }

  /** Splits each edge repeatedly at the first vertex that lies on it. */
  private void splitTouched() {
    int edge = 0;
    while (edge < draft.edges().size()) {
      int vertex = firstOn(draft.edges().get(edge));
      if (vertex < 0) {
        edge++;
        continue;
      }
      refuseMany();
      BoardEdge split = draft.edges().get(edge);
      drop(edge);
      draft.join(split.from(), vertex);
      draft.join(vertex, split.to());
    }
  }

  private int firstOn(BoardEdge edge) {
    List<Point> vertices = draft.vertices();
    Point a = vertices.get(edge.from());
    Point b = vertices.get(edge.to());
    double dx = b.x() - a.x();
    double dy = b.y() - a.y();
    double square = dx * dx + dy * dy;
    for (int v = 0; v < vertices.size(); v++) {
      Point p = vertices.get(v);
      double part = ((p.x() - a.x()) * dx + (p.y() - a.y()) * dy) / square;
      if (0 < part
          && part < 1
          && p.planDistance(a) >= GraphDraft.SAME
          && p.planDistance(b) >= GraphDraft.SAME
          && p.planDistance(Point.of(a.x() + part * dx, a.y() + part * dy)) < GraphDraft.SAME) {
        return v;
      }
    }
    return -1;
  }
}
