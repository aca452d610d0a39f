package org.regames.lud.board.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A graph being built. Elements are appended, and renumbered without gaps when some are removed.
 */
final class GraphDraft {
  /** Points nearer than this are one vertex. */
  static final double SAME = 0.001;

  /** Points nearer than this are one vertex if graphs are merged. */
  static final double MERGED = 0.01;

  private final Room room;
  private List<Point> vertices = new ArrayList<>();
  private List<BoardEdge> edges = new ArrayList<>();
  private List<Face> faces = new ArrayList<>();
  private SortedMap<Integer, Integer> pivots = new TreeMap<>();

  /**
   * The index of vertices by position, and of edges by their ends; null if not computed since the
   * last removal.
   */
  private PointGrid grid;

  private Map<Long, Integer> byEnds;

  GraphDraft(Room room) {
    this.room = room;
  }

  GraphDraft(Room room, BoardGraph graph) {
    this(room);
    append(graph);
  }

  BoardGraph graph() {
    return new BoardGraph(
        List.copyOf(vertices),
        List.copyOf(edges),
        List.copyOf(faces),
        Collections.unmodifiableSortedMap(new TreeMap<>(pivots)));
  }

  List<Point> vertices() {
    return Collections.unmodifiableList(vertices);
  }

  List<BoardEdge> edges() {
    return Collections.unmodifiableList(edges);
  }

  List<Face> faces() {
    return Collections.unmodifiableList(faces);
  }

  /** Appends all elements of a graph, without joining them to others. */
  void append(BoardGraph graph) {
    int first = vertices.size();
    graph.vertices().forEach(this::add);
    for (BoardEdge edge : graph.edges()) {
      append(new BoardEdge(first + edge.from(), first + edge.to(), edge.curved()));
    }
    int[] names = IntStream.range(first, first + graph.vertices().size()).toArray();
    for (Face face : graph.faces()) {
      addFace(face.renamed(names));
    }
    graph.pivots().forEach((vertex, pivot) -> pivot(first + vertex, first + pivot));
  }

  /** Appends a vertex. */
  int add(Point point) {
    room.spend(1);
    vertices.add(point);
    if (grid != null) {
      grid.add(vertices.size() - 1, point);
    }
    return vertices.size() - 1;
  }

  /** The first vertex at a point, or -1. */
  int find(Point point, double tolerance) {
    if (grid == null) {
      grid = new PointGrid(MERGED);
      for (int i = 0; i < vertices.size(); i++) {
        grid.add(i, vertices.get(i));
      }
    }
    for (int candidate : grid.around(point)) {
      if (vertices.get(candidate).near(point, tolerance)) {
        return candidate;
      }
    }
    return -1;
  }

  int findOrAdd(Point point) {
    int found = find(point, SAME);
    return found >= 0 ? found : add(point);
  }

  /** The edge between two vertices, or -1. */
  int between(int a, int b) {
    if (byEnds == null) {
      byEnds = new HashMap<>();
      for (int i = 0; i < edges.size(); i++) {
        byEnds.putIfAbsent(edges.get(i).ends(), i);
      }
    }
    return byEnds.getOrDefault(BoardEdge.ends(a, b), -1);
  }

  /** Joins two vertices unless they are joined already, or the same. */
  void join(int a, int b) {
    if (a != b && between(a, b) < 0) {
      append(new BoardEdge(a, b, false));
    }
  }

  /** Joins two vertices by a curve; if they are joined already, that edge becomes curved. */
  void joinCurved(int a, int b) {
    int edge = between(a, b);
    if (edge < 0) {
      append(new BoardEdge(a, b, true));
    } else {
      edges.set(edge, new BoardEdge(edges.get(edge).from(), edges.get(edge).to(), true));
    }
  }

  /** Joins the vertices of a list, and the last one with the first one. */
  void joinRing(List<Integer> ring) {
    for (int i = 0; i < ring.size(); i++) {
      join(ring.get(i), ring.get((i + 1) % ring.size()));
    }
  }

  /** Appends an edge, even if its ends are joined already. */
  void append(BoardEdge edge) {
    room.spend(1);
    edges.add(edge);
    if (byEnds != null) {
      byEnds.putIfAbsent(edge.ends(), edges.size() - 1);
    }
  }

  void addFace(Face face) {
    room.spend(1);
    faces.add(face);
  }

  void pivot(int vertex, int pivot) {
    pivots.put(vertex, pivot);
  }

  void clearFaces() {
    faces = new ArrayList<>();
  }

  /**
   * Discards the faces and finds them again.
   *
   * @param check whether faces with a side that crosses another edge are excluded
   */
  void makeFaces(boolean check) {
    BoardGraph graph = graph();
    clearFaces();
    for (Face face : new FaceSearch(graph, check).faces()) {
      addFace(face);
    }
  }

  /** Removes vertices, with their edges and the faces at them. */
  void removeVertices(BitSet gone) {
    int[] names = new int[vertices.size()];
    List<Point> kept = new ArrayList<>();
    for (int i = 0; i < vertices.size(); i++) {
      names[i] = gone.get(i) ? -1 : kept.size();
      if (!gone.get(i)) {
        kept.add(vertices.get(i));
      }
    }
    vertices = kept;
    edges.removeIf(edge -> names[edge.from()] < 0 || names[edge.to()] < 0);
    faces.removeIf(face -> IntStream.of(face.corners()).anyMatch(corner -> names[corner] < 0));
    pivots.entrySet().removeIf(pair -> names[pair.getKey()] < 0 || names[pair.getValue()] < 0);
    rename(names);
  }

