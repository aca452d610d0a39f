package org.regames.backend.planner.analysis.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.regames.ir.analysis.Components;

/** The cyclic parts of a region. */
public final class Cycles {
  private Cycles() {}

  /**
   * The strongly connected components with a cycle, each with its nodes in ascending order.
   *
   * @param follow which transitions paths may take
   */
  public static List<List<Integer>> of(Region region, Predicate<Graph.Transition> follow) {
    Predicate<Graph.Transition> stays =
        transition -> !region.leaves(transition) && follow.test(transition);
    int[] components =
        Components.of(
            region.nodeBound(),
            node ->
                region.transitions(node).stream()
                    .filter(stays)
                    .mapToInt(Graph.Transition::to)
                    .toArray());
    Map<Integer, List<Integer>> nodes = new TreeMap<>();
    for (int node = 0; node < components.length; node++) {
      nodes.computeIfAbsent(components[node], _ -> new ArrayList<>()).add(node);
    }
    return nodes.values().stream()
        .filter(
            component ->
                component.size() > 1
                    || region.transitions(component.getFirst()).stream()
                        .anyMatch(
                            transition ->
                                stays.test(transition) && transition.to() == component.getFirst()))
        .toList();
  }
}
