package org.regames.lud.board.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Removes elements from a graph and adds some, one after another. Elements are named by their
 * number at the time, or by points.
 */
public final class Edits {
  /** The steps of a cell take time linear in its corners, those at the corners quadratic time. */
  private static final int MOST_CORNERS = 1000;

  private final GraphDraft draft;

  /** Vertices from this number on are new. */
  private final int firstNew;

  /**
   * Begins with a graph.
   *
   * @param room the budget of the board
   */
  public Edits(Room room, BoardGraph graph) {
    this.draft = new GraphDraft(room, graph);
    this.firstNew = graph.vertices().size();
  }

  /** The graph as it is now. */
  public BoardGraph graph() {
    return draft.graph();
  }

  /**
   * Removes faces, the highest number first.
   *
   * @param trim whether edges without a remaining face are removed, too; vertices never are
   */
  public Edits removeCells(List<Integer> cells, boolean trim) {
    draft.removeFaces(descending(cells, draft.faces().size(), "cell"), trim);
    return this;
  }

  /** Removes the faces that have exactly these corners. */
  public Edits removeCellsAt(List<List<Point>> outlines, boolean trim) {
    Set<Set<Integer>> corners = new HashSet<>();
    for (List<Point> outline : outlines) {
      corners.add(
          outline.stream()
              .map(point -> draft.find(point, GraphDraft.SAME))
              .collect(Collectors.toSet()));
    }
    BitSet gone = new BitSet();
    for (int f = 0; f < draft.faces().size(); f++) {
      int[] own = draft.faces().get(f).corners();
      gone.set(f, corners.contains(IntStream.of(own).boxed().collect(Collectors.toSet())));
    }
    draft.removeFaces(gone, trim);
    return this;
  }

  /** Removes the edges between vertices, and the faces beside them. */
  public Edits removeEdges(List<int[]> edges) {
    Set<Long> ends = new HashSet<>();
    edges.forEach(edge -> ends.add(BoardEdge.ends(edge[0], edge[1])));
    BitSet gone = new BitSet();
    for (int e = 0; e < draft.edges().size(); e++) {
      gone.set(e, ends.contains(draft.edges().get(e).ends()));
    }
    draft.removeEdges(gone);
    return this;
  }

  /** Removes the edges between points. */
  public Edits removeEdgesAt(List<List<Point>> edges) {
    return removeEdges(
        edges.stream()
            .map(ends -> ends.stream().mapToInt(end -> draft.find(end, GraphDraft.SAME)).toArray())
            .toList());
  }

  /** Removes vertices, their edges and the faces at them. */
  public Edits removeVertices(List<Integer> vertices) {
    draft.removeVertices(descending(vertices, draft.vertices().size(), "vertex"));
    return this;
  }

  /** Removes the vertices at points, if there are any. */
  public Edits removeVerticesAt(List<Point> points) {
    return removeVertices(
        points.stream()
            .map(point -> draft.find(point, GraphDraft.SAME))
            .filter(v -> v >= 0)
            .toList());
  }

  /** Removes the vertices inside a polygon, which is not inflated. */
  public Edits removeInside(Polygon polygon) {
    BitSet gone = new BitSet();
    for (int v = 0; v < draft.vertices().size(); v++) {
      gone.set(v, polygon.contains(draft.vertices().get(v)));
    }
    draft.removeVertices(gone);
    return this;
  }

  /** Removes the faces whose middle lies in a polygon, somewhat inflated; vertices stay. */
  public Edits hole(Polygon polygon) {
    Polygon area = polygon.inflated();
    BoardGraph graph = draft.graph();
    BitSet gone = new BitSet();
    for (int f = 0; f < graph.faces().size(); f++) {
      gone.set(f, area.contains(graph.position(SiteType.CELL, f)));
    }
    draft.removeFaces(gone, true);
    return this;
  }

  /** Adds a curved edge, even if the points are joined already. */
  public Edits addCurvedEdge(Point from, Point to) {
    int a = draft.findOrAdd(from.rounded());
    int b = draft.findOrAdd(to.rounded());
    if (a != b) {
      draft.append(new BoardEdge(a, b, true));
    }
    return this;
  }

  /** Adds vertices at points without one. */
  public Edits addVertices(List<Point> points) {
    points.forEach(point -> draft.findOrAdd(point.rounded()));
    return this;
  }

  /** Adds an edge between points, and vertices there if necessary. */
  public Edits addEdge(Point from, Point to) {
    draft.join(draft.findOrAdd(from.rounded()), draft.findOrAdd(to.rounded()));
    return this;
  }

  /** Adds an edge between vertices. */
  public Edits addEdge(int from, int to) {
    draft.join(vertex(from), vertex(to));
    return this;
  }

  /** Adds a face between points, and vertices and edges if necessary. */
  public Edits addCellAt(List<Point> outline) {
    return addFace(outline.stream().map(point -> draft.findOrAdd(point.rounded())).toList());
  }

  /** Adds a face between vertices, and edges if necessary. */
  public Edits addCell(List<Integer> corners) {
    return addFace(corners.stream().map(this::vertex).toList());
  }

  /** Joins new vertices with all nearby ones. */
  public Edits connect() {
    Operators.connect(draft, firstNew);
    return this;
  }

  private Edits addFace(List<Integer> corners) {
    if (corners.size() > MOST_CORNERS) {
      throw new BoardException("a cell has at most " + MOST_CORNERS + " corners");
    }
    if (new HashSet<>(corners).size() < Math.max(3, corners.size())) {
      throw new BoardException("a cell needs at least three corners, all different");
    }
    draft.joinRing(corners);
    draft.addFace(new Face(corners.stream().mapToInt(Integer::intValue).toArray()));
    return this;
  }

  private int vertex(int number) {
    if (number < 0 || number >= draft.vertices().size()) {
      throw new BoardException("there is no vertex " + number + " here");
    }
    return number;
  }

  /** The original numbers of what is removed if numbers are processed in turn, highest first. */
  private static BitSet descending(List<Integer> numbers, int count, String what) {
    List<Integer> sorted = new ArrayList<>(numbers);
    sorted.sort(Comparator.reverseOrder());
    BitSet gone = new BitSet();
    for (int number : sorted) {
      if (number < 0 || number >= count) {
        throw new BoardException("there is no " + what + " " + number + " here");
      }
      gone.set(gone.nextClearBit(number));
    }
    return gone;
  }
}
