package org.regames.backend.planner.lower;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.regames.backend.planner.analysis.graph.Region;

/** The nodes where moves begin, each with the root of a region that the paths from it start at. */
final class RootNodes {
  private final Map<Integer, Integer> starts = new TreeMap<>();
  private final Map<Integer, Integer> roots = new TreeMap<>();

  /**
   * @param start where in the graph the paths from a node start
   */
  void add(int node, int start) {
    starts.put(node, start);
  }

  /** Where in the graph the paths start. */
  List<Integer> starts() {
    return starts.values().stream().distinct().toList();
  }

  /** Sets the region whose roots are these starts. */
  void setRegion(Region region) {
    region.roots().forEach(root -> roots.put(region.name(root), root));
  }

  Set<Integer> nodes() {
    return starts.keySet();
  }

  /** The root of the region for a node. */
  int root(int node) {
    return roots.get(starts.get(node));
  }
}
