package org.regames.hrg.emit.structure;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.emit.structure.FlowGraph.Way;

/**
 * Gives each way to the end of a game an end of its own, where that is a few statements in a row:
 * ways from inside of different loops need not meet then. No move ends at the nodes that are
 * copied, so that no state is another for it.
 */
public final class EndingCopies {
  private static final int LONGEST = 12;

  private final FlowGraph graph;

  private EndingCopies(FlowGraph graph) {
    this.graph = graph;
  }

  public static void copy(FlowGraph graph) {
    EndingCopies endings = new EndingCopies(graph);
    boolean[] moveEnds = Compaction.moveEnds(graph);
    int[] waysTo = graph.waysTo();
    int nodes = graph.nodeBound();
    for (int node = 0; node < nodes; node++) {
      List<Way> ways = graph.from(node);
      for (int i = 0; i < ways.size(); i++) {
        int to = ways.get(i).to();
        if (to >= 0 && waysTo[to] > 1 && !moveEnds[to]) {
          List<Way> ending = endings.from(to);
          if (!ending.isEmpty()) {
            waysTo[to]--;
            ways.set(i, new Way(ways.get(i).code(), endings.copy(ending)));
          }
        }
      }
    }
  }

  /** The ways from a node to the end of the game, if there is just one after the other. */
  private List<Way> from(int start) {
    List<Way> ending = new ArrayList<>();
    int node = start;
    int length = 0;
    while (node != graph.exit() && graph.from(node).size() == 1) {
      Way way = graph.from(node).getFirst();
      length += Math.max(1, way.code().size());
      if (length > LONGEST || Compaction.assignsPlayer(way)) {
        return List.of();
      }
      ending.add(way);
      if (way.to() == FlowGraph.NOWHERE) {
        return ending;
      }
      node = way.to();
    }
    return List.of();
  }

  /** New nodes with these ways; returns the first. */
  private int copy(List<Way> ending) {
    int to = FlowGraph.NOWHERE;
    for (Way way : ending.reversed()) {
      int node = graph.node();
      graph.add(node, new Way(way.code(), to));
      to = node;
    }
    return to;
  }
}
