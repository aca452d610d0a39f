package org.regames.backend.planner.lower.facts;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;

/**
 * The nodes where moves of some players begin.
 *
 * @param roots for each of them the root of the region
 * @param region all paths of these moves
 */
public record RootNodes(SortedMap<Integer, Integer> roots, Region region) {
  /** Where it is the turn of players or random, and where it is the keeper's. */
  public record Turns(RootNodes moves, RootNodes keeper) {}

  private RootNodes(Graph graph, SortedSet<Integer> nodes) {
    Region region = Region.ofMoves(graph, nodes.stream().map(graph::start).distinct().toList());
    Map<Integer, Integer> byStart = new HashMap<>();
    region.roots().forEach(root -> byStart.put(region.name(root), root));
    SortedMap<Integer, Integer> roots = new TreeMap<>();
    nodes.forEach(node -> roots.put(node, byStart.get(graph.start(node))));
    this(roots, region);
  }

  /** The nodes where a play begins or continues after a move; a node may be of both kinds. */
  public static Turns of(GameLayout layout, Graph graph) {
    int begin = graph.automaton().node(Edge.BEGIN);
    int end = graph.automaton().find(Edge.END).orElse(-1);
    Map<Integer, BitSet> players = new TreeMap<>();
    players
        .computeIfAbsent(begin, _ -> new BitSet())
        .set(layout.state().initial(layout.variable(Builtins.PLAYER)));
    for (int node = 0; node < graph.nodeBound(); node++) {
      for (Graph.Transition transition : graph.transitions(node)) {
        if (transition.endsMove()) {
          players
              .computeIfAbsent(transition.ended(), _ -> new BitSet())
              .or(next(layout, transition.step()));
        }
      }
    }
    players.remove(end);
    int keeper = layout.numbering().find(Builtins.KEEPER);
    SortedSet<Integer> ofKeeper = new TreeSet<>();
    SortedSet<Integer> ofOthers = new TreeSet<>();
    players.forEach(
        (node, turns) -> {
          if (turns.get(keeper)) {
            ofKeeper.add(node);
          }
          if (turns.cardinality() > (turns.get(keeper) ? 1 : 0)) {
            ofOthers.add(node);
          }
        });
    return new Turns(new RootNodes(graph, ofOthers), new RootNodes(graph, ofKeeper));
  }

  private static BitSet next(GameLayout layout, Step step) {
    return switch (step) {
      case Step.Assign(_, Term value) -> layout.values().of(value);
      case Step.AssignAny(_, int[] symbols) -> {
        BitSet any = new BitSet();
        java.util.Arrays.stream(symbols).forEach(any::set);
        yield any;
      }
      case Step.Skip _, Step.Guard _, Step.AssignMap _, Step.Tag _ ->
          throw new IllegalArgumentException("no assignment of the player: " + step);
    };
  }
}
