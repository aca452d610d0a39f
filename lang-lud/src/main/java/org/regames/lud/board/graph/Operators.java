package org.regames.lud.board.graph;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Operations on graphs, each named after its clause; {@link Edits} has those that remove and add
 * single elements.
 *
 * @param room the budget of the board
 * @param use which elements are the sites of the board
 */
public record Operators(Room room, SiteType use) {
  /** Vertices nearer than this multiple of the mean edge are joined. */
  private static final double CONNECTED = 1.1;

  /** {@code (shift dx dy dz g)}. */
  public BoardGraph shift(double dx, double dy, double dz, BoardGraph graph) {
    return moved(graph, point -> point.plus(dx, dy, dz));
  }

  /** {@code (scale sx sy sz g)}, about the origin. */
  public BoardGraph scale(double sx, double sy, double sz, BoardGraph graph) {
    return moved(graph, p -> new Point(p.x() * sx, p.y() * sy, p.z() * sz));
  }

  /** {@code (rotate degrees g)}: counter-clockwise about the middle of the vertices' box. */
  public BoardGraph rotate(double degrees, BoardGraph graph) {
    double x = (least(graph, true, 1) - least(graph, true, -1)) / 2;
    double y = (least(graph, false, 1) - least(graph, false, -1)) / 2;
    double cos = StrictMath.cos(Math.toRadians(degrees));
    double sin = StrictMath.sin(Math.toRadians(degrees));
    return moved(
        graph,
        p -> {
          double dx = p.x() - x;
          double dy = p.y() - y;
          return new Point(x + dx * cos - dy * sin, y + dx * sin + dy * cos, p.z());
        });
  }

  /** {@code (skew s g)}: moves higher points farther to the right. */
  public BoardGraph skew(double amount, BoardGraph graph) {
    double bottom = least(graph, false, 1);
    return moved(graph, p -> p.plus(amount * (p.y() - bottom), 0, 0));
  }

  private BoardGraph moved(BoardGraph graph, UnaryOperator<Point> move) {
    room.spend(graph.vertices().size());
    return new BoardGraph(
        graph.vertices().stream().map(move).toList(), graph.edges(), graph.faces(), graph.pivots());
  }

  /** The least of the coordinates times a sign; 0 for an empty graph. */
  private static double least(BoardGraph graph, boolean x, int sign) {
    return graph.vertices().stream()
        .mapToDouble(point -> sign * (x ? point.x() : point.y()))
        .min()
        .orElse(0);
  }

  /** {@code (merge {g…} connect:c)}: vertices at equal places become one. */
  public BoardGraph merge(List<BoardGraph> graphs, boolean connect) {
    GraphDraft draft = new GraphDraft(room);
    graphs.forEach(draft::append);
    draft.mergeVertices();
    draft.makeFaces(false);
    return connected(draft, connect);
  }

  /** {@code (union {g…} connect:c)}: disjoint, without joining them. */
  public BoardGraph union(List<BoardGraph> graphs, boolean connect) {
    GraphDraft draft = new GraphDraft(room);
    graphs.forEach(draft::append);
    return connected(draft, connect);
  }

  private BoardGraph connected(GraphDraft draft, boolean connect) {
    if (connect && !draft.edges().isEmpty()) {
      connect(draft, 0);
      draft.makeFaces(true);
    }
    return draft.graph();
  }

  /** Joins vertices from a number on with all nearby ones. */
  static void connect(GraphDraft draft, int firstNew) {
    double reach = draft.graph().meanEdge() * CONNECTED;
    if (reach <= 0) {
      return;
    }
    PointGrid grid = new PointGrid(reach);
    List<Point> vertices = draft.vertices();
    for (int i = 0; i < vertices.size(); i++) {
      grid.add(i, vertices.get(i));
    }
    for (int i = 0; i < vertices.size(); i++) {
      for (int j : grid.around(vertices.get(i))) {
        if (j > i && j >= firstNew && vertices.get(i).distance(vertices.get(j)) < reach) {
          draft.join(i, j);
        }
      }
    }
  }

  /** {@code (intersect {g…})}: the elements of the first one that are in all others, too. */
  public BoardGraph intersect(List<BoardGraph> graphs) {
    GraphDraft draft = new GraphDraft(room, graphs.getFirst());
    List<GraphDraft> others =
        graphs.stream().skip(1).map(graph -> new GraphDraft(room, graph)).toList();
    BitSet edges = new BitSet();
    for (int e = 0; e < draft.edges().size(); e++) {
      Point from = draft.vertices().get(draft.edges().get(e).from());
      Point to = draft.vertices().get(draft.edges().get(e).to());
      edges.set(e, !others.stream().allMatch(other -> joined(other, from, to)));
    }
    draft.dropEdges(edges);
    BitSet vertices = new BitSet();
    for (int v = 0; v < draft.vertices().size(); v++) {
      Point point = draft.vertices().get(v);
      vertices.set(v, others.stream().anyMatch(other -> other.find(point, GraphDraft.MERGED) < 0));
    }
    draft.removeVertices(vertices);
    draft.makeFaces(false);
    return draft.graph();
  }

  private static boolean joined(GraphDraft draft, Point a, Point b) {
    int from = draft.find(a, GraphDraft.MERGED);
    int to = draft.find(b, GraphDraft.MERGED);
    return from >= 0 && to >= 0 && draft.between(from, to) >= 0;
  }

  /** {@code (keep g (poly …))}: the vertices inside, with the faces found again. */
  public BoardGraph keep(BoardGraph graph, Polygon polygon) {
    return inOrOut(graph, polygon, true);
  }

