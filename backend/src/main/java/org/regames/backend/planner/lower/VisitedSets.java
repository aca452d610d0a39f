package org.regames.backend.planner.lower;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.planner.analysis.VariableFlow;
import org.regames.backend.planner.analysis.graph.Cycles;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;

/**
 * How searches on cycles recognize that they have been at a node before with the same values: by a
 * set with a cell for each combination of values, if these are few and no map has changed, else by
 * a memory of values.
 *
 * <p>If a cycle changes no map and has no tag a set is always enough: it is cleared whenever a path
 * enters from outside, as everything else stays the same on all rounds.
 */
final class VisitedSets {
  private static final int LARGEST_SET = 1 << 16;

  /**
   * What distinguishes visits of a node: the index of a cell is the sum of the values of variables
   * times {@code strides}.
   */
  private record Node(
      int name, List<Integer> variables, List<Integer> maps, boolean tagged, int set, int size) {}

  private final GameLayout layout;
  private final Map<Integer, Node> nodes = new TreeMap<>();

  /** The nodes on cycles, each with the number of its component. */
  private final Map<Integer, Integer> components = new TreeMap<>();

  /** For each component what a round may change, if known. */
  private final List<Optional<BitSet>> changes = new ArrayList<>();

  /** For each component what to clear when a path enters. */
  private final Map<Integer, List<Op>> clearings = new TreeMap<>();

  /** The sets that are cleared whenever a path enters: no path starts where they are used. */
  private final BitSet clearedLater = new BitSet();

  private int memory = -1;

  private VisitedSets(GameLayout layout) {
    this.layout = layout;
  }

  static VisitedSets none(GameLayout layout) {
    return new VisitedSets(layout);
  }

  /**
   * Chooses for each of some nodes of a region.
   *
   * @param tagged nodes before which the path may have had tags that distinguish visits
   * @param sets the sizes of all sets of cells so far, to which new ones are added; none to use
   *     only memories
   */
  public static VisitedSets of(
      GameLayout layout,
      Region region,
      VariableFlow flow,
      BitSet nodes,
      BitSet tagged,
      Optional<List<Integer>> sets,
      int nextMemory) {
    VisitedSets visits = new VisitedSets(layout);
    visits.findComponents(region);
    for (int node = nodes.nextSetBit(0); node >= 0; node = nodes.nextSetBit(node + 1)) {
      boolean isTagged = tagged.get(node);
      if (sets.isEmpty() || !visits.mark(region, flow, node, isTagged, sets.get())) {
        List<Integer> maps = flow.dirtyMaps(node).stream().boxed().toList();
        List<Integer> variables = flow.parameters(node);
        visits.nodes.put(node, new Node(region.name(node), variables, maps, isTagged, -1, 0));
        visits.memory = nextMemory;
      }
    }
    return visits;
  }

  /** Uses a set of cells for a node; false if that would be too large or is not enough. */
  private boolean mark(
      Region region, VariableFlow flow, int node, boolean isTagged, List<Integer> sets) {
    List<Integer> variables = flow.parameters(node);
    int name = region.name(node);
    long size = size(variables);
    if (size <= LARGEST_SET && flow.dirtyMaps(node).isEmpty() && !isTagged) {
      nodes.put(node, new Node(name, variables, List.of(), false, sets.size(), (int) size));
      sets.add((int) size);
      return true;
    }
    int component = components.get(node);
    Optional<BitSet> changed = changes.get(component);
    List<Integer> varying =
        variables.stream().filter(v -> changed.isEmpty() || changed.get().get(v)).toList();
    size = size(varying);
    if (changed.isEmpty() || size > LARGEST_SET) {
      return false;
    }
    boolean isStart = region.roots().stream().anyMatch(root -> isIn(component, root));
    clearedLater.set(sets.size(), !isStart);
    Op clear = new Op.Clear(sets.size(), (int) size);
    clearings.computeIfAbsent(component, _ -> new ArrayList<>()).add(clear);
    nodes.put(node, new Node(name, varying, List.of(), false, sets.size(), (int) size));
    sets.add((int) size);
    return true;
  }

  private void findComponents(Region region) {
    for (List<Integer> component : Cycles.of(region, _ -> true)) {
      int number = changes.size();
      component.forEach(node -> components.put(node, number));
      changes.add(changes(region, component, number));
    }
  }

