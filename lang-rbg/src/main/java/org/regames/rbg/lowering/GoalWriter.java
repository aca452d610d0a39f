package org.regames.rbg.lowering;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.diagnostic.Origin;

/**
 * Writes what a reachability check walks through: the automaton up to where the goal is certain,
 * all of that as one node that nothing leaves. Tags play no part in checks, so there are none.
 */
final class GoalWriter {
  private final StepWriter writer;
  private final RulesAutomaton automaton;
  private final Certainty certain;
  private final BitSet relevant;
  private final Optional<PieceKnowledge> counting;
  private final String letters;
  private final String goal;
  private final Map<Integer, String> names = new HashMap<>();

  /** The nodes that some edge leaves. */
  private final Set<String> left = new HashSet<>();

  /**
   * @param relevant the nodes from which the goal may be reached
   * @param counting what is known of pieces, where counters are to be kept
   * @param letters what the names of the nodes start with
   */
  GoalWriter(
      StepWriter writer,
      RulesAutomaton automaton,
      Certainty certain,
      BitSet relevant,
      Optional<PieceKnowledge> counting,
      String letters) {
    this.writer = writer;
    this.automaton = automaton;
    this.certain = certain;
    this.relevant = relevant;
    this.counting = counting;
    this.letters = letters;
    this.goal = writer.node(letters);
  }

  /** The node that checks lead to. */
  String goal() {
    return goal;
  }

  /** A node from which only this step leads on, towards the goal. */
  String before(RulesAutomaton.Edge edge) {
    String to = from(edge.to());
    String start = writer.node(letters);
    write(edge, start, to);
    ensureLeft(start, edge.origin());
    return start;
  }

  /** The node to start a check from, with all that it needs written. */
  String from(int node) {
    ArrayDeque<Integer> open = new ArrayDeque<>();
    String name = name(node, open);
    while (!open.isEmpty()) {
      int next = open.pop();
      for (RulesAutomaton.Edge edge : automaton.outgoing(next)) {
        if (relevant.get(edge.to()) && !(edge.step() instanceof RuleStep.Switch)) {
          write(edge, names.get(next), name(edge.to(), open));
        }
      }
    }
    ensureLeft(name, automaton.origin(node));
    return name;
  }

  private void write(RulesAutomaton.Edge edge, String from, String to) {
    int before = writer.edges().size();
    writer.write(edge, from, to, List.of(), counting.map(known -> known.at(edge.from())));
    if (writer.edges().size() > before) {
      left.add(from);
    }
  }

  /** Some edge has to leave where a check starts, even if no step is possible there. */
  private void ensureLeft(String node, Origin origin) {
    if (!node.equals(goal) && left.add(node)) {
      Expression player = new Expression.Reference(Builtins.PLAYER);
      writer.edge(node, goal, new Action.Comparison(player, player, true), origin);
    }
  }

  private String name(int node, ArrayDeque<Integer> open) {
    if (certain.at(node)) {
      return goal;
    }
    return names.computeIfAbsent(
        node,
        _ -> {
          open.add(node);
          return writer.node(letters);
        });
  }
}
