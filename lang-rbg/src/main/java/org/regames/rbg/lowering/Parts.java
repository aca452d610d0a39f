package org.regames.rbg.lowering;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The rules cut at the switches: each part starts where a switch leads (or the play starts) and
 * ends at the next switches.
 */
final class Parts {
  /** A part and who plays it; no player means the keeper. */
  record Part(int start, Optional<String> player) {}

  /**
   * How many nodes may be visited to find single goals. If many parts share most of their nodes,
   * the later ones get none: a shared copy serves them all.
   */
  private static final int ALLOWANCE = 4_000_000;

  private final RulesAutomaton rules;
  private final BitSet useful;
  private final Certainty certain;
  private final BitSet playerNodes = new BitSet();
  private final BitSet playerStarts = new BitSet();
  private final BitSet keeperNodes = new BitSet();
  private final FreeChoices freeChoices;
  private int allowance = ALLOWANCE;

  Parts(RulesAutomaton rules, Valuation valuation, int pieces) {
    this.rules = rules;
    this.useful = rules.leadsToSwitch();
    BitSet goals = new BitSet();
    useful.stream().filter(rules::hasSwitch).forEach(goals::set);
    this.certain = new Certainty(rules, goals, valuation, pieces);
    findNodes();
    this.freeChoices = new FreeChoices(rules, keeperNodes);
  }

  private void findNodes() {
    Set<Part> seen = new HashSet<>();
    ArrayDeque<Part> open = new ArrayDeque<>();
    open.add(first());
    seen.add(first());
    while (!open.isEmpty()) {
      Part part = open.pop();
      BitSet nodes = part.player().isPresent() ? playerNodes : keeperNodes;
      if (part.player().isPresent()) {
        playerStarts.set(part.start());
      }
      for (RulesAutomaton.Edge edge : spread(part.start(), nodes)) {
        RuleStep.Switch to = (RuleStep.Switch) edge.step();
        Part next = new Part(edge.to(), to.player());
        if (seen.add(next)) {
          open.add(next);
        }
      }
    }
  }

  /** Marks the nodes of a part that are not marked yet; finds the switches among their edges. */
  private Set<RulesAutomaton.Edge> spread(int start, BitSet nodes) {
    Set<RulesAutomaton.Edge> switches = new LinkedHashSet<>();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    if (useful.get(start) && !nodes.get(start)) {
      nodes.set(start);
      open.add(start);
    }
    while (!open.isEmpty()) {
      for (RulesAutomaton.Edge edge : rules.outgoing(open.pop())) {
        if (edge.step() instanceof RuleStep.Switch) {
          switches.add(edge);
        } else if (useful.get(edge.to()) && !nodes.get(edge.to())) {
          nodes.set(edge.to());
          open.add(edge.to());
        }
      }
    }
    return switches;
  }

  /** The part that the play starts with, the keeper's. */
  Part first() {
    return new Part(rules.start(), Optional.empty());
  }

  /** Whether a switch can ever be reached from a node. */
  boolean isUseful(int node) {
    return useful.get(node);
  }

  /** The steps and switches from a node that lead to a switch. */
  List<RulesAutomaton.Edge> usefulEdges(int node) {
    return rules.outgoing(node).stream()
        .filter(edge -> edge.step() instanceof RuleStep.Switch || useful.get(edge.to()))
        .toList();
  }

  /** The same, with steps that do nothing followed to what comes after them. */
  List<RulesAutomaton.Edge> firstSteps(int node) {
    return rules.firstSteps(node).stream()
        .filter(edge -> edge.step() instanceof RuleStep.Switch || useful.get(edge.to()))
        .toList();
  }

  BitSet useful() {
    return useful;
  }

  /** From where a switch can be reached in every state. */
  Certainty certain() {
    return certain;
  }

  /** Where the keeper may have a choice between different paths. */
  FreeChoices freeChoices() {
    return freeChoices;
  }

  /** Which tags the moves of the players need. */
  TagPlan tags(int vertices) {
    return new TagPlan(rules, playerNodes, playerStarts, vertices);
  }

  /**
   * The only node at which paths of a part become certain to reach a switch; absent if there are
   * several such nodes, or too many to visit.
   */
  Optional<Integer> onlyGoal(Part part) {
    boolean isKeeper = part.player().isEmpty();
    BitSet seen = new BitSet();
    BitSet goals = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.add(part.start());
    seen.set(part.start());
    while (!open.isEmpty() && goals.cardinality() < 2 && allowance-- > 0) {
      for (RulesAutomaton.Edge edge : rules.outgoing(open.pop())) {
        int to = edge.to();
        if (certain.at(to)) {
          // Where the keeper has a choice, it goes directly from one step to the next, without
          // empty ones.
          goals.set(isKeeper && freeChoices.at(to) ? to : settled(to));
        } else if (useful.get(to) && !seen.get(to)) {
          seen.set(to);
          open.add(to);
        }
      }
    }
    return goals.cardinality() == 1 && open.isEmpty()
        ? Optional.of(goals.nextSetBit(0))
        : Optional.empty();
  }

  /** The node at the end of a chain of single empty edges from a node. */
  private int settled(int node) {
    int at = node;
    BitSet met = new BitSet();
    while (!met.get(at)
        && rules.outgoing(at).size() == 1
        && rules.outgoing(at).getFirst().step() instanceof RuleStep.Skip) {
      met.set(at);
      at = rules.outgoing(at).getFirst().to();
    }
    return at;
  }
}
