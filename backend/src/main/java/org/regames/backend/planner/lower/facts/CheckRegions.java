package org.regames.backend.planner.lower.facts;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;

/**
 * The regions of checks. Checks with the same target share one if paths of each reach the start of
 * the other: what follows from a node is then the same in both, and neither is made inside the
 * other, which would not terminate. So a board with a check for each cell whether its group has a
 * liberty takes functions for each cell, not for each pair of cells.
 */
public final class CheckRegions {
  private final List<Region> regions = new ArrayList<>();
  private final List<List<Integer>> sharing;
  private final int[] family;
  private final int[] root;

  CheckRegions(Graph graph) {
    List<Graph.PathCheck> checks = graph.checks();
    this.family = new int[checks.size()];
    this.root = new int[checks.size()];
    List<Region> alone =
        checks.stream().map(check -> Region.ofChecks(graph, List.of(check))).toList();
    this.sharing = sharing(graph, alone);
    for (List<Integer> same : sharing) {
      Region region =
          same.size() == 1
              ? alone.get(same.getFirst())
              : Region.ofChecks(graph, same.stream().map(checks::get).toList());
      for (int check : same) {
        family[check] = regions.size();
        root[check] = region.number(graph.start(checks.get(check).from()));
      }
      regions.add(region);
    }
  }

  /** The checks that share a region, in the order of the first of each. */
  private static List<List<Integer>> sharing(Graph graph, List<Region> alone) {
    List<Graph.PathCheck> checks = graph.checks();
    List<List<Integer>> found = new ArrayList<>();
    Map<Integer, List<List<Integer>>> byTarget = new HashMap<>();
    Map<Integer, BitSet> nodes = new HashMap<>();
    BiPredicate<Integer, Integer> reaches =
        (one, other) ->
            nodes
                .computeIfAbsent(one, check -> nodes(alone.get(check)))
                .get(graph.start(checks.get(other).from()));
    for (int check = 0; check < checks.size(); check++) {
      List<List<Integer>> others =
          byTarget.computeIfAbsent(checks.get(check).to(), _ -> new ArrayList<>());
      int asked = check;
      List<Integer> same =
          others.stream()
              .filter(other -> reaches.test(other.getFirst(), asked))
              .filter(other -> reaches.test(asked, other.getFirst()))
              .findFirst()
              .orElseGet(
                  () -> {
                    List<Integer> first = new ArrayList<>();
                    others.add(first);
                    found.add(first);
                    return first;
                  });
      same.add(check);
    }
    return found;
  }

  /** The nodes of the graph that paths of a region visit. */
  private static BitSet nodes(Region region) {
    BitSet nodes = new BitSet();
    region.order().forEach(node -> nodes.set(region.name(node)));
    return nodes;
  }

  /** The regions, each once. */
  public List<Region> regions() {
    return regions;
  }

  /** The numbers of the regions. */
  public List<Integer> numbers() {
    return IntStream.range(0, regions.size()).boxed().toList();
  }

  /** The regions by the numbers of checks. */
  public List<Region> byCheck() {
    return IntStream.range(0, family.length).mapToObj(this::region).toList();
  }

  /** The checks of each region. */
  public List<List<Integer>> sharing() {
    return sharing;
  }

  /** The number of the region of a check. */
  public int family(int check) {
    return family[check];
  }

  public Region region(int check) {
    return regions.get(family[check]);
  }

  /** The node of its region where a check starts. */
  public int root(int check) {
    return root[check];
  }
}
