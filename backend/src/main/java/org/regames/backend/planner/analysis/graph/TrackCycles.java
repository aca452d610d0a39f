package org.regames.backend.planner.analysis.graph;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;

/**
 * Cycles without choices that return to where they began, as when a piece slides around the tracks
 * of Surakarta: the only assignments on the way set variables to the value of a constant map for
 * them, and each map leads from some symbol back to it through others. Other cycles without a
 * choice terminate in games that are meant to be played: counters run out, and pieces that leave
 * the board stay off it, where no path continues.
 */
public final class TrackCycles {
  private TrackCycles() {}

  /**
   * Whether a cycle is such a ring. Takes time proportional to its steps and the symbols of their
   * maps.
   *
   * @param component the nodes of the cycle
   */
  public static boolean isRing(GameLayout layout, Region region, List<Integer> component) {
    Set<Integer> nodes = new HashSet<>(component);
    Map<Integer, Term.ConstantMap> maps = new HashMap<>();
    for (int node : component) {
      for (Graph.Transition transition : region.transitions(node)) {
        if (!region.leaves(transition)
            && nodes.contains(transition.to())
            && !follow(transition.step(), maps)) {
          return false;
        }
      }
    }
    return maps.entrySet().stream()
        .allMatch(map -> comesBack(layout, map.getKey(), map.getValue()));
  }

  /** Records by which map a step assigns a variable; false if it assigns in another way. */
  private static boolean follow(Step step, Map<Integer, Term.ConstantMap> maps) {
    return switch (step) {
      case Step.Skip _, Step.Guard _, Step.Tag _ -> true;
      case Step.Assign(
              Step.Cell(int variable, List<Term> keys),
              Term.Access(Term.Constant(Term.ConstantMap map), Term.Variable(int from)))
          when keys.isEmpty() && from == variable ->
          maps.put(variable, map) == null;
      case Step.Assign _, Step.AssignAny _, Step.AssignMap _ -> false;
    };
  }

  /** Whether a map leads from a possible symbol of a variable back to it through others. */
  private static boolean comesBack(GameLayout layout, int variable, Term.ConstantMap map) {
    Map<Integer, Integer> seen = new HashMap<>(); // the symbol where each path started
    for (int start : layout.domain(variable).stream().toArray()) {
      int at = start;
      while (seen.putIfAbsent(at, start) == null) {
        int next = next(map, at);
        if (next == at) {
          break;
        }
        at = next;
        if (seen.getOrDefault(at, -1) == start) {
          return true;
        }
      }
    }
    return false;
  }

  /** The value at a symbol; the symbol itself if the value is a map. */
  private static int next(Term.ConstantMap map, int symbol) {
    return map.value().get(symbol) instanceof Tree.Leaf(int next) ? next : symbol;
  }
}
