package org.regames.backend.planner.lower;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;

/**
 * The regions of checks. Checks of the same target share one if paths of each come to the start of
 * the other: what follows from a node is then the same in both, and neither is made inside the
 * other, which would not end. So a board of cells where each is asked whether its group has a
 * liberty takes functions for each cell, not for each pair of cells.
 */
final class CheckRegions {
  private final List<Region> regions = new ArrayList<>();
  private final List<List<Integer>> sharing;
  private final int[] family;
  private final int[] root;

  CheckRegions(Graph graph) {
    List<Graph.Check> checks = graph.checks();
    this.family = new int[checks.size()];
    this.root = new int[checks.size()];
    this.sharing = sharing(graph);
    for (List<Integer> same : sharing) {
      List<Graph.Check> members = same.stream().map(checks::get).toList();
      Region region = Region.ofChecks(graph, members);
      for (int check : same) {
        family[check] = regions.size();
        root[check] = region.number(graph.start(checks.get(check).from()));
      }
      regions.add(region);
    }
  }

  /** The checks that share a region, in the order of the first of each. */
  private static List<List<Integer>> sharing(Graph graph) {
    List<Graph.Check> checks = graph.checks();
    List<List<Integer>> found = new ArrayList<>();
    Map<Integer, List<List<Integer>>> byTarget = new HashMap<>();
    List<BitSet> nodes = checks.stream().map(check -> nodes(graph, check)).toList();
    for (int check = 0; check < checks.size(); check++) {
      List<List<Integer>> others =
          byTarget.computeIfAbsent(checks.get(check).to(), _ -> new ArrayList<>());
      int start = graph.start(checks.get(check).from());
      BitSet own = nodes.get(check);
      List<Integer> same =
          others.stream()
              .filter(other -> nodes.get(other.getFirst()).get(start))
              .filter(other -> own.get(graph.start(checks.get(other.getFirst()).from())))
              .findFirst()
              .orElseGet(
                  () -> {
                    List<Integer> alone = new ArrayList<>();
                    others.add(alone);
                    found.add(alone);
                    return alone;
                  });
      same.add(check);
    }
    return found;
  }

  /** The nodes of the graph that paths of a check come to. */
  private static BitSet nodes(Graph graph, Graph.Check check) {
    Region region = Region.ofChecks(graph, List.of(check));
    BitSet nodes = new BitSet();
    region.order().forEach(node -> nodes.set(region.name(node)));
    return nodes;
  }

  /** The regions, each once. */
  List<Region> regions() {
    return regions;
  }

  /** The numbers of the regions. */
  List<Integer> numbers() {
    return IntStream.range(0, regions.size()).boxed().toList();
  }

  /** The regions by the numbers of checks. */
  List<Region> byCheck() {
    return IntStream.range(0, family.length).mapToObj(this::region).toList();
  }

  /** The checks of each region. */
  List<List<Integer>> sharing() {
    return sharing;
  }

  /** The number of the region of a check. */
  int family(int check) {
    return family[check];
  }

  Region region(int check) {
    return regions.get(family[check]);
  }

  /** The node of its region where a check starts. */
  int root(int check) {
    return root[check];
  }
}
