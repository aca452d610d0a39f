package org.regames.agents.solo;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Digraph;
import org.regames.ir.analysis.Dominators;

/** The nodes that all paths through a part of an automaton have in common. */
final class CommonNodes {
  private final int root;
  private final int sink;
  private final Dominators dominators;

  /**
   * @param starts where paths begin
   * @param ends the edges where they end
   */
  CommonNodes(Automaton automaton, BitSet region, int[] starts, Collection<Integer> ends) {
    root = automaton.nodeBound();
    sink = root + 1;
    Digraph graph =
        new Digraph() {
          @Override
          public int nodeBound() {
            return sink + 1;
          }

          @Override
          public int[] successors(int node) {
            if (node >= root) {
              return node == root ? starts : new int[0];
            }
            return IntStream.of(automaton.outgoing(node))
                .map(edge -> ends.contains(edge) ? sink : automaton.to(edge))
                .filter(next -> next == sink || region.get(next))
                .toArray();
          }
        };
    dominators = new Dominators(graph, graph.depthFirst(root).reversePostorder());
  }

  /** The nodes that all paths go through, the first one first. */
  List<Integer> chain() {
    List<Integer> chain = new ArrayList<>();
    for (int node = dominators.immediate(sink); node != root; node = dominators.immediate(node)) {
      chain.addFirst(node);
    }
    return chain;
  }
}
