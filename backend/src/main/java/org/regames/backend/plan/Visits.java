package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.regames.backend.layout.Layout;

/**
 * How walks that can go round see that they have been at a node before with the same values: by a
 * set of places with one for each combination of values, where these are few and no map has
 * changed, else by a memory of values.
 */
final class Visits {
  private static final int LARGEST_SET = 1 << 16;

  /** What tells visits of a node apart: the place of each variable counts for {@code strides}. */
  private record Node(
      int name, List<Integer> variables, List<Integer> maps, boolean tagged, int set, int size) {}

  private final Layout layout;
  private final Map<Integer, Node> nodes = new TreeMap<>();
  private int memory = -1;

  private Visits(Layout layout) {
    this.layout = layout;
  }

  static Visits none(Layout layout) {
    return new Visits(layout);
  }

  /**
   * Chooses for each of some nodes of a region.
   *
   * @param tagged nodes before which the walk may have had tags that tell visits apart
   * @param sets the sizes of all sets of places so far; new ones are added
   */
  static Visits of(
      Layout layout,
      Region region,
      Flow flow,
      BitSet nodes,
      BitSet tagged,
      List<Integer> sets,
      int nextMemory) {
    Visits visits = new Visits(layout);
    for (int node = nodes.nextSetBit(0); node >= 0; node = nodes.nextSetBit(node + 1)) {
      List<Integer> variables = flow.parameters(node);
      List<Integer> maps = flow.dirtyMaps(node).stream().boxed().toList();
      long size = 1;
      for (int variable : variables) {
        size = Math.min(LARGEST_SET + 1L, size * visits.span(variable));
      }
      boolean small = size <= LARGEST_SET && maps.isEmpty() && !tagged.get(node);
      int name = region.name(node);
      if (small) {
        visits.nodes.put(node, new Node(name, variables, maps, false, sets.size(), (int) size));
        sets.add((int) size);
      } else {
        visits.nodes.put(node, new Node(name, variables, maps, tagged.get(node), -1, 0));
        visits.memory = nextMemory;
      }
    }
    return visits;
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

  /** What to do at a node. */
  Optional<Op> at(int node, Environment environment, Word hash) {
    Node visited = nodes.get(node);
    if (visited == null) {
      return Optional.empty();
    }
    if (visited.set() < 0) {
      List<Int> values = visited.variables().stream().map(environment::get).toList();
      Word tags = visited.tagged() ? hash : new Word.Zero();
      return Optional.of(new Op.OnceState(memory, visited.name(), values, visited.maps(), tags));
    }
    Int index = new Int.Const(0);
    int stride = 1;
    for (int variable : visited.variables()) {
      int first = Math.max(0, layout.domain(variable).nextSetBit(0));
      Int place = Expressions.sum(environment.get(variable), new Int.Const(-first));
      index = Expressions.sum(index, Expressions.product(place, stride));
      stride *= span(variable);
    }
    return Optional.of(new Op.Once(visited.set(), visited.size(), index));
  }

  /** What to do before a walk starts. */
  List<Op> start() {
    List<Op> ops = new ArrayList<>();
    for (Node visited : nodes.values()) {
      if (visited.set() >= 0) {
        ops.add(new Op.Clear(visited.set(), visited.size()));
      }
    }
    if (memory >= 0) {
      ops.add(new Op.Forget(memory));
    }
    return ops;
  }
}
