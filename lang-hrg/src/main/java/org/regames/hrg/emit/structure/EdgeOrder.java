package org.regames.hrg.emit.structure;

import java.nio.LongBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.NaturalOrder;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.DataFlow;

/**
 * An order of edges by what can happen after them, independent of the names of nodes and of how
 * many empty steps there are between actions. Nodes are told apart by the actions that are possible
 * there, then also by what tells the nodes after these apart, and so on, as processes are divided
 * into classes of equal behaviour (Kanellakis, Smolka, CCS Expressions, Finite State Processes, and
 * Three Problems of Equivalence, Information and Computation 86, 1990).
 */
public final class EdgeOrder {
  /** How many actions ahead nodes are compared at most. */
  private static final int LOOKAHEAD = 50;

  /** How many of the actions that are possible at a node are compared, from the first on. */
  private static final int MOST_ACTIONS = 50;

  private static final int EMPTY = -1;

  private final List<List<Edge>> edges;
  private final int[][] actions;
  private final int[][] targets;

  private final int[] edgesTo;
  private final List<List<Integer>> emptyTo = new ArrayList<>();
  private final List<List<Integer>> actionsTo = new ArrayList<>();

  /** For each node its place among all by what can happen there; equal for equal nodes. */
  private int[] places;

  /** For each node what can happen there: the actions and the places of the nodes after them. */
  private final long[][] steps;

  /**
   * @param edges the edges from each node
   * @param target the node that an edge leads to
   */
  EdgeOrder(List<List<Edge>> edges, ToIntFunction<Edge> target) {
    this.edges = edges;
    actions = numbered(edges);
    targets =
        edges.stream().map(from -> from.stream().mapToInt(target).toArray()).toArray(int[][]::new);
    edgesTo = new int[targets.length];
    edges.forEach(
        _ -> {
          emptyTo.add(new ArrayList<>());
          actionsTo.add(new ArrayList<>());
        });
    for (int node = 0; node < targets.length; node++) {
      for (int i = 0; i < targets[node].length; i++) {
        edgesTo[targets[node][i]]++;
        boolean empty = actions[node][i] == EMPTY;
        (empty ? emptyTo : actionsTo).get(targets[node][i]).add(node);
      }
    }
    places = new int[targets.length];
    steps = new long[targets.length][];
    divide();
  }

  /**
   * Divides the nodes into classes, round by round. The place of a class is the number of nodes
   * before it, which stays when other classes are divided, so that a round recomputes only steps to
   * places that have changed. In the end places have no gaps.
   */
  private void divide() {
    BitSet stale = everything();
    int[] sorted = {};
    int[] earlier = places;
    int classes = 0;
    for (int round = 0; round < LOOKAHEAD; round++) {
      findSteps(stale);
      earlier = places;
      if (round == LOOKAHEAD - 1) {
        break;
      }
      sorted = sorted(sorted, stale);
      places = places(sorted);
      int before = classes;
      classes = (int) Arrays.stream(places).distinct().count();
      if (classes == before) {
        break;
      }
      stale = stale(earlier);
    }
    int[] last = places;
    places = withoutGaps(earlier);
    findSteps(everything());
    places = withoutGaps(last);
  }

  private BitSet everything() {
    BitSet all = new BitSet();
    all.set(0, targets.length);
    return all;
  }

  /** The nodes that have steps to nodes whose places have changed, also after empty steps. */
  private BitSet stale(int[] earlier) {
    return Closure.of(
        IntStream.range(0, places.length)
            .filter(node -> places[node] != earlier[node])
            .flatMap(node -> actionsTo.get(node).stream().mapToInt(Integer::intValue)),
        node -> emptyTo.get(node).stream().mapToInt(Integer::intValue));
  }

  /** All nodes by their steps, from what their order was before some changed. */
  private int[] sorted(int[] before, BitSet changed) {
    Comparator<Integer> bySteps = Comparator.comparing(node -> steps[node], Arrays::compare);
    int[] some = changed.stream().boxed().sorted(bySteps).mapToInt(Integer::intValue).toArray();
    int[] others = Arrays.stream(before).filter(node -> !changed.get(node)).toArray();
    int[] all = new int[targets.length];
    int i = 0;
    for (int j = 0, k = 0; i < all.length; i++) {
      boolean fromSome =
          k == others.length
              || j < some.length && Arrays.compare(steps[some[j]], steps[others[k]]) < 0;
      all[i] = fromSome ? some[j++] : others[k++];
    }
    return all;
  }

