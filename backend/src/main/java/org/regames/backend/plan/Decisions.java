package org.regames.backend.plan;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * How a move is written down: the decisions of its walk, in order. Where every walk has few enough
 * of them they are bits of one 64-bit code, those of a node always at the same place. Of a cycle
 * that walks can only leave or stay on it is written down how often they go round.
 */
final class Decisions {
  private static final int MOST_BITS = 62;

  private final Region region;
  private final Visits visits;
  private final int[] shift;

  /** For each node of a ring where walks may leave it where in the code rounds are counted. */
  private final Map<Integer, Integer> counts = new TreeMap<>();

  private final Map<Integer, List<Integer>> rings = new HashMap<>();
  private final boolean packed;

  /**
   * @param visits how walks see that they have been at a node before
   * @param features whether to write moves as codes where that is possible, and to count rounds
   */
  Decisions(Region region, Visits visits, Set<Feature> features) {
    this.region = region;
    this.visits = visits;
    this.shift = new int[region.nodeCount()];
    boolean fits =
        features.contains(Feature.TAG_INDEX)
            && (region.headers().isEmpty() || features.contains(Feature.ROUNDS) && findRings());
    BitSet done = new BitSet();
    for (int node : fits ? region.order().reversed() : List.<Integer>of()) {
      List<Integer> together = rings.getOrDefault(node, List.of(node));
      if (!done.get(node)) {
        together.forEach(done::set);
        fits &= layOut(together) <= MOST_BITS;
      }
    }
    packed = fits;
  }

  /** Finds the rings: cycles on which every node has one way that stays on it. */
  private boolean findRings() {
    for (List<Integer> component : Components.cyclic(region, _ -> true)) {
      for (int node : component) {
        List<Graph.Way> staying =
            region.ways(node).stream().filter(way -> stays(way, component)).toList();
        if (staying.size() != 1 || symbolBits(staying.getFirst().step()) > 0) {
          return false;
        }
        rings.put(node, component);
      }
      if (visits.most(component).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private boolean stays(Graph.Way way, List<Integer> component) {
    return !region.leaves(way) && component.contains(way.to());
  }

  /** Gives the decisions of some nodes their places; all nodes before them have theirs. */
  private int layOut(List<Integer> nodes) {
    int end = nodes.stream().mapToInt(node -> shift[node]).max().orElseThrow();
    for (int node : nodes) {
      List<Graph.Way> ways = region.ways(node);
      shift[node] = end;
      end += wayBits(ways);
      end += ways.stream().mapToInt(way -> symbolBits(way.step())).max().orElse(0);
      if (ways.size() > 1 && rings.containsKey(node)) {
        counts.put(node, end);
        end += countBits(node);
      }
    }
    for (int node : nodes) {
      for (Graph.Way way : region.ways(node)) {
        if (!region.leaves(way) && !nodes.contains(way.to())) {
          shift[way.to()] = Math.max(shift[way.to()], end);
        }
      }
    }
    return end;
  }

  /** Whether at a node rounds are counted. */
  boolean isCounted(int node) {
    return packed && counts.containsKey(node);
  }

  /** Whether a way goes on with another round. */
  boolean isRound(int node, Graph.Way way) {
    return isCounted(node) && stays(way, rings.get(node));
  }

  /** Where in the code rounds are counted. */
  int count(int node) {
    return counts.get(node);
  }

  /** How many bits count rounds: a walk is at a node once with the same values. */
  int countBits(int node) {
    return bits(visits.most(rings.get(node)).orElseThrow() + 1);
  }

  /** Whether all decisions of a walk fit in a code. */
  boolean packed() {
    return packed;
  }

  /** Where in the code the decisions of a node start: the way first, then the symbol. */
  int shift(int node) {
    return shift[node];
  }

  static int wayBits(List<Graph.Way> ways) {
    return bits(ways.size() - 1);
  }

  static int symbolBits(Step step) {
    return step instanceof Step.AssignAny(_, int[] symbols) && symbols.length > 0
        ? bits(highest(symbols) - lowest(symbols))
        : 0;
  }

  static int lowest(int[] symbols) {
    return java.util.Arrays.stream(symbols).min().orElse(0);
  }

  static int highest(int[] symbols) {
    return java.util.Arrays.stream(symbols).max().orElse(0);
  }

  private static int bits(int highest) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(highest);
  }
}
