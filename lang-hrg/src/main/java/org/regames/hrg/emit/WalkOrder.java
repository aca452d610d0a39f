package org.regames.hrg.emit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.NaturalOrder;

/**
 * An order of edges by what can happen from them on, whatever nodes are called and however many
 * empty steps there are between actions. Nodes are told apart by the actions that are possible
 * there, then also by what tells the nodes after these apart, and so on, as processes are divided
 * into classes of equal behaviour (Kanellakis, Smolka, CCS Expressions, Finite State Processes, and
 * Three Problems of Equivalence, Information and Computation 86, 1990).
 */
final class WalkOrder {
  /** How many actions ahead nodes are told apart at most. */
  private static final int LOOKAHEAD = 50;

  /** How many of the actions that are possible at a node count, the first ones. */
  private static final int MOST_ACTIONS = 50;

  private static final int EMPTY = -1;

  private final List<List<Edge>> edges;
  private final int[][] actions;
  private final int[][] targets;

  private final int[] edgesTo;
  private final List<List<Integer>> emptyTo = new ArrayList<>();

  /** For each node its place among all by what can happen there; equal for equal ones. */
  private final int[] places;

  /** For each node what can happen there: the actions and the places of the nodes after them. */
  private long[][] steps;

  /**
   * @param edges the edges from each node
   * @param target the node that an edge leads to
   */
  WalkOrder(List<List<Edge>> edges, ToIntFunction<Edge> target) {
    this.edges = edges;
    actions = numbered(edges);
    targets =
        edges.stream().map(from -> from.stream().mapToInt(target).toArray()).toArray(int[][]::new);
    edgesTo = new int[targets.length];
    edges.forEach(_ -> emptyTo.add(new ArrayList<>()));
    for (int node = 0; node < targets.length; node++) {
      for (int i = 0; i < targets[node].length; i++) {
        edgesTo[targets[node][i]]++;
        if (actions[node][i] == EMPTY) {
          emptyTo.get(targets[node][i]).add(node);
        }
      }
    }
    places = new int[targets.length];
    steps = steps();
    int classes = 0;
    for (int round = 1; round < LOOKAHEAD; round++) {
      int before = classes;
      classes = divide();
      if (classes == before) {
        return;
      }
      steps = steps();
    }
  }

  private record Place(int node, int edge) {}

  /**
   * The edges from a node in their order; instead of an empty one those after it, where nothing
   * else leads to these.
   *
   * @param exit a node whose edges are its own
   */
  List<Edge> sorted(int node, int exit) {
    List<Place> places = new ArrayList<>();
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(node));
    while (!open.isEmpty()) {
      int from = open.pop();
      seen.set(from);
      for (int i = 0; i < targets[from].length; i++) {
        int to = targets[from][i];
        boolean passed =
            actions[from][i] == EMPTY
                && to != exit
                && edgesTo[to] == 1
                && targets[to].length > 0
                && !seen.get(to)
                && (targets[from].length == 1 || !isFork(edges.get(to)));
        if (passed) {
          open.push(to);
        } else {
          places.add(new Place(from, i));
        }
      }
    }
    return places.stream()
        .sorted(
            Comparator.comparing((Place place) -> steps(place), Arrays::compare)
                .thenComparing(place -> edge(place).to(), NaturalOrder.NATURAL))
        .map(this::edge)
        .toList();
  }

  private Edge edge(Place place) {
    return edges.get(place.node).get(place.edge);
  }

  /** Whether just one of two edges can be taken, so that they are an {@code if}. */
  private static boolean isFork(List<Edge> from) {
    return from.size() == 2
        && switch (from.getFirst().action()) {
          case Action.Comparison(Expression left, Expression right, boolean negated) ->
              from.getLast().action().equals(new Action.Comparison(left, right, !negated));
          case Action.Reachability(String start, String target, boolean negated) ->
              from.getLast().action().equals(new Action.Reachability(start, target, !negated));
          case Action.Skip _,
              Action.Assignment _,
              Action.AnyAssignment _,
              Action.Tag _,
              Action.VariableTag _ ->
              false;
        };
  }

  /** What can happen on an edge. */
  private long[] steps(Place place) {
    int to = targets[place.node][place.edge];
    boolean empty = actions[place.node][place.edge] == EMPTY;
    return empty ? steps[to] : new long[] {step(place.node, place.edge)};
  }

  private long step(int node, int i) {
    return ((long) actions[node][i] << 32) + places[targets[node][i]];
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

  /** The first steps at each node, those after empty steps included. */
  private long[][] steps() {
    long[][] found = new long[targets.length][];
    Deque<Integer> open = new ArrayDeque<>();
    for (int node = 0; node < found.length; node++) {
      int from = node;
      found[node] =
          IntStream.range(0, targets[node].length)
              .filter(i -> actions[from][i] != EMPTY)
              .mapToLong(i -> step(from, i))
              .sorted()
              .distinct()
              .limit(MOST_ACTIONS)
              .toArray();
      open.add(node);
    }
    while (!open.isEmpty()) {
      int node = open.poll();
      for (int before : emptyTo.get(node)) {
        long[] both = merged(found[before], found[node]);
        if (!Arrays.equals(both, found[before])) {
          found[before] = both;
          open.add(before);
        }
      }
    }
    return found;
  }

  /** The first steps of two ascending lists, each once. */
  private static long[] merged(long[] left, long[] right) {
    long[] both = new long[Math.min(MOST_ACTIONS, left.length + right.length)];
    int size = 0;
    int i = 0;
    int j = 0;
    while (size < both.length && (i < left.length || j < right.length)) {
      boolean fromLeft = j == right.length || i < left.length && left[i] <= right[j];
      long step = fromLeft ? left[i] : right[j];
      i += i < left.length && left[i] == step ? 1 : 0;
      j += j < right.length && right[j] == step ? 1 : 0;
      both[size++] = step;
    }
    return size == both.length ? both : Arrays.copyOf(both, size);
  }

  /** Gives the nodes places by their steps; returns how many places there are. */
  private int divide() {
    Integer[] nodes = IntStream.range(0, places.length).boxed().toArray(Integer[]::new);
    Arrays.sort(nodes, Comparator.comparing((Integer node) -> steps[node], Arrays::compare));
    int place = 0;
    for (int i = 0; i < nodes.length; i++) {
      place += i > 0 && !Arrays.equals(steps[nodes[i]], steps[nodes[i - 1]]) ? 1 : 0;
      places[nodes[i]] = place;
    }
    return place + 1;
  }
}