  /** Removes edges, with the faces beside them. */
  void removeEdges(BitSet gone) {
    Set<Long> sides = new HashSet<>();
    gone.stream().forEach(i -> sides.add(edges.get(i).ends()));
    faces.removeIf(face -> LongSides.any(face, sides));
    dropEdges(gone);
  }

  /** Removes edges, and leaves faces alone. */
  void dropEdges(BitSet gone) {
    List<BoardEdge> kept = new ArrayList<>();
    for (int i = 0; i < edges.size(); i++) {
      if (!gone.get(i)) {
        kept.add(edges.get(i));
      }
    }
    edges = kept;
    byEnds = null;
  }

  /**
   * Removes faces.
   *
   * @param trim whether those of their edges without a remaining face are removed, too
   */
  void removeFaces(BitSet gone, boolean trim) {
    Set<Long> sides = new HashSet<>();
    List<Face> kept = new ArrayList<>();
    for (int i = 0; i < faces.size(); i++) {
      if (gone.get(i)) {
        LongSides.addTo(sides, faces.get(i));
      } else {
        kept.add(faces.get(i));
      }
    }
    faces = kept;
    if (trim) {
      kept.forEach(face -> LongSides.removeFrom(sides, face));
      edges.removeIf(edge -> sides.contains(edge.ends()));
      byEnds = null;
    }
  }

  /** Merges vertices at equal places into the first of them, and discards the faces. */
  void mergeVertices() {
    int[] first = new int[vertices.size()];
    PointGrid kept = new PointGrid(MERGED);
    BitSet gone = new BitSet();
    for (int i = 0; i < first.length; i++) {
      Point point = vertices.get(i);
      first[i] = i;
      for (int candidate : kept.around(point)) {
        if (vertices.get(candidate).near(point, MERGED)) {
          first[i] = candidate;
          gone.set(i);
          break;
        }
      }
      if (first[i] == i) {
        kept.add(i, point);
      }
    }
    clearFaces();
    rename(first);
    List<BoardEdge> all = edges;
    edges = new ArrayList<>();
    byEnds = null;
    for (BoardEdge edge : all) {
      if (edge.from() == edge.to()) {
        continue;
      }
      if (edge.curved()) {
        joinCurved(edge.from(), edge.to());
      } else {
        join(edge.from(), edge.to());
      }
    }
    removeVertices(gone);
  }

  /** Sorts elements of some types: lower ones first, then from left to right. */
  void renumber(Set<SiteType> types) {
    if (types.contains(SiteType.VERTEX)) {
      int[] order = order(SiteType.VERTEX);
      int[] names = new int[order.length];
      List<Point> sorted = new ArrayList<>();
      for (int i = 0; i < order.length; i++) {
        names[order[i]] = i;
        sorted.add(vertices.get(order[i]));
      }
      vertices = sorted;
      rename(names);
    }
    if (types.contains(SiteType.EDGE)) {
      edges = sorted(edges, order(SiteType.EDGE));
      byEnds = null;
    }
    if (types.contains(SiteType.CELL)) {
      faces = sorted(faces, order(SiteType.CELL));
    }
  }

  void renumber() {
    renumber(Set.of(SiteType.values()));
  }

  private static <T> List<T> sorted(List<T> list, int[] order) {
    List<T> sorted = new ArrayList<>();
    for (int index : order) {
      sorted.add(list.get(index));
    }
    return sorted;
  }

  private int[] order(SiteType type) {
    BoardGraph graph = new BoardGraph(vertices, edges, faces, pivots);
    double[] scores =
        IntStream.range(0, graph.count(type))
            .mapToObj(i -> graph.position(type, i))
            .mapToDouble(point -> 100 * point.y() + point.x())
            .toArray();
    return IntStream.range(0, scores.length)
        .boxed()
        .sorted(Comparator.comparingDouble(i -> scores[i] + 0.0))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** Renumbers vertices wherever they occur. */
  private void rename(int[] names) {
    edges.replaceAll(edge -> new BoardEdge(names[edge.from()], names[edge.to()], edge.curved()));
    faces.replaceAll(face -> face.renamed(names));
    SortedMap<Integer, Integer> renamed = new TreeMap<>();
    pivots.forEach((vertex, pivot) -> renamed.putIfAbsent(names[vertex], names[pivot]));
    pivots = renamed;
    grid = null;
    byEnds = null;
  }

  /** Operations on sets of sides, which are represented by the numbers of their pairs of ends. */
  private static final class LongSides {
    static boolean any(Face face, Set<Long> sides) {
      for (long side : face.sides()) {
        if (sides.contains(side)) {
          return true;
        }
      }
      return false;
    }

    static void addTo(Set<Long> sides, Face face) {
      for (long side : face.sides()) {
        sides.add(side);
      }
    }

    static void removeFrom(Set<Long> sides, Face face) {
      for (long side : face.sides()) {
        sides.remove(side);
      }
    }
  }
}
