package org.regames.ir.passes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Replaces a check by the checked part.
 *
 * <pre>
 * begin, m: ? a -> c;
 * m, end: player = keeper;
 * a, b: x == a;
 * b, c: y == b;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, a: ;
 * m, end: player = keeper;
 * a, b: x == a;
 * b, c: y == b;
 * c, m: ;
 * </pre>
 *
 * <p>Done if the checked part is used by nothing else, ends no move, has no tags and no cycles, and
 * leaves no choice of values. Variables that it assigns must not be live after the check ({@link
 * Liveness}: neither read nor in the state at the end of the move before it is assigned again), so
 * that a path through it has the same effect as the check; several paths through it are then the
 * same move.
 *
 * <p>A part that is a single comparison is copied instead, and negated if the check is.
 */
public final class InlineReachability implements Pass {
  /** A part of more nodes is worth a check of its own. */
  private static final int MAX_NODES = 200;

  @Override
  public String description() {
    return "replace checks by the edges of their paths, if that is equivalent";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    Liveness liveness = null;
    int bound = automaton.edgeBound();
    for (int edge = 0; edge < bound; edge++) {
      if (automaton.isEdge(edge) && automaton.action(edge) instanceof Action.Reachability check) {
        if (copyComparison(automaton, edge, check) || check.negated()) {
          continue;
        }
        List<Integer> part = part(automaton, edge, check);
        if (part != null) {
          liveness = liveness == null ? draft.liveness() : liveness;
          if (assignsNothingLive(automaton, part, liveness, automaton.to(edge))) {
            inline(automaton, edge, check);
          }
        }
      }
    }
  }

  private static boolean copyComparison(Automaton automaton, int edge, Action.Reachability check) {
    int from = automaton.node(check.from());
    int to = automaton.node(check.to());
    if (automaton.outDegree(from) != 1 || from == to) {
      return false;
    }
    int only = automaton.onlyOutgoing(from);
    if (automaton.to(only) != to
        || !(automaton.action(only) instanceof Action.Comparison comparison)) {
      return false;
    }
    Action action = check.negated() ? comparison.negation() : comparison;
    automaton.setAction(edge, action);
    return true;
  }

  /** The edges that a check can follow if nothing else uses them, otherwise null. */
  private static List<Integer> part(Automaton automaton, int edge, Action.Reachability check) {
    int from = automaton.node(check.from());
    int to = automaton.node(check.to());
    if (from == to || automaton.outDegree(to) > 0) {
      return null;
    }
    Set<Integer> nodes = new LinkedHashSet<>(List.of(from));
    ArrayDeque<Integer> open = new ArrayDeque<>(nodes);
    List<Integer> edges = new ArrayList<>();
    while (!open.isEmpty()) {
      for (int next : automaton.outgoing(open.pop())) {
        if (!fits(automaton.action(next))) {
          return null;
        }
        edges.add(next);
        if (nodes.add(automaton.to(next))) {
          open.push(automaton.to(next));
        }
      }
      if (nodes.size() > MAX_NODES) {
        return null;
      }
    }
    return nodes.contains(to)
            && nodes.stream().allMatch(node -> isOwn(automaton, node, edge, nodes))
            && !hasCircle(automaton, nodes, edges)
        ? edges
        : null;
  }

  private static boolean fits(Action action) {
    return switch (action) {
      case Action.Skip _, Action.Condition _ -> true;
      case Action.Assignment _ -> !Expressions.endsMove(action);
      case Action.AnyAssignment _, Action.Tagging _ -> false;
    };
  }

  private static boolean isOwn(Automaton automaton, int node, int edge, Set<Integer> nodes) {
    if (node == automaton.begin()
        || node == automaton.end()
        || node == automaton.from(edge)
        || automaton.checksFrom(node).stream().anyMatch(check -> check != edge)
        || automaton.checksTo(node).stream().anyMatch(check -> check != edge)) {
      return false;
    }
    for (int incoming : automaton.incoming(node)) {
      if (!nodes.contains(automaton.from(incoming))) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasCircle(Automaton automaton, Set<Integer> nodes, List<Integer> edges) {
    Map<Integer, Integer> waiting = new HashMap<>();
    edges.forEach(edge -> waiting.merge(automaton.to(edge), 1, Integer::sum));
    ArrayDeque<Integer> ready = new ArrayDeque<>();
    nodes.stream().filter(node -> !waiting.containsKey(node)).forEach(ready::add);
    int sorted = 0;
    while (!ready.isEmpty()) {
      sorted++;
      for (int edge : automaton.outgoing(ready.pop())) {
        if (waiting.merge(automaton.to(edge), -1, Integer::sum) == 0) {
          ready.add(automaton.to(edge));
        }
      }
    }
    return sorted < nodes.size();
  }

  private static boolean assignsNothingLive(
      Automaton automaton, List<Integer> part, Liveness liveness, int after) {
    return part.stream()
        .map(edge -> Expressions.assigned(automaton.action(edge)))
        .noneMatch(variable -> variable != null && liveness.isLive(after, variable));
  }

  private static void inline(Automaton automaton, int edge, Action.Reachability check) {
    int from = automaton.node(check.from());
    int to = automaton.node(check.to());
    int after = automaton.to(edge);
    automaton.setAction(edge, new Action.Skip());
    automaton.setEnds(edge, automaton.from(edge), from);
    automaton.addEdge(to, after, new Action.Skip(), automaton.origin(edge));
  }
}
