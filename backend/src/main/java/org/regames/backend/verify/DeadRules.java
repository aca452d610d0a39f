package org.regames.backend.verify;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.backend.interpreter.Interpreter;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;

/**
 * Finds rules that nothing has taken. Of a whole dead branch only its first edge counts; and a rule
 * is dead only if all its edges are.
 */
final class DeadRules {
  private DeadRules() {}

  /** The dead rules of a game after an interpreter has searched it. Linear in its edges. */
  public static List<Lint> of(Game game, Interpreter interpreter) {
    Set<Edge> dead = new HashSet<>(interpreter.untakenEdges());
    Automaton automaton = Automaton.of(game);
    BitSet reached = reached(automaton, dead);
    Map<AuthoredRule, Edge> candidates = new LinkedHashMap<>();
    Set<AuthoredRule> alive = new HashSet<>();
    for (int e = 0; e < automaton.edgeCount(); e++) {
      Edge edge = automaton.edge(e);
      AuthoredRule rule = AuthoredRule.of(edge);
      if (!dead.contains(edge)) {
        alive.add(rule);
      } else if (reached.get(automaton.from(e))) {
        candidates.putIfAbsent(rule, edge);
      }
    }
    candidates.keySet().removeAll(alive);
    List<Lint> lints = new ArrayList<>();
    candidates.values().forEach(edge -> lints.add(new Lint.DeadRule(edge)));
    return lints;
  }

  /** The nodes that plays have come to, or checks that were made on the way. */
  private static BitSet reached(Automaton automaton, Set<Edge> dead) {
    BitSet reached = new BitSet();
    List<Integer> open = new ArrayList<>();
    enter(automaton, Edge.BEGIN, reached, open);
    while (!open.isEmpty()) {
      for (int e : automaton.outgoing(open.removeLast())) {
        Edge edge = automaton.edge(e);
        if (edge.action() instanceof Action.Reachability check) {
          enter(automaton, check.from(), reached, open);
        }
        if (!dead.contains(edge)) {
          enter(automaton, edge.to(), reached, open);
        }
      }
    }
    return reached;
  }

  private static void enter(Automaton automaton, String node, BitSet reached, List<Integer> open) {
    automaton
        .node(node)
        .ifPresent(
            number -> {
              if (!reached.get(number)) {
                reached.set(number);
                open.add(number);
              }
            });
  }
}
