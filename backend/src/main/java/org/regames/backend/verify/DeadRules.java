package org.regames.backend.verify;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.backend.interpreter.Interpreter;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Closure;

/**
 * Finds rules that were never used. Of a dead branch only the first edge is reported; and a rule is
 * dead only if all its edges are.
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
    for (int e = 0; e < automaton.edgeBound(); e++) {
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

  /** The nodes visited by plays, or by checks during these. */
  private static BitSet reached(Automaton automaton, Set<Edge> dead) {
    return Closure.of(
        automaton.find(Edge.BEGIN).stream(),
        node ->
            IntStream.of(automaton.outgoing(node))
                .flatMap(
                    edge ->
                        IntStream.concat(
                            automaton.action(edge) instanceof Action.Reachability check
                                ? automaton.find(check.from()).stream()
                                : IntStream.empty(),
                            dead.contains(automaton.edge(edge))
                                ? IntStream.empty()
                                : IntStream.of(automaton.to(edge)))));
  }
}
