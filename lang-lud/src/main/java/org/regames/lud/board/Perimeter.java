package org.regames.lud.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.lud.board.graph.BoardEdge;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Incidence;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.Polygon;
import org.regames.lud.board.graph.SiteType;

/** The outline of a board: closed paths around each of its parts, and the elements on them. */
final class Perimeter {
  private final BoardGraph graph;
  private final Incidence incidence;
  private final List<int[]> loops = new ArrayList<>();
  private final BitSet walked = new BitSet();
  private final BitSet vertices = new BitSet();

  Perimeter(BoardGraph graph, Incidence incidence) {
    this.graph = graph;
    this.incidence = incidence;
    List<Polygon> outlines = new ArrayList<>();
    for (int start : leftmosts()) {
      Point point = graph.vertices().get(start);
      if (outlines.stream().noneMatch(outline -> outline.contains(point))) {
        int[] loop = walk(start);
        loops.add(loop);
        if (loop.length > 2) {
          outlines.add(new Polygon(IntStream.of(loop).mapToObj(graph.vertices()::get).toList()));
        }
      }
    }
    for (int[] loop : loops) {
      for (int i = 0; i < loop.length; i++) {
        vertices.set(loop[i]);
        int edge = incidence.between(loop[i], loop[(i + 1) % loop.length]);
        if (edge >= 0) {
          walked.set(edge);
        }
      }
    }
  }

  /** The vertices of each path, counter-clockwise around the outside. */
  List<int[]> loops() {
    return loops;
  }

  /** Whether a path goes along an edge. */
  boolean walked(int edge) {
    return walked.get(edge);
  }

  boolean onWalk(int vertex) {
    return vertices.get(vertex);
  }

  /** The outer elements: those on the perimeter, and those that touch it from inside. */
  BitSet outer(SiteType type) {
    BitSet outer = new BitSet();
    switch (type) {
      case VERTEX -> outer.or(vertices);
      case EDGE -> {
        outer.or(walked);
        for (int e = 0; e < graph.edges().size(); e++) {
          BoardEdge edge = graph.edges().get(e);
          if (onWalk(edge.from())
              && onWalk(edge.to())
              && (incidence.left(e) < 0 || incidence.right(e) < 0)) {
            outer.set(e);
          }
        }
      }
      case CELL -> {
        for (int f = 0; f < graph.faces().size(); f++) {
          outer.set(f, IntStream.of(graph.faces().get(f).corners()).anyMatch(this::onWalk));
        }
      }
    }
    return outer;
  }

  /** The leftmost vertex of each connected part, from left to right. */
  private List<Integer> leftmosts() {
    BitSet seen = new BitSet();
    List<Integer> leftmosts = new ArrayList<>();
    for (int start = 0; start < graph.vertices().size(); start++) {
      if (!seen.get(start)) {
        leftmosts.add(leftmostOfPart(start, seen));
      }
    }
    leftmosts.sort(Comparator.comparingDouble(v -> graph.vertices().get(v).x()));
    return leftmosts;
  }

  private int leftmostOfPart(int start, BitSet seen) {
    int leftmost = start;
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    seen.set(start);
    while (!open.isEmpty()) {
      int vertex = open.pop();
      int order =
          Double.compare(graph.vertices().get(vertex).x(), graph.vertices().get(leftmost).x());
      if (order < 0 || order == 0 && vertex < leftmost) {
        leftmost = vertex;
      }
      for (int edge : incidence.around(vertex)) {
        int end = graph.edges().get(edge).other(vertex);
        if (!seen.get(end)) {
          seen.set(end);
          open.push(end);
        }
      }
    }
    return leftmost;
  }

  private int[] walk(int start) {
    int[] around = incidence.around(start);
    if (around.length == 0) {
      return new int[] {start};
    }
    int edge = around[0];
    for (int candidate : around) {
      if (upwards(start, candidate) < upwards(start, edge)) {
        edge = candidate;
      }
    }
    int most = 4 * graph.edges().size() + 10;
    int[] loop = new int[Math.min(most, 16)];
    int length = 0;
    loop[length++] = start;
    int previous = start;
    int current = graph.edges().get(edge).other(start);
    while (current != start && length < most) {
      if (length == loop.length) {
        loop = Arrays.copyOf(loop, 2 * length);
      }
      loop[length++] = current;
      edge = next(current, edge, previous);
      previous = current;
      current = graph.edges().get(edge).other(current);
    }
    return Arrays.copyOf(loop, length);
  }

  /** The angle of an edge, from straight down counter-clockwise. */
  private double upwards(int from, int edge) {
    Point here = graph.vertices().get(from);
    Point there = graph.vertices().get(graph.edges().get(edge).other(from));
    return StrictMath.atan2(there.x() - here.x(), here.y() - there.y());
  }

  /** The next edge counter-clockwise that does not lead back; if all do, the next one. */
  private int next(int vertex, int incoming, int previous) {
    int[] around = incidence.around(vertex);
    int place = incidence.placeAround(vertex, incoming);
    for (int i = 1; i < around.length; i++) {
      int edge = around[(place + i) % around.length];
      if (graph.edges().get(edge).other(vertex) != previous) {
        return edge;
      }
    }
    return around[(place + 1) % around.length];
  }
}
