package org.regames.backend.planner.analysis;

import java.util.stream.IntStream;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.ir.analysis.DepthFirst;

/**
 * The nodes of a graph that paths come to, in reverse postorder of a depth-first search, so that an
 * analysis that always goes on with the first node that is left settles what comes before it first.
 */
final class ReversePostorder {
  private ReversePostorder() {}

  /** The nodes that paths from a node come to, those of checks and of later moves too. */
  static int[] from(int start, Graph graph) {
    return DepthFirst.reversePostorder(
        graph.nodeCount(),
        IntStream.of(start),
        node ->
            graph.transitions(node).stream()
                .flatMapToInt(transition -> targets(transition, graph))
                .toArray());
  }

  private static IntStream targets(Graph.Transition transition, Graph graph) {
    IntStream checks =
        transition.step().checks().stream()
            .mapToInt(check -> graph.start(graph.checks().get(check).from()));
    IntStream after =
        transition.endsMove()
            ? IntStream.of(transition.to(), graph.start(transition.ended()))
            : IntStream.of(transition.to());
    return IntStream.concat(checks, after);
  }
}
