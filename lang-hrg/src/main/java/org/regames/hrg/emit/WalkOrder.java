package org.regames.hrg.emit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.NaturalOrder;

/**
 * An order of edges by what happens from them on, whatever nodes are called and however many empty
 * steps there are between actions: by the least and the greatest walk of a few actions. Time is
 * that of sorting the edges, once for each action of the walks.
 */
final class WalkOrder {
  /** How many actions of two walks are compared. */
  private static final int LOOKAHEAD = 12;

  private static final int EMPTY = -1;

  /** An action and the walk after it. */
  private record Step(int action, int rest) {}

  private record Found(int node, int place) {}

  private final List<List<Edge>> edges;
  private final int[][] actions;
  private final int[][] targets;
  private final List<List<Integer>> emptyTo = new ArrayList<>();
  private final int[][] least;
  private final int[][] greatest;

  /**
   * @param edges the edges from each node
   * @param target the node that an edge leads to
   */
  WalkOrder(List<List<Edge>> edges, ToIntFunction<Edge> target) {
    this.edges = edges;
    actions = numbered(edges);
    targets = new int[edges.size()][];
    edges.forEach(_ -> emptyTo.add(new ArrayList<>()));
    for (int node = 0; node < targets.length; node++) {
      targets[node] = edges.get(node).stream().mapToInt(target).toArray();
      for (int i = 0; i < targets[node].length; i++) {
        if (actions[node][i] == EMPTY) {
          emptyTo.get(targets[node][i]).add(node);
        }
      }
    }
    least = walks(1);
    greatest = walks(-1);
  }

  /** The edges from a node in their order. */
  List<Edge> sorted(int node) {
    List<Edge> from = edges.get(node);
    return IntStream.range(0, from.size())
        .boxed()
        .sorted(
            Comparator.comparing((Integer i) -> least[node][i])
                .thenComparing(i -> greatest[node][i])
                .thenComparing(i -> from.get(i).to(), NaturalOrder.NATURAL))
        .map(from::get)
        .toList();
  }

  /** For each edge the place of its action in their order, or that it has none. */
  private static int[][] numbered(List<List<Edge>> edges) {
    TreeSet<String> texts = new TreeSet<>(NaturalOrder.NATURAL);
    edges.forEach(from -> from.forEach(edge -> texts.add(text(edge.action()))));
    Map<String, Integer> numbers = new HashMap<>();
    texts.forEach(text -> numbers.put(text, numbers.size()));
    return edges.stream()
        .map(
            from ->
                from.stream()
                    .map(Edge::action)
                    .mapToInt(
                        action -> action instanceof Action.Skip ? EMPTY : numbers.get(text(action)))
                    .toArray())
        .toArray(int[][]::new);
  }

  /** An action without names of nodes. */
  private static String text(Action action) {
    return action instanceof Action.Reachability check
        ? "reachable " + check.negated()
        : action.toString();
  }

  /**
   * For each edge the place of its first walk.
   *
   * @param sign 1 for the least walks, -1 for the greatest
   */
  private int[][] walks(int sign) {
    int[] now = new int[targets.length];
    int[][] places = new int[targets.length][];
    for (int round = 0; round < LOOKAHEAD; round++) {
      places = places(now);
      now = first(places, sign);
    }
    for (int node = 0; node < places.length; node++) {
      for (int i = 0; i < places[node].length; i++) {
        if (actions[node][i] == EMPTY) {
          places[node][i] = now[targets[node][i]];
        }
      }
    }
    return places;
  }

  /** The places of the edges with actions, from 1 on: 0 is that of a walk that has ended. */
  private int[][] places(int[] rest) {
    TreeMap<Step, Integer> ranks =
        new TreeMap<>(Comparator.comparingInt(Step::action).thenComparingInt(Step::rest));
    for (int node = 0; node < targets.length; node++) {
      for (int i = 0; i < targets[node].length; i++) {
        ranks.put(step(node, i, rest), 0);
      }
    }
    int rank = 0;
    for (Map.Entry<Step, Integer> entry : ranks.entrySet()) {
      entry.setValue(++rank);
    }
    int[][] places = new int[targets.length][];
    for (int node = 0; node < places.length; node++) {
      int from = node;
      places[node] =
          IntStream.range(0, targets[node].length)
              .map(i -> ranks.get(step(from, i, rest)))
              .toArray();
    }
    return places;
  }

  private Step step(int node, int i, int[] rest) {
    boolean empty = actions[node][i] == EMPTY;
    return new Step(actions[node][i], empty ? 0 : rest[targets[node][i]]);
  }

  /** For each node the first place among the edges that it and empty steps lead to. */
  private int[] first(int[][] places, int sign) {
    PriorityQueue<Found> open =
        new PriorityQueue<>(Comparator.comparingInt(found -> sign * found.place));
    for (int node = 0; node < places.length; node++) {
      for (int i = 0; i < places[node].length; i++) {
        if (actions[node][i] != EMPTY) {
          open.add(new Found(node, places[node][i]));
        }
      }
    }
    int[] first = new int[places.length];
    while (!open.isEmpty()) {
      Found found = open.poll();
      if (first[found.node] == 0) {
        first[found.node] = found.place;
        emptyTo.get(found.node).forEach(node -> open.add(new Found(node, found.place)));
      }
    }
    return first;
  }
}
