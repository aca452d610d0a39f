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
 * Writes what a reachability check explores: the automaton up to the nodes where the goal is
 * certain, which become one node without outgoing edges. Tags do not matter in checks, so there are
 * none.
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

  /** The nodes with an outgoing edge. */
  private final Set<String> left = new HashSet<>();

  /**
   * @param relevant the nodes from which the goal may be reached
   * @param counting what is known about pieces, if counters are to be updated
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

  /** A node with only this step as outgoing edge, which leads towards the goal. */
  String before(RulesAutomaton.Edge edge) {
    String to = from(edge.to());
    String start = writer.node(letters);
    write(edge, start, to);
    ensureLeft(start, edge.origin());
    return start;
  }

  /** The node to start a check from, after writing everything that is reachable from it. */
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

  /** The start of a check must have an outgoing edge, even if no step is possible there. */
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
