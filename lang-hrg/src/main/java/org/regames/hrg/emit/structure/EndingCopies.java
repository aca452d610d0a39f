package org.regames.hrg.emit.structure;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.emit.structure.FlowGraph.Way;

/**
 * Gives each arc to an ending of the game a copy of its own, if the ending is a few statements in a
 * row, so that paths from different loops need not meet. No move ends at the copied nodes, so
 * states stay the same.
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

  /** The arcs from a node to the end of the game, if they are a single chain. */
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

  /** Adds nodes with these arcs; returns the first. */
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
