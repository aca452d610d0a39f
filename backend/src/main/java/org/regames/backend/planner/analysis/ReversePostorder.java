package org.regames.backend.planner.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.backend.planner.analysis.graph.Graph;

/**
 * The nodes of a graph that paths come to, in reverse postorder of a depth-first search: each
 * before those it leads to unless by a cycle, so that an analysis that always goes on with the
 * first node that is left settles what comes before it first.
 */
final class ReversePostorder {
  private final Graph graph;
  private final Deque<Integer> path = new ArrayDeque<>();
  private final Deque<int[]> arcs = new ArrayDeque<>();
  private final Deque<Integer> next = new ArrayDeque<>();
  private final BitSet seen = new BitSet();
  private final List<Integer> order = new ArrayList<>();

  private ReversePostorder(Graph graph) {
    this.graph = graph;
  }

  /** The nodes that paths from a node come to, those of checks and of later moves too. */
  static List<Integer> from(int node, Graph graph) {
    ReversePostorder search = new ReversePostorder(graph);
    search.enter(node);
    while (!search.path.isEmpty()) {
      search.step();
    }
    return search.order.reversed();
  }

  private void enter(int node) {
    seen.set(node);
    path.push(node);
    arcs.push(graph.transitions(node).stream().flatMapToInt(this::targets).toArray());
    next.push(0);
  }

  /** Without recursion, as chains of nodes can be long. */
  private void step() {
    int arc = next.pop();
    if (arc == arcs.peek().length) {
      arcs.pop();
      order.add(path.pop());
      return;
    }
    next.push(arc + 1);
    int to = arcs.peek()[arc];
    if (!seen.get(to)) {
      enter(to);
    }
  }

  private IntStream targets(Graph.Transition transition) {
    IntStream checks =
        VariableFlow.checks(transition.step()).stream()
            .mapToInt(check -> graph.start(graph.checks().get(check).from()));
    IntStream after =
        transition.endsMove()
            ? IntStream.of(transition.to(), graph.start(transition.ended()))
            : IntStream.of(transition.to());
    return IntStream.concat(checks, after);
  }
}