  /** What paths can assign on a cycle; nothing if tags or maps are among it. */
  private Optional<BitSet> changes(Region region, List<Integer> component, int number) {
    BitSet changed = new BitSet();
    for (int node : component) {
      for (Graph.Transition transition : region.transitions(node)) {
        if (region.leaves(transition) || !isIn(number, transition.to())) {
          continue;
        }
        int assigned = transition.step().assigned();
        boolean map = assigned >= 0 && layout.variables().get(assigned).isMap();
        if (map || transition.step() instanceof Step.Tag) {
          return Optional.empty();
        }
        if (assigned >= 0) {
          changed.set(assigned);
        }
      }
    }
    return Optional.of(changed);
  }

  private boolean isIn(int component, int node) {
    return components.getOrDefault(node, -1) == component;
  }

  private long size(List<Integer> variables) {
    long size = 1;
    for (int variable : variables) {
      size = Math.min(LARGEST_SET + 1L, size * span(variable));
    }
    return size;
  }

  /** What to do when a path goes from one node to another. */
  List<Op> between(int from, int to) {
    int component = components.getOrDefault(to, -1);
    return component < 0 || isIn(component, from)
        ? List.of()
        : clearings.getOrDefault(component, List.of());
  }

  private int span(int variable) {
    BitSet values = layout.domain(variable);
    return values.length() - Math.max(0, values.nextSetBit(0));
  }

  boolean isEmpty() {
    return nodes.isEmpty();
  }

  boolean usesMemory() {
    return memory >= 0;
  }

  /** Whether tags distinguish visits anywhere. */
  boolean usesTags() {
    return nodes.values().stream().anyMatch(Node::tagged);
  }

  /** Whether marks are only valid until the next path enters. */
  boolean isShortLived() {
    return memory >= 0 || !clearings.isEmpty();
  }

  /**
   * How often paths visit a node of a cycle at most before values repeat: once with each
   * combination of the values that a round may change. Where visits are not recorded no path goes
   * on forever and still ends. Nothing if rounds may change a map, or more than a set of cells
   * would tell apart.
   */
  OptionalInt most(List<Integer> cycle) {
    Optional<BitSet> changed =
        Optional.ofNullable(components.get(cycle.getFirst())).flatMap(changes::get);
    long rounds = changed.map(all -> size(all.stream().boxed().toList())).orElse(Long.MAX_VALUE);
    int most =
        cycle.stream()
            .map(nodes::get)
            .filter(node -> node != null && node.set() >= 0)
            .mapToInt(Node::size)
            .min()
            .orElse(Integer.MAX_VALUE);
    long least = Math.min(most, rounds);
    return least <= LARGEST_SET ? OptionalInt.of((int) least) : OptionalInt.empty();
  }

  /** The variables that are read where visits are recorded, by node. */
  Map<Integer, BitSet> reads() {
    Map<Integer, BitSet> reads = new TreeMap<>();
    nodes.forEach(
        (node, visited) -> {
          BitSet looked = new BitSet();
          visited.variables().forEach(looked::set);
          visited.maps().forEach(looked::set);
          reads.put(node, looked);
        });
    return reads;
  }

  /** What to do at a node. The stride is at most the size of the set, which is bounded. */
  Optional<Op> at(int node, Environment environment, CodeExpr hash) {
    Node visited = nodes.get(node);
    if (visited == null) {
      return Optional.empty();
    }
    if (visited.set() < 0) {
      List<IntExpr> values = visited.variables().stream().map(environment::get).toList();
      CodeExpr tags = visited.tagged() ? hash : new CodeExpr.Zero();
      return Optional.of(
          new Op.OnceState(memory, visited.name(), values, visited.maps(), tags, false));
    }
    IntExpr index = new IntExpr.Const(0);
    int stride = 1;
    for (int variable : visited.variables()) {
      int first = Math.max(0, layout.domain(variable).nextSetBit(0));
      IntExpr place = IntExpr.sum(environment.get(variable), new IntExpr.Const(-first));
      index = IntExpr.sum(index, IntExpr.product(place, stride));
      stride *= span(variable);
    }
    return Optional.of(new Op.Once(visited.set(), visited.size(), index));
  }

  /** What to do before a path starts. */
  List<Op> start() {
    List<Op> ops = new ArrayList<>();
    for (Node visited : nodes.values()) {
      if (visited.set() >= 0 && !clearedLater.get(visited.set())) {
        ops.add(new Op.Clear(visited.set(), visited.size()));
      }
    }
    if (memory >= 0) {
      ops.add(new Op.Forget(memory));
    }
    return ops;
  }
}
