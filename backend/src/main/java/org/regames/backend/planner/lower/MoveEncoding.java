package org.regames.backend.planner.lower;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.regames.backend.plan.Feature;
import org.regames.backend.planner.analysis.graph.Cycles;
import org.regames.backend.planner.analysis.graph.FunctionBoundaries;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;

/**
 * How a move is encoded: the decisions of its path, in order. If every path has few enough of them
 * they are bits of one 64-bit code, those of a node always at the same position. For a cycle that
 * paths can only leave or stay on, the number of rounds is encoded.
 */
final class MoveEncoding {
  private static final int MOST_BITS = 62;

  private final Region region;
  private final VisitedSets visits;
  private final int[] shift;

  /**
   * The position in the code of the number of rounds, for each node where paths may leave a ring.
   */
  private final Map<Integer, Integer> counts = new TreeMap<>();

  private final Map<Integer, List<Integer>> rings = new HashMap<>();

  /** The nodes of paths whose decisions fit in a code. */
  private final BitSet packed = new BitSet();

  /**
   * @param cuts which nodes are functions
   * @param visits how searches recognize visited nodes
   * @param features whether to encode moves in 64 bits if possible, and to count rounds
   */
  MoveEncoding(Region region, FunctionBoundaries cuts, VisitedSets visits, Set<Feature> features) {
    this.region = region;
    this.visits = visits;
    this.shift = new int[region.nodeBound()];
    if (!features.contains(Feature.TAG_INDEX)) {
      return;
    }
    BitSet loose = findRings(features.contains(Feature.ROUNDS));
    BitSet plain = plain(cuts);
    packed.or(plain);
    for (List<Integer> joined : joined(plain)) {
      if (joined.stream().noneMatch(loose::get) && fits(joined)) {
        joined.forEach(packed::set);
      }
    }
    if (!features.contains(Feature.CODES) && !packed()) {
      packed.clear();
    }
  }

  /**
   * The nodes in groups without transitions between them. Paths that may lead to the same node need
   * the same encoding, and so do those that may start at the same node, so groups are the smallest
   * parts with encodings of their own. Each is in the order of the region.
   *
   * @param without nodes that are in no group
   */
  private List<List<Integer>> joined(BitSet without) {
    int[] group = new int[region.nodeBound()];
    java.util.Arrays.setAll(group, node -> node);
    for (int node : region.order()) {
      for (Graph.Transition transition : region.transitions(node)) {
        if (!region.leaves(transition) && !without.get(transition.to())) {
          group[root(group, transition.to())] = root(group, node);
        }
      }
    }
    Map<Integer, List<Integer>> groups = new TreeMap<>();
    for (int node : region.order()) {
      if (without.get(node)) {
        continue;
      }
      groups.computeIfAbsent(root(group, node), _ -> new ArrayList<>()).add(node);
    }
    return List.copyOf(groups.values());
  }

  /** The nodes after which there are no decisions, inlined into the functions before them. */
  private BitSet plain(FunctionBoundaries cuts) {
    BitSet plain = new BitSet();
    for (int node : region.order()) {
      List<Graph.Transition> transitions = region.transitions(node);
      plain.set(
          node,
          !cuts.isFunction(node)
              && transitions.size() == 1
              && symbolBits(transitions.getFirst().step()) == 0
              && (region.leaves(transitions.getFirst()) || plain.get(transitions.getFirst().to())));
    }
    return plain;
  }

  /** The representative node of a group, with path halving. */
  private static int root(int[] group, int node) {
    int root = node;
    while (group[root] != root) {
      group[root] = group[group[root]];
      root = group[root];
    }
    return root;
  }

  /** Assigns bits to the decisions of a group; returns whether there are enough. */
  private boolean fits(List<Integer> nodes) {
    BitSet done = new BitSet();
    for (int node : nodes.reversed()) {
      List<Integer> together = rings.getOrDefault(node, List.of(node));
      if (!done.get(node)) {
        together.forEach(done::set);
        if (layOut(together) > MOST_BITS) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Finds the rings: cycles on which every node has one transition that stays on it.
   *
   * @return the nodes on other cycles
   */
  private BitSet findRings(boolean wanted) {
    BitSet loose = new BitSet();
    for (List<Integer> component : Cycles.of(region, _ -> true)) {
      if (wanted && isRing(component) && visits.most(component).isPresent()) {
        component.forEach(node -> rings.put(node, component));
      } else {
        component.forEach(loose::set);
      }
    }
    return loose;
  }

  private boolean isRing(List<Integer> component) {
    return component.stream()
        .map(
            node ->
                region.transitions(node).stream()
                    .filter(transition -> stays(transition, component))
                    .toList())
        .allMatch(staying -> staying.size() == 1 && symbolBits(staying.getFirst().step()) == 0);
  }

  private boolean stays(Graph.Transition transition, List<Integer> component) {
    return !region.leaves(transition) && component.contains(transition.to());
  }

  /** Assigns bits to the decisions of some nodes; all nodes before them have theirs. */
  private int layOut(List<Integer> nodes) {
    int end = nodes.stream().mapToInt(node -> shift[node]).max().orElseThrow();
    for (int node : nodes) {
      List<Graph.Transition> transitions = region.transitions(node);
      shift[node] = end;
      end += transitionBits(transitions);
      end +=
          transitions.stream()
              .mapToInt(transition -> symbolBits(transition.step()))
              .max()
              .orElse(0);
      if (transitions.size() > 1 && rings.containsKey(node)) {
        counts.put(node, end);
        end += countBits(node);
      }
    }
    for (int node : nodes) {
      for (Graph.Transition transition : region.transitions(node)) {
        if (!region.leaves(transition) && !nodes.contains(transition.to())) {
          shift[transition.to()] = Math.max(shift[transition.to()], end);
        }
      }
    }
    return end;
  }

  /** Whether rounds are counted at a node. */
  boolean isCounted(int node) {
    return packed.get(node) && counts.containsKey(node);
  }

  /** Whether a transition begins another round. */
  boolean isRound(int node, Graph.Transition transition) {
    return isCounted(node) && stays(transition, rings.get(node));
  }

  /** The position of the number of rounds in the code. */
  int count(int node) {
    return counts.get(node);
  }

  /**
   * How many bits the number of rounds takes: a path visits a node only once with the same values.
   */
  int countBits(int node) {
    return bits(visits.most(rings.get(node)).orElseThrow() + 1);
  }

  /** Whether all decisions of paths by a node fit in a code. */
  boolean packed(int node) {
    return packed.get(node);
  }

  /** Whether all decisions of all paths fit in a code. */
  boolean packed() {
    return packed.cardinality() == region.nodeBound();
  }

  /** The position in the code of the decisions of a node: the transition first, then the symbol. */
  int shift(int node) {
    return shift[node];
  }

  static int transitionBits(List<Graph.Transition> transitions) {
    return bits(transitions.size() - 1);
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
