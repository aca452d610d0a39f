package org.regames.rbg.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.regames.ir.Action;

/**
 * Leaves the keeper only one path. In Regular Boardgames the keeper may have a choice that does not
 * matter in the end ("remove all marked pieces, in any order"); in a proper game of the target it
 * has none. So if several steps may be possible, the first from which the part can be played to its
 * end is taken, and of several vertices the first.
 */
final class KeeperChoices {
  /** Steps are compared in pairs; with more of them, the keeper just tests. */
  private static final int MOST_COMPARED = 64;

  private final TargetState world;
  private final StepWriter writer;
  private final GoalWriter anyMove;
  private final Parts parts;
  private final Valuation valuation;
  private final Function<RulesAutomaton.Edge, String> target;
  private final BiConsumer<RulesAutomaton.Edge, String> plain;

  /**
   * @param anyMove writes the check whether a part can be played to its end
   * @param target the node that a step other than a switch leads to
   * @param plain writes a step from a node, including any choice within the step
   */
  KeeperChoices(
      TargetState world,
      StepWriter writer,
      GoalWriter anyMove,
      Parts parts,
      Valuation valuation,
      Function<RulesAutomaton.Edge, String> target,
      BiConsumer<RulesAutomaton.Edge, String> plain) {
    this.world = world;
    this.writer = writer;
    this.anyMove = anyMove;
    this.parts = parts;
    this.valuation = valuation;
    this.target = target;
    this.plain = plain;
  }

  /** Writes the steps that the keeper may take at a node. */
  void write(String node, List<RulesAutomaton.Edge> steps) {
    List<RulesAutomaton.Edge> edges = functions(steps);
    if (cannotMatter(edges)) {
      edges.forEach(edge -> write(edge, node));
      return;
    }
    String at = node;
    for (int i = 0; i < edges.size(); i++) {
      RulesAutomaton.Edge edge = edges.get(i);
      if (i == edges.size() - 1 || isAlwaysPossible(edge.step()) && isCertain(edge)) {
        write(edge, at);
        return;
      }
      String check = anyMove.before(edge);
      String taken = writer.node("k");
      String others = writer.node("k");
      writer.edge(at, taken, new Action.Reachability(check, anyMove.goal(), false), edge.origin());
      writer.edge(at, others, new Action.Reachability(check, anyMove.goal(), true), edge.origin());
      write(edge, taken);
      at = others;
    }
  }

  /** The steps, with relations that consist of several functions split into these. */
  private static List<RulesAutomaton.Edge> functions(List<RulesAutomaton.Edge> steps) {
    List<RulesAutomaton.Edge> edges = new ArrayList<>();
    for (RulesAutomaton.Edge edge : steps) {
      if (edge.step() instanceof RuleStep.Move(VertexRelation relation)
          && relation.constant().isEmpty()
          && relation.parts().isPresent()) {
        for (int[] function : relation.parts().get()) {
          RuleStep step = new RuleStep.Move(VertexRelation.function(function));
          edges.add(new RulesAutomaton.Edge(edge.from(), edge.to(), step, edge.origin()));
        }
      } else {
        edges.add(edge);
      }
    }
    return edges;
  }

  private boolean isCertain(RulesAutomaton.Edge edge) {
    return edge.step() instanceof RuleStep.Switch || parts.certain().at(edge.to());
  }

  private static boolean isAlwaysPossible(RuleStep step) {
    return switch (step) {
      case RuleStep.Skip _, RuleStep.Off _, RuleStep.Switch _ -> true;
      case RuleStep.Move(VertexRelation relation) -> relation.isTotal();
      case RuleStep.On _, RuleStep.Comparison _, RuleStep.Check _, RuleStep.Assignment _ -> false;
    };
  }

  /** Whether at most one step is possible, or all do the same. */
  private boolean cannotMatter(List<RulesAutomaton.Edge> edges) {
    if (edges.size() > MOST_COMPARED) {
      return false;
    }
    for (int i = 0; i < edges.size(); i++) {
      for (int j = 0; j < i; j++) {
        RulesAutomaton.Edge a = edges.get(i);
        RulesAutomaton.Edge b = edges.get(j);
        boolean same = a.to() == b.to() && isTest(a.step()) && isTest(b.step());
        if (!same && !exclude(a.step(), b.step())) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isTest(RuleStep step) {
    return switch (step) {
      case RuleStep.Skip _, RuleStep.On _, RuleStep.Comparison _, RuleStep.Check _ -> true;
      case RuleStep.Move(VertexRelation relation) -> relation.isTest();
      case RuleStep.Off _, RuleStep.Assignment _, RuleStep.Switch _ -> false;
    };
  }

  private boolean exclude(RuleStep a, RuleStep b) {
    return switch (a) {
      case RuleStep.On(BitSet pieces) ->
          b instanceof RuleStep.On(BitSet others) && !pieces.intersects(others);
      case RuleStep.Check(CheckBody body, boolean negated) ->
          b instanceof RuleStep.Check(CheckBody other, boolean otherNegated)
              && body == other
              && negated != otherNegated;
      case RuleStep.Move(VertexRelation relation) ->
          b instanceof RuleStep.Move(VertexRelation other)
              && !relation.domain().intersects(other.domain());
      case RuleStep.Comparison _ -> exclude(valuation.truth(a), valuation.truth(b));
      case RuleStep.Skip _, RuleStep.Off _, RuleStep.Assignment _, RuleStep.Switch _ -> false;
    };
  }

  private static boolean exclude(Optional<Valuation.Truth> a, Optional<Valuation.Truth> b) {
    return a.isPresent()
        && b.isPresent()
        && a.get().leaves().equals(b.get().leaves())
        && !a.get().holds().intersects(b.get().holds());
  }

  private void write(RulesAutomaton.Edge edge, String from) {
    if (edge.step() instanceof RuleStep.Move(VertexRelation relation)
        && relation.constant().filter(targets -> targets.cardinality() > 1).isPresent()) {
      search(edge, relation, relation.constant().get(), from);
    } else {
      plain.accept(edge, from);
    }
  }

  /** Goes to the first of several vertices from which the part can be played to its end. */
  private void search(
      RulesAutomaton.Edge edge, VertexRelation relation, BitSet targets, String from) {
    BitSet first = new BitSet();
    first.set(targets.nextSetBit(0));
    String to = target.apply(edge);
    if (isCertain(edge)) {
      writer.jump(relation.domain(), first, from, to, edge.origin());
      return;
    }
    String here = writer.node("k");
    String next = writer.node("k");
    writer.jump(relation.domain(), first, from, here, edge.origin());
    String check = anyMove.from(edge.to());
    writer.edge(here, to, new Action.Reachability(check, anyMove.goal(), false), edge.origin());
    writer.edge(here, next, new Action.Reachability(check, anyMove.goal(), true), edge.origin());
    writer.chain(next, here, world.step(following(targets, relation.size())), edge.origin());
  }

  /** The function from each of the vertices to the next one. */
  private static int[] following(BitSet vertices, int size) {
    int[] following = new int[size];
    for (int v = 0; v < size; v++) {
      following[v] = vertices.get(v) ? vertices.nextSetBit(v + 1) : VertexRelation.NOWHERE;
    }
    return following;
  }
}