  /** The places of nodes in this order: of those with equal steps that of the first. */
  private int[] places(int[] sorted) {
    int[] found = new int[sorted.length];
    for (int i = 0; i < sorted.length; i++) {
      boolean isFirst = i == 0 || !Arrays.equals(steps[sorted[i]], steps[sorted[i - 1]]);
      found[sorted[i]] = isFirst ? i : found[sorted[i - 1]];
    }
    return found;
  }

  private static int[] withoutGaps(int[] places) {
    int[] distinct = Arrays.stream(places).sorted().distinct().toArray();
    return Arrays.stream(places).map(place -> Arrays.binarySearch(distinct, place)).toArray();
  }

  private record NodeEdge(int node, int edge) {}

  /**
   * The edges from a node in their order; an empty one is replaced by those after it, unless
   * something else leads to these.
   *
   * @param exit a node before which empty edges stay
   */
  List<Edge> sorted(int node, int exit) {
    List<NodeEdge> places = new ArrayList<>();
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
          places.add(new NodeEdge(from, i));
        }
      }
    }
    return places.stream()
        .sorted(
            Comparator.comparing((NodeEdge place) -> steps(place), Arrays::compare)
                .thenComparing(place -> edge(place).to(), NaturalOrder.NATURAL))
        .map(this::edge)
        .toList();
  }

  private Edge edge(NodeEdge place) {
    return edges.get(place.node).get(place.edge);
  }

  /** Whether exactly one of two edges can be taken, so that they are an {@code if}. */
  private static boolean isFork(List<Edge> from) {
    return from.size() == 2
        && from.getFirst().action() instanceof Action.Condition first
        && from.getLast().action().equals(first.negation());
  }

  /** What can happen on an edge. */
  private long[] steps(NodeEdge place) {
    int to = targets[place.node][place.edge];
    boolean empty = actions[place.node][place.edge] == EMPTY;
    return empty ? steps[to] : new long[] {step(place.node, place.edge)};
  }

  private long step(int node, int i) {
    return ((long) actions[node][i] << 32) + places[targets[node][i]];
  }

  /** For each edge the place of its action in their order, or {@link #EMPTY}. */
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

  /**
   * The text of an action without names of nodes; one that is never legal is empty, like an end,
   * which comes first.
   */
  private static String text(Action action) {
    return switch (action) {
      case Action.Reachability check -> "reachable " + check.negated();
      case Action.Comparison(Expression left, Expression right, boolean negated)
          when negated && left.equals(right) ->
          "";
      case Action.Comparison _,
          Action.Skip _,
          Action.Assignment _,
          Action.AnyAssignment _,
          Action.Tag _,
          Action.VariableTag _ ->
          action.toString();
    };
  }

  /** Finds the first steps at some nodes, including those after empty steps. */
  private void findSteps(BitSet nodes) {
    Map<Integer, LongBuffer> own = new LinkedHashMap<>();
    for (int node : nodes.stream().toArray()) {
      long[] found =
          IntStream.range(0, targets[node].length)
              .filter(i -> actions[node][i] != EMPTY)
              .mapToLong(i -> step(node, i))
              .sorted()
              .distinct()
              .limit(MOST_ACTIONS)
              .toArray();
      for (int i = 0; i < targets[node].length; i++) {
        if (actions[node][i] == EMPTY && !nodes.get(targets[node][i])) {
          found = merged(found, steps[targets[node][i]]);
        }
      }
      own.put(node, LongBuffer.wrap(found));
    }
    DataFlow.<Integer, LongBuffer>solve(
            (one, other) -> LongBuffer.wrap(merged(one.array(), other.array())),
            own,
            (node, known, arrivals) ->
                emptyTo.get(node).forEach(before -> arrivals.accept(before, known)))
        .forEach((node, found) -> steps[node] = found.array());
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
}
