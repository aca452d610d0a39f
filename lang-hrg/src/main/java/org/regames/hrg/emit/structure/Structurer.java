package org.regames.hrg.emit.structure;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.hrg.emit.structure.FlowGraph.Way;
import org.regames.hrg.emit.terms.ConditionAlgebra;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Dominators;

/**
 * Turns a reducible flow graph into structured code, each node once (Ramsey, Beyond Relooper:
 * Recursive Translation of Unstructured Control Flow to Structured Control Flow, ICFP 2022): a node
 * is followed by the nodes it dominates; one with several incoming arcs becomes the code after a
 * {@link Code.Block}; a node with a back edge to it becomes a {@link Code.Loop}. Unlike there, the
 * code of the main exit of a loop stands after the loop, as people write it, and not inside.
 */
public final class Structurer {
  private final FlowGraph graph;
  private final Dominators dominators;
  private final Map<Integer, BitSet> loops = new HashMap<>();
  private final Map<Integer, Integer> follows = new HashMap<>();
  private final BitSet merges = new BitSet();
  private final BitSet leaves = new BitSet();

  private Structurer(FlowGraph graph, Dominators dominators) {
    this.graph = graph;
    this.dominators = dominators;
    analyse();
  }

  /**
   * The code from the entry on.
   *
   * @throws IllegalArgumentException if the graph is not reducible, see {@link #isReducible}
   */
  public static List<Code> structure(FlowGraph graph) {
    Dominators dominators = graph.dominators();
    if (!isReducible(graph, dominators)) {
      throw new IllegalArgumentException("a loop has several entries");
    }
    List<Code> code = new ArrayList<>();
    new Structurer(graph, dominators).tree(graph.entry(), code);
    return code;
  }

  /** Whether every back edge leads to a node that dominates its source. */
  static boolean isReducible(FlowGraph graph, Dominators dominators) {
    for (int node : dominators.order()) {
      for (Way way : graph.from(node)) {
        if (way.to() != FlowGraph.NOWHERE
            && dominators.isBack(node, way.to())
            && !dominators.dominates(way.to(), node)) {
          return false;
        }
      }
    }
    return true;
  }

  private void analyse() {
    int[] order = dominators.order();
    int[] forward = new int[graph.nodeBound()];
    for (int node : order) {
      for (Way way : graph.from(node)) {
        if (way.to() != FlowGraph.NOWHERE) {
          if (dominators.isBack(node, way.to())) {
            loop(way.to(), node);
          } else {
            forward[way.to()]++;
          }
        }
      }
    }
    for (int node : order) {
      merges.set(node, forward[node] > 1);
    }
    for (int i = order.length - 1; i >= 0; i--) {
      boolean leaving = false;
      for (Way way : graph.from(order[i])) {
        boolean inside = way.to() == FlowGraph.NOWHERE || isInline(order[i], way.to());
        leaving |= inside ? way.to() >= 0 && leaves.get(way.to()) : true;
      }
      leaves.set(order[i], leaving);
    }
    for (int node : order) {
      if (loops.containsKey(node)) {
        follow(node);
      }
    }
  }

  /** Adds to the loop of a head all nodes that reach the source of a back edge without the head. */
  private void loop(int head, int last) {
    loops
        .computeIfAbsent(head, _ -> new BitSet())
        .or(
            Closure.ofArrays(
                new int[] {head, last},
                node -> node == head ? new int[0] : dominators.before(node)));
  }

  /**
   * Chooses the exit of a loop whose code stands after it: the one with most code. If all exits end
   * the game, that is the one that clearly outweighs the others, if any.
   */
  private void follow(int head) {
    BitSet body = loops.get(head);
    int best = -1;
    int second = 0;
    for (int node = body.nextSetBit(0); node >= 0; node = body.nextSetBit(node + 1)) {
      for (Way way : graph.from(node)) {
        int to = way.to();
        if (to >= 0
            && to != best
            && to != graph.exit()
            && !body.get(to)
            && body.get(dominators.immediate(to))) {
          boolean better = best < 0 || isBetterFollow(to, best);
          int worse = better ? best : to;
          second = worse < 0 ? second : Math.max(second, dominators.size(worse));
          best = better ? to : best;
        }
      }
    }
    boolean clear = best >= 0 && (leaves.get(best) || dominators.size(best) > 3 * second);
    if (clear && !follows.containsValue(best)) {
      follows.put(head, best);
      merges.set(best);
    }
  }

  private boolean isBetterFollow(int a, int b) {
    if (leaves.get(a) != leaves.get(b)) {
      return leaves.get(a);
    }
    int order = Integer.compare(dominators.size(a), dominators.size(b));
    return order > 0 || order == 0 && dominators.place(a) > dominators.place(b);
  }

  /** Whether the code of a node stands in the place of the only arc to it. */
  private boolean isInline(int from, int to) {
    return to != graph.exit() && !merges.get(to) && !dominators.isBack(from, to);
  }

  /** Adds the code of a node and of all it dominates; recursion only where code nests. */
  private void tree(int first, List<Code> code) {
    int node = first;
    while (node >= 0) {
      if (!loops.containsKey(node)) {
        node = within(node, code);
        continue;
      }
      List<Code> body = new ArrayList<>();
      int next = within(node, body);
      if (next >= 0) {
        tree(next, body);
      }
      Code loop = new Code.Loop(node, body);
      Integer follow = follows.get(node);
      code.add(follow == null ? loop : new Code.Block(follow, List.of(loop)));
      node = follow == null ? -1 : follow;
    }
  }

