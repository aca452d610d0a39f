package org.regames.lud.board.graph;

import java.util.List;
import java.util.SortedMap;

/**
 * Vertices, edges and faces, each identified by its index in its list.
 *
 * @param vertices the positions of the vertices
 * @param edges edges, by numbers of vertices
 * @param faces faces, by numbers of vertices
 * @param pivots for vertices arranged around another one, that one
 */
public record BoardGraph(
    List<Point> vertices,
    List<BoardEdge> edges,
    List<Face> faces,
    SortedMap<Integer, Integer> pivots) {

  /** How many elements of a type there are. */
  public int count(SiteType type) {
    return switch (type) {
      case VERTEX -> vertices.size();
      case EDGE -> edges.size();
      case CELL -> faces.size();
    };
  }

  /**
   * The position of an element: a vertex itself, the middle of an edge, the mean of a face's
   * corners.
   */
  public Point position(SiteType type, int index) {
    return switch (type) {
      case VERTEX -> vertices.get(index);
      case EDGE -> middle(edges.get(index));
      case CELL -> mean(faces.get(index));
    };
  }

  /** The mean length of an edge, 0 without edges. */
  public double meanEdge() {
    double sum = 0;
    for (BoardEdge edge : edges) {
      sum += vertices.get(edge.from()).distance(vertices.get(edge.to()));
    }
    return edges.isEmpty() ? 0 : sum / edges.size();
  }

  private Point middle(BoardEdge edge) {
    return vertices.get(edge.from()).middle(vertices.get(edge.to()));
  }

  private Point mean(Face face) {
    double x = 0;
    double y = 0;
    double z = 0;
    for (int corner : face.corners()) {
      Point point = vertices.get(corner);
      x += point.x();
      y += point.y();
      z += point.z();
    }
    int size = face.size();
    return new Point(x / size, y / size, z / size);
  }
}
