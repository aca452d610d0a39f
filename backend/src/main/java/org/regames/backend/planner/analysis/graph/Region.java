package org.regames.backend.planner.analysis.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.DepthFirst;
import org.regames.ir.analysis.Digraph;
import org.regames.ir.analysis.RoundRobinSolver;

/**
 * The part of the graph that certain paths can visit: those of moves, of the keeper, or of one
 * check. Its nodes have numbers of their own, counted from 0, so that facts about a small part of a
 * large automaton take little memory.
 */
public final class Region implements Digraph {
  private final List<List<Graph.Transition>> transitions = new ArrayList<>();
  private final List<Integer> names = new ArrayList<>();
  private final List<Integer> roots;
  private final boolean isCheck;
  private final int target;
  private List<Integer> order;
  private BitSet headers;
  private int[] entering;

  private Region(Graph graph, List<Integer> starts, Integer goal) {
    this.isCheck = goal != null;
    Map<Integer, Integer> numbers = new LinkedHashMap<>();
    Deque<Integer> open = new ArrayDeque<>();
    starts.forEach(start -> visit(start, numbers, open));
    while (!open.isEmpty()) {
      int node = open.pop();
      for (Graph.Transition transition :
          isCheck && node == goal ? List.<Graph.Transition>of() : graph.transitions(node)) {
        if (!leaves(transition)) {
          visit(transition.to(), numbers, open);
        }
      }
    }
    for (int node : names) {
      List<Graph.Transition> own = isCheck && node == goal ? List.of() : graph.transitions(node);
      transitions.add(own.stream().map(transition -> renumbered(transition, numbers)).toList());
    }
    this.roots = starts.stream().map(numbers::get).distinct().toList();
    this.target = isCheck && numbers.containsKey(goal) ? numbers.get(goal) : -1;
    if (isCheck) {
      dropDeadEnds();
    }
    explore();
  }

  /**
   * @param changed what becomes of each transition, by its node and its index there
   */
  private Region(Region other, Changed changed) {
    this.isCheck = other.isCheck;
    this.names.addAll(other.names);
    this.roots = other.roots;
    this.target = other.target;
    for (int node = 0; node < other.transitions.size(); node++) {
      List<Graph.Transition> own = new ArrayList<>(other.transitions.get(node));
      for (int i = 0; i < own.size(); i++) {
        own.set(i, changed.of(node, i, own.get(i)));
      }
      transitions.add(own);
    }
    explore();
  }

  @FunctionalInterface
  private interface Changed {
    Graph.Transition of(int node, int place, Graph.Transition transition);
  }

  private static Graph.Transition passed(Graph.Transition transition) {
    return new Graph.Transition(new Step.Skip(), transition.to(), transition.ended());
  }

  private static Graph.Transition closed(Graph.Transition transition) {
    Condition never = new Condition.AnyOf(List.of());
    return new Graph.Transition(new Step.Guard(never), transition.to(), transition.ended());
  }

  private void visit(int node, Map<Integer, Integer> numbers, Deque<Integer> open) {
    if (numbers.putIfAbsent(node, numbers.size()) == null) {
      names.add(node);
      open.push(node);
    }
  }

  private Graph.Transition renumbered(Graph.Transition transition, Map<Integer, Integer> numbers) {
    return new Graph.Transition(
        transition.step(),
        leaves(transition) ? -1 : numbers.get(transition.to()),
        transition.ended());
  }

  /** All paths from these nodes to the end of a move. */
  public static Region ofMoves(Graph graph, List<Integer> roots) {
    return new Region(graph, roots, null);
  }

  /** All paths of some checks with the same target. */
  public static Region ofChecks(Graph graph, List<Graph.PathCheck> checks) {
    List<Integer> starts = checks.stream().map(check -> graph.start(check.from())).toList();
    return new Region(graph, starts, checks.getFirst().to());
  }

  /** The same paths with the actions at some nodes removed. */
  public Region passing(BitSet nodes) {
    return new Region(this, (node, _, own) -> nodes.get(node) ? passed(own) : own);
  }