  /** Adds the code of a node; returns the node to continue with, or -1. */
  private int within(int node, List<Code> code) {
    List<Integer> after =
        dominators.children(node).stream()
            .filter(child -> merges.get(child) && !follows.containsValue(child))
            .filter(child -> child != graph.exit())
            .toList();
    if (after.isEmpty()) {
      return ways(node, code);
    }
    List<List<Code>> arms = new ArrayList<>();
    for (Way way : graph.from(node)) {
      List<Code> arm = new ArrayList<>(way.code());
      arrive(node, way, arm);
      arms.add(arm);
    }
    List<Integer> open = new ArrayList<>(after);
    for (int follow : after) {
      if (!gather(follow, arms, open)) {
        break; // its code comes later, and may lead to those after it
      }
    }
    List<Code> inside = choice(arms);
    if (open.isEmpty()) {
      code.addAll(inside);
      return -1;
    }
    for (int i = 0; i < open.size() - 1; i++) {
      List<Code> outside = new ArrayList<>();
      outside.add(new Code.Block(open.get(i), inside));
      tree(open.get(i), outside);
      inside = outside;
    }
    code.add(new Code.Block(open.getLast(), inside));
    return open.getLast();
  }

  private static List<Code> choice(List<List<Code>> arms) {
    return arms.size() == 1 ? arms.getFirst() : List.of(new Code.Choice(List.copyOf(arms)));
  }

  /**
   * Merges the arms that lead to a node, if these are not all, into one that ends with its code.
   */
  private boolean gather(int follow, List<List<Code>> arms, List<Integer> open) {
    List<List<Code>> leading = new ArrayList<>();
    for (List<Code> arm : arms) {
      BitSet targets = new BitSet();
      targets(arm, targets);
      if (targets.get(follow)) {
        leading.add(arm);
        if (open.stream().anyMatch(other -> other != follow && targets.get(other))) {
          return false;
        }
      }
    }
    if (leading.isEmpty() || leading.size() == arms.size()) {
      return false;
    }
    List<Code> arm = new ArrayList<>();
    arm.add(new Code.Block(follow, choice(leading)));
    tree(follow, arm);
    arms.set(arms.indexOf(leading.getFirst()), arm);
    arms.removeIf(leading::contains);
    open.remove(Integer.valueOf(follow));
    return true;
  }

  private static void targets(List<Code> code, BitSet targets) {
    for (Code item : code) {
      switch (item) {
        case Code.Plain _, Code.Check _ -> {}
        case Code.Choice(List<List<Code>> arms) -> arms.forEach(arm -> targets(arm, targets));
        case Code.Loop(_, List<Code> body) -> targets(body, targets);
        case Code.Block(_, List<Code> body) -> targets(body, targets);
        case Code.Jump(int target) -> targets.set(target);
      }
    }
  }

  /** Adds the arcs from a node; returns the node whose code follows them, or -1. */
  private int ways(int node, List<Code> code) {
    List<Way> ways = graph.from(node);
    if (ways.isEmpty()) {
      code.add(new Code.Check(ConditionAlgebra.NEVER));
      return -1;
    }
    int main = main(node);
    if (ways.size() == 1) {
      code.addAll(ways.getFirst().code());
    } else {
      List<List<Code>> arms = new ArrayList<>();
      for (int i = 0; i < ways.size(); i++) {
        List<Code> arm = new ArrayList<>(ways.get(i).code());
        if (i != main) {
          arrive(node, ways.get(i), arm);
        }
        arms.add(arm);
      }
      code.add(new Code.Choice(arms));
    }
    if (main >= 0) {
      return ways.get(main).to();
    }
    if (ways.size() == 1) {
      arrive(node, new Way(List.of(), ways.getFirst().to()), code);
    }
    return -1;
  }

  /** The one arc that continues where all others end the game, so that code need not nest. */
  private int main(int node) {
    List<Way> ways = graph.from(node);
    int main = -1;
    int ending = 0;
    for (int i = 0; i < ways.size(); i++) {
      int to = ways.get(i).to();
      if (to == FlowGraph.NOWHERE || isInline(node, to) && !leaves.get(to)) {
        ending++;
      }
      if (to >= 0 && isInline(node, to) && (main < 0 || isLarger(to, ways.get(main).to()))) {
        main = i;
      }
    }
    boolean mainEnds = main >= 0 && !leaves.get(ways.get(main).to());
    return main >= 0 && ending - (mainEnds ? 1 : 0) == ways.size() - 1 ? main : -1;
  }

  private boolean isLarger(int a, int b) {
    return leaves.get(a) != leaves.get(b) ? leaves.get(a) : dominators.size(a) > dominators.size(b);
  }

  private void arrive(int node, Way way, List<Code> code) {
    if (way.to() == FlowGraph.NOWHERE) {
      return; // the code ends the game itself
    }
    if (isInline(node, way.to())) {
      tree(way.to(), code);
    } else {
      code.add(new Code.Jump(way.to()));
    }
  }
}
