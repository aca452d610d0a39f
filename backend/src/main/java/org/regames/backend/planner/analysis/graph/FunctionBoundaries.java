package org.regames.backend.planner.analysis.graph;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.regames.backend.layout.Term;

/**
 * Chooses the nodes of a region that become functions; all others become part of the functions with
 * paths to them. Roots and a node of every cycle have to be functions. A node that several
 * transitions enter is duplicated for each of them if its code is short. Where a function would
 * grow beyond what the JVM compiles (8000 bytes of bytecode), its largest parts become functions.
 *
 * <p>Sizes are estimates in bytes of bytecode.
 */
public final class FunctionBoundaries {
  /**
   * Well below 8000, since sizes are estimates, and the compiler does better with short functions.
   */
  public static final int LARGEST = 3000;

  /** How much duplicating a node may cost in all. */
  private static final int REPEATED = 150;

  private static final int CALL = 20;

  /** How many nodes to search along for a guard after which to cut. */
  private static final int FAR = 8;

  private final Region region;
  private final BitSet functions = new BitSet();
  private final int[] size;

  /** Chooses for a region; after a node is cut out, it and its predecessors are measured again. */
  public FunctionBoundaries(Region region) {
    this.region = region;
    this.size = new int[region.nodeBound()];
    functions.or(region.headers());
    region.roots().forEach(functions::set);
    for (int node : region.order()) {
      measure(node);
    }
  }

  private void measure(int node) {
    int sum = sum(node);
    if (sum > LARGEST) {
      List<Graph.Transition> largest =
          region.transitions(node).stream()
              .filter(transition -> !region.leaves(transition) && !functions.get(transition.to()))
              .sorted(
                  Comparator.comparingInt((Graph.Transition transition) -> size[transition.to()])
                      .reversed())
              .toList();
      for (Graph.Transition transition : largest) {
        if (sum > LARGEST) {
          cut(transition.to());
          sum = sum(node);
        }
      }
    }
    size[node] = sum;
    if (region.entering(node) > 1 && (long) sum * (region.entering(node) - 1) > REPEATED) {
      functions.set(node);
    }
  }

  /** Cuts after the first guard, if that is near: most paths end there and need no call. */
  private void cut(int start) {
    Deque<Integer> path = new ArrayDeque<>(List.of(start));
    while (path.size() < FAR && region.transitions(path.peek()).size() == 1) {
      Graph.Transition transition = region.transitions(path.peek()).getFirst();
      if (region.leaves(transition)
          || functions.get(transition.to())
          || region.isTarget(transition.to())) {
        break;
      }
      if (transition.step() instanceof Step.Guard && size[transition.to()] > 2 * CALL) {
        functions.set(transition.to());
        path.forEach(node -> size[node] = sum(node));
        return;
      }
      path.push(transition.to());
    }
    functions.set(start);
  }

  private int sum(int node) {
    int sum = 4;
    for (Graph.Transition transition : region.transitions(node)) {
      sum += cost(transition.step()) + 12;
      sum +=
          region.leaves(transition) || functions.get(transition.to())
              ? CALL
              : size[transition.to()];
    }
    return sum;
  }

  private static int cost(Step step) {
    return switch (step) {
      case Step.Skip _ -> 0;
      case Step.Guard(Condition condition) -> cost(condition);
      case Step.Assign(Step.Cell place, Term value) -> 2 * cost(place) + cost(value) + 6;
      case Step.AssignMap(Step.Cell place, _, Term value, _) -> cost(place) + cost(value) + 60;
      case Step.AssignAny(Step.Cell place, _) -> 2 * cost(place) + 30;
      case Step.Tag _ -> 16;
    };
  }

  private static int cost(Condition condition) {
    return switch (condition) {
      case Condition.Compare(Term left, Term right, _) -> cost(left) + cost(right) + 3;
      case Condition.CompareMaps(Term left, _, Term right, _, _) -> cost(left) + cost(right) + 30;
      case Condition.Check _ -> CALL;
      case Condition.AnyOf(List<Condition> conditions) ->
          conditions.stream().mapToInt(FunctionBoundaries::cost).sum();
    };
  }

  private static int cost(Step.Cell place) {
    return 6 + place.keys().stream().mapToInt(key -> cost(key) + 4).sum();
  }

  private static int cost(Term term) {
    return switch (term) {
      case Term.Symbol _ -> 3;
      case Term.Constant _ -> 3;
      case Term.Variable _ -> 4;
      case Term.Access(Term map, Term key) -> cost(map) + cost(key) + 5;
    };
  }

  /** Whether a node is a function of its own. */
  public boolean isFunction(int node) {
    return functions.get(node);
  }

  /** The estimated size of a node including all that is inlined into it. */
  public int size(int node) {
    return size[node];
  }
}
