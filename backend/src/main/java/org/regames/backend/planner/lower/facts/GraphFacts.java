package org.regames.backend.planner.lower.facts;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.plan.Feature;
import org.regames.backend.planner.analysis.CellValues;
import org.regames.backend.planner.analysis.DisjointGuards;
import org.regames.backend.planner.analysis.KnownConstants;
import org.regames.backend.planner.analysis.graph.Cycles;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.backend.planner.analysis.graph.TrackCycles;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.Closure;

/**
 * The graph of a game, and what is known about it before it is divided into functions.
 *
 * @param exclusion which transitions exclude each other
 * @param cells which values cells of maps may have
 * @param knowledge which variables are constants at which nodes
 */
public record GraphFacts(
    GameLayout layout,
    Graph graph,
    DisjointGuards exclusion,
    CellValues.Known cells,
    KnownConstants knowledge,
    Set<Feature> features) {

  public static GraphFacts of(Game game, Set<Feature> features) {
    GameLayout layout = GameLayout.of(game);
    Graph graph = new Graph(game, layout);
    int begin = graph.automaton().node(Edge.BEGIN);
    return new GraphFacts(
        layout,
        graph,
        new DisjointGuards(layout, features.contains(Feature.DISJOINT)),
        features.contains(Feature.CELL_VALUES)
            ? CellValues.of(layout, graph, begin)
            : CellValues.Known.NOTHING,
        new KnownConstants(game, layout, graph),
        features);
  }

  public boolean has(Feature feature) {
    return features.contains(feature);
  }

  public BitSet allVariables() {
    BitSet all = new BitSet();
    all.set(0, layout.variables().size());
    return all;
  }

  /** The nodes where a path may still have to backtrack and try another transition. */
  public BitSet unsafe(Region region) {
    return Closure.of(
        region.order().stream().mapToInt(Integer::intValue).filter(node -> isChoice(region, node)),
        node -> IntStream.of(region.successors(node)));
  }

  private boolean isChoice(Region region, int node) {
    List<Graph.Transition> transitions = region.transitions(node);
    return transitions.size() > 1 && !exclusion.exclusive(transitions)
        || transitions.stream()
            .anyMatch(
                transition ->
                    transition.step() instanceof Step.AssignAny(_, int[] s) && s.length > 1);
  }

  /** A node of each cycle of transitions that satisfy the predicate. */
  public BitSet headersOf(Region region, Predicate<Graph.Transition> follow) {
    BitSet found = new BitSet();
    for (List<Integer> component : Cycles.of(region, follow)) {
      if (component.stream().anyMatch(node -> isChoice(region, node))
          || TrackCycles.isRing(layout, region, component)) {
        component.stream().filter(region.headers()::get).forEach(found::set);
      }
    }
    return found;
  }
}
