package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Joins the first edges of paths that begin with the same action at the same node.
 *
 * <pre>
 * begin, b: x == a;
 * begin, c: x == a;
 * b, end: player = keeper;
 * c, d: x = b;
 * d, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, b: x == a;
 * b, d: x = b;
 * b, end: player = keeper;
 * d, end: player = keeper;
 * </pre>
 *
 * <p>Nothing else may lead to b. If that holds for c too, c becomes part of b; else an edge that
 * does nothing leads from b to c. The same paths remain: a path at b after the action could equally
 * have gone to c. Not done for an action that ends a move, since then b and c belong to two
 * different states.
 */
public final class JoinForkPrefixes implements Pass {
  @Override
  public String description() {
    return "join equal actions at the start of paths from one node";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    while (!changed.isEmpty()) {
      // Each node once, however many of its successors have changed.
      Set<Integer> starts = new LinkedHashSet<>();
      while (!changed.isEmpty()) {
        int node = changed.next();
        starts.add(node);
        // If another edge to this node was removed, the join may now be possible where the last one
        // starts.
        if (automaton.inDegree(node) == 1) {
          starts.add(automaton.from(automaton.onlyIncoming(node)));
        }
      }
      for (int start : starts) {
        if (automaton.outDegree(start) > 1) {
          joinAt(automaton, start);
        }
      }
    }
  }

  private static void joinAt(Automaton automaton, int node) {
    Map<Action, List<Integer>> byAction = new LinkedHashMap<>();
    for (int edge : automaton.outgoing(node)) {
      byAction.computeIfAbsent(automaton.action(edge), _ -> new ArrayList<>()).add(edge);
    }
    byAction.forEach(
        (action, edges) -> {
          if (edges.size() > 1) {
            join(automaton, node, action, edges);
          }
        });
  }

  private static void join(Automaton automaton, int node, Action action, List<Integer> parallel) {
    List<Integer> edges = withoutRepetitions(automaton, parallel);
    if (action instanceof Action.Skip || Expressions.endsMove(action)) {
      return;
    }
    Integer kept =
        edges.stream()
            .filter(edge -> canTakeMore(automaton, node, automaton.to(edge)))
            .findFirst()
            .orElse(null);
    if (kept == null) {
      return;
    }
    int b = automaton.to(kept);
    for (int edge : edges) {
      if (edge != kept) {
        int c = automaton.to(edge);
        if (canTakeMore(automaton, node, c) && !automaton.isCheckTarget(c)) {
          automaton.removeEdge(edge);
          for (int outgoing : automaton.outgoing(c)) {
            automaton.setEnds(outgoing, b, automaton.to(outgoing));
          }
        } else {
          automaton.removeEdge(edge);
          automaton.addEdge(b, c, new Action.Skip(), automaton.origin(kept));
        }
      }
    }
  }

  private static List<Integer> withoutRepetitions(Automaton automaton, List<Integer> edges) {
    Map<Integer, Integer> byTarget = new LinkedHashMap<>();
    for (int edge : edges) {
      if (byTarget.putIfAbsent(automaton.to(edge), edge) != null) {
        automaton.removeEdge(edge);
      }
    }
    return List.copyOf(byTarget.values());
  }

  private static boolean canTakeMore(Automaton automaton, int from, int node) {
    return automaton.inDegree(node) == 1
        && node != from
        && node != automaton.begin()
        && node != automaton.end()
        && !automaton.isCheckStart(node);
  }
}