  /** {@code (clip g (poly …))}: the vertices outside, with the faces found again. */
  public BoardGraph clip(BoardGraph graph, Polygon polygon) {
    return inOrOut(graph, polygon, false);
  }

  private BoardGraph inOrOut(BoardGraph graph, Polygon polygon, boolean kept) {
    Polygon area = polygon.inflated();
    GraphDraft draft = new GraphDraft(room, graph);
    BitSet gone = new BitSet();
    for (int v = 0; v < graph.vertices().size(); v++) {
      gone.set(v, area.contains(graph.vertices().get(v)) != kept);
    }
    draft.removeVertices(gone);
    draft.makeFaces(false);
    return draft.graph();
  }

  /**
   * {@code (dual g)}: a vertex for each face, joined across edges; without faces the same graph.
   */
  public BoardGraph dual(BoardGraph graph) {
    if (graph.faces().isEmpty()) {
      return graph;
    }
    GraphDraft draft = new GraphDraft(room);
    for (int f = 0; f < graph.faces().size(); f++) {
      draft.add(graph.position(SiteType.CELL, f));
    }
    Incidence incidence = new Incidence(graph);
    for (BoardEdge edge : graph.edges()) {
      int[] faces = incidence.facesBeside(incidence.between(edge.from(), edge.to()));
      if (faces.length == 2) {
        draft.join(faces[0], faces[1]);
      }
    }
    draft.makeFaces(false);
    draft.renumber();
    return draft.graph();
  }

  /** {@code (renumber types g)}; no types stand for all. */
  public BoardGraph renumber(Set<SiteType> types, BoardGraph graph) {
    GraphDraft draft = new GraphDraft(room, graph);
    draft.renumber(types.isEmpty() ? Set.of(SiteType.values()) : types);
    return draft.graph();
  }

  /** {@code (makeFaces g)}. */
  public BoardGraph makeFaces(BoardGraph graph) {
    GraphDraft draft = new GraphDraft(room, graph);
    draft.makeFaces(true);
    return draft.graph();
  }

  /** {@code (subdivide g min:n)}: each face with enough corners is split into triangles. */
  public BoardGraph subdivide(BoardGraph graph, int min) {
    GraphDraft draft = new GraphDraft(room, graph);
    if (use == SiteType.VERTEX) {
      draft.makeFaces(true);
    }
    BoardGraph whole = draft.graph();
    for (int f = whole.faces().size() - 1; f >= 0; f--) {
      Face face = whole.faces().get(f);
      if (face.size() >= min) {
        int middle = draft.add(whole.position(SiteType.CELL, f));
        IntStream.of(face.corners()).forEach(corner -> draft.join(middle, corner));
      }
    }
    draft.clearFaces();
    if (use == SiteType.CELL) {
      draft.makeFaces(true);
    }
    return draft.graph();
  }

  /** {@code (splitCrossings g)}: a vertex wherever edges cross or a vertex touches one. */
  public BoardGraph splitCrossings(BoardGraph graph) {
    return new CrossingSplitter(room, graph).split();
  }

  /** {@code (complete g eachCell:b)}: all vertices joined, or those of each face. */
  public BoardGraph complete(BoardGraph graph, boolean eachCell) {
    GraphDraft draft = new GraphDraft(room, graph);
    if (eachCell) {
      for (Face face : graph.faces()) {
        joinAll(draft, face.corners());
      }
      return draft.graph();
    }
    int count = graph.vertices().size();
    room.require(count, count - 1);
    joinAll(draft, IntStream.range(0, count).toArray());
    draft.makeFaces(true);
    return draft.graph();
  }

  private static void joinAll(GraphDraft draft, int[] vertices) {
    for (int i = 0; i < vertices.length; i++) {
      for (int j = i + 1; j < vertices.length; j++) {
        draft.join(vertices[i], vertices[j]);
      }
    }
  }

  /** {@code (layers n g)}: copies above each other, each joined with the next. */
  public BoardGraph layers(int count, BoardGraph graph) {
    int size = graph.vertices().size();
    room.require(room.atLeastOne(count, "layers"), size);
    GraphDraft draft = new GraphDraft(room);
    for (int layer = 0; layer < count; layer++) {
      draft.append(shift(0, 0, layer, graph));
    }
    for (int i = size; i < count * size; i++) {
      draft.join(i - size, i);
    }
    draft.renumber();
    return draft.graph();
  }

  /** {@code (trim g)}: without dead ends of one edge, and without isolated vertices. */
  public BoardGraph trim(BoardGraph graph) {
    int[] degrees = new int[graph.vertices().size()];
    for (BoardEdge edge : graph.edges()) {
      degrees[edge.from()]++;
      degrees[edge.to()]++;
    }
    BitSet gone = new BitSet();
    for (int e = graph.edges().size() - 1; e >= 0; e--) {
      BoardEdge edge = graph.edges().get(e);
      if (degrees[edge.from()] == 1 || degrees[edge.to()] == 1) {
        degrees[edge.from()]--;
        degrees[edge.to()]--;
        gone.set(e);
      }
    }
    GraphDraft draft = new GraphDraft(room, graph);
    draft.dropEdges(gone);
    Set<Integer> pivots = new HashSet<>(graph.pivots().values());
    BitSet lonely = new BitSet();
    for (int v = 0; v < degrees.length; v++) {
      lonely.set(v, degrees[v] == 0 && !pivots.contains(v));
    }
    draft.removeVertices(lonely);
    return draft.graph();
  }
}
