package org.regames.rbg.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.RoundRobinSolver;
import org.regames.rbg.syntax.Arithmetic;

/**
 * Finds the nodes from which a goal can be reached in every state: by a step that is always
 * possible, or by several of which one always is ({@code {? x}} and {@code {! x}}, all pieces, all
 * values). The result is an under-approximation.
 */
final class Certainty {
  /** How many empty steps in a row are followed. */
  private static final int MOST_SKIPS = 8;

  private final RulesAutomaton automaton;
  private final Valuation valuation;
  private final BitSet certain;
  private final int pieces;

  /**
   * @param goals the nodes to reach
   * @param pieces the number of pieces
   */
  Certainty(RulesAutomaton automaton, BitSet goals, Valuation valuation, int pieces) {
    this.automaton = automaton;
    this.valuation = valuation;
    this.pieces = pieces;
    this.certain = (BitSet) goals.clone();
    List<Integer> last =
        IntStream.of(automaton.depthFirst(automaton.nodes()).reversePostorder()).boxed().toList();
    RoundRobinSolver.<Integer>solve(last.reversed(), this::decide);
  }

  private boolean decide(int node) {
    if (certain.get(node) || !new CommonConditions().covers(node)) {
      return false;
    }
    certain.set(node);
    return true;
  }

  /** Whether the goal can always be reached from a node. */
  boolean at(int node) {
    return certain.get(node);
  }

  /** The conditions of all steps from one node to certain nodes, taken together. */
  private final class CommonConditions {
    private final BitSet vertices = new BitSet();
    private final BitSet accepted = new BitSet();
    private final Map<CheckBody, Set<Boolean>> checks = new IdentityHashMap<>();
    private final Map<List<Arithmetic>, BitSet> values = new HashMap<>();
    private final Map<List<Arithmetic>, Set<Integer>> orders = new HashMap<>();

    boolean covers(int node) {
      return covers(node, node, MOST_SKIPS);
    }

    private boolean covers(int origin, int node, int skips) {
      for (RulesAutomaton.Edge edge : automaton.outgoing(node)) {
        boolean leads = certain.get(edge.to());
        boolean covered =
            edge.step() instanceof RuleStep.Skip
                ? leads || skips > 0 && covers(origin, edge.to(), skips - 1)
                : leads && completes(edge.step(), origin);
        if (covered) {
          return true;
        }
      }
      return false;
    }

    /** Whether this step, with those before it, is always possible. */
    private boolean completes(RuleStep step, int origin) {
      return switch (step) {
        case RuleStep.Skip _, RuleStep.Off _ -> true;
        case RuleStep.Switch _ -> false;
        case RuleStep.Move(VertexRelation relation) -> {
          vertices.or(relation.domain());
          yield vertices.cardinality() == relation.size();
        }
        case RuleStep.On(BitSet some) -> {
          accepted.or(some);
          yield accepted.cardinality() == pieces;
        }
        case RuleStep.Check(CheckBody body, boolean negated) -> {
          Set<Boolean> seen = checks.computeIfAbsent(body, _ -> new HashSet<>());
          seen.add(negated);
          yield seen.size() == 2
              || negated && chain(body).filter(c -> canFollow(origin, c)).isPresent();
        }
        case RuleStep.Comparison comparison -> completes(comparison);
        case RuleStep.Assignment assignment ->
            valuation.truth(assignment).filter(this::completes).isPresent();
      };
    }

    private boolean completes(RuleStep.Comparison comparison) {
      Optional<Valuation.Truth> truth = valuation.truth(comparison);
      if (truth.isPresent()) {
        return completes(truth.get());
      }
      List<Arithmetic> sides = List.of(comparison.left(), comparison.right());
      if (dividesAnywhere(sides.get(0)) || dividesAnywhere(sides.get(1))) {
        return false;
      }
      Set<Integer> seen = orders.computeIfAbsent(sides, _ -> new HashSet<>());
      for (int order = -1; order <= 1; order++) {
        if (comparison.relation().holds(order)) {
          seen.add(order);
        }
      }
      return seen.size() == 3;
    }

    private boolean completes(Valuation.Truth truth) {
      BitSet seen = values.computeIfAbsent(truth.leaves(), _ -> new BitSet());
      seen.or(truth.holds());
      return seen.cardinality() == truth.combinations();
    }
  }

  private static boolean dividesAnywhere(Arithmetic value) {
    return value instanceof Arithmetic.Operation(Arithmetic.Operator operator, var left, var right)
        && (operator == Arithmetic.Operator.DIVIDE
            || dividesAnywhere(left)
            || dividesAnywhere(right));
  }

  /** The steps of a body that is a plain sequence. */
  private static Optional<List<RuleStep>> chain(CheckBody body) {
    RulesAutomaton steps = body.automaton();
    List<RuleStep> chain = new ArrayList<>();
    int node = steps.start();
    while (node != steps.end()) {
      if (steps.outgoing(node).size() != 1 || chain.size() > steps.nodeBound()) {
        return Optional.empty();
      }
      chain.add(steps.outgoing(node).getFirst().step());
      node = steps.outgoing(node).getFirst().to();
    }
    return Optional.of(chain);
  }

  /** Whether these steps, if possible at all, can be taken from a node to a certain one. */
  private boolean canFollow(int node, List<RuleStep> chain) {
    Set<Integer> nodes = withSkips(Set.of(node));
    for (RuleStep step : chain) {
      Set<Integer> next = new HashSet<>();
      for (int from : nodes) {
        for (RulesAutomaton.Edge edge : automaton.outgoing(from)) {
          if (sameEffect(step, edge.step())) {
            next.add(edge.to());
          }
        }
      }
      nodes = withSkips(next);
    }
    return nodes.stream().anyMatch(certain::get);
  }

  private Set<Integer> withSkips(Set<Integer> nodes) {
    return Closure.of(
        nodes,
        node ->
            automaton.outgoing(node).stream()
                .filter(edge -> edge.step() instanceof RuleStep.Skip)
                .map(RulesAutomaton.Edge::to)
                .toList());
  }

  private static boolean sameEffect(RuleStep step, RuleStep other) {
    return switch (step) {
      case RuleStep.Skip _, RuleStep.Switch _ -> false;
      case RuleStep.Move(VertexRelation relation) ->
          other instanceof RuleStep.Move(VertexRelation second) && relation.sameAs(second);
      case RuleStep.On _, RuleStep.Comparison _ -> step.equals(other);
      case RuleStep.Check(CheckBody body, boolean negated) ->
          other instanceof RuleStep.Check(CheckBody second, boolean same)
              && body == second
              && negated == same;
      case RuleStep.Off(int piece, _) ->
          other instanceof RuleStep.Off(int same, _) && piece == same;
      case RuleStep.Assignment(String variable, Arithmetic value, _) ->
          other instanceof RuleStep.Assignment(String same, Arithmetic sameValue, _)
              && variable.equals(same)
              && value.equals(sameValue);
    };
  }
}