  /**
   * The same paths without those that take some transitions.
   *
   * @param closed the transitions, by their nodes
   */
  public Region without(Map<Integer, BitSet> closed) {
    return new Region(
        this,
        (node, place, own) ->
            closed.containsKey(node) && closed.get(node).get(place) ? closed(own) : own);
  }

  /**
   * The same paths without those that take none of some transitions.
   *
   * @param taken the transitions, by their nodes
   * @return nothing if a path may take two of them
   */
  public Optional<Region> with(Map<Integer, BitSet> taken) {
    BitSet before = before(taken.keySet());
    Map<Integer, BitSet> closed = new TreeMap<>();
    for (int node : order) {
      for (int transition = 0; transition < transitions.get(node).size(); transition++) {
        Graph.Transition own = transitions.get(node).get(transition);
        boolean goesOn = !leaves(own) && (taken.containsKey(own.to()) || before.get(own.to()));
        if (taken.containsKey(node) && goesOn) {
          return Optional.empty();
        }
        if (taken.containsKey(node)
            ? !taken.get(node).get(transition)
            : before.get(node) && !goesOn) {
          closed.computeIfAbsent(node, _ -> new BitSet()).set(transition);
        }
      }
    }
    return Optional.of(without(closed));
  }

  /** The nodes from which some of these nodes can be reached. */
  private BitSet before(Set<Integer> nodes) {
    int[][] before = predecessors(nodes());
    return Closure.of(
        nodes.stream().flatMapToInt(node -> IntStream.of(before[node])),
        node -> IntStream.of(before[node]));
  }

  /** Keeps only the transitions of a check that may lead to its target. */
  private void dropDeadEnds() {
    BitSet leading = target < 0 ? new BitSet() : leadingTo(target);
    transitions.replaceAll(
        list -> list.stream().filter(transition -> leading.get(transition.to())).toList());
  }

  private void explore() {
    DepthFirst search = depthFirst(roots.stream().mapToInt(Integer::intValue).toArray());
    int[] found = search.reversePostorder();
    order = IntStream.of(found).boxed().toList().reversed();
    headers = search.backTargets();
    entering = arcsTo(found);
  }

  /** The nodes where paths start, ascending. */
  public List<Integer> roots() {
    return roots;
  }

  /** The transitions from a node that stay in the region. */
  public List<Graph.Transition> transitions(int node) {
    return transitions.get(node);
  }

  /** The nodes in postorder: each after those it leads to, except along cycles. */
  public List<Integer> order() {
    return order;
  }

  /** Nodes such that every cycle contains one of them. */
  public BitSet headers() {
    return headers;
  }

  /** How many transitions lead to a node. */
  int entering(int node) {
    return entering[node];
  }

  /** Whether a node is the target of a check. */
  public boolean isTarget(int node) {
    return node == target;
  }

  /** Whether a transition is the last of its path. In checks paths end at the target. */
  public boolean leaves(Graph.Transition transition) {
    return transition.endsMove() && !isCheck;
  }

  /** The nodes that a path may reach after adding a tag. */
  public BitSet tagged() {
    BitSet found = new BitSet();
    RoundRobinSolver.<Integer>solve(
        order().reversed(),
        node -> {
          int before = found.cardinality();
          transitions(node).stream()
              .filter(transition -> !leaves(transition))
              .filter(next -> found.get(node) || next.step() instanceof Step.Tag)
              .forEach(next -> found.set(next.to()));
          return found.cardinality() != before;
        });
    return found;
  }

  @Override
  public int nodeBound() {
    return transitions.size();
  }

  /** The targets of transitions that are not the last of their paths. */
  @Override
  public int[] successors(int node) {
    List<Graph.Transition> own = transitions.get(node);
    int[] found = new int[own.size()];
    int count = 0;
    for (Graph.Transition transition : own) {
      if (!leaves(transition)) {
        found[count++] = transition.to();
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** The number of a node in the automaton. */
  public int name(int node) {
    return names.get(node);
  }

  /** The node with a number in the automaton. */
  public int number(int name) {
    return names.indexOf(name);
  }
}
