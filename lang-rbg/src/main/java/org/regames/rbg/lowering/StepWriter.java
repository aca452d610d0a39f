package org.regames.rbg.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** Writes steps as edges of the target; one step is one edge or a few. */
final class StepWriter {
  private final TargetState world;
  private final Budget budget;
  private final Function<CheckBody, Action.Reachability> checks;
  private final List<Edge> edges = new ArrayList<>();
  private int nodes;

  /**
   * @param checks makes the check of a body, not negated
   */
  StepWriter(TargetState world, Budget budget, Function<CheckBody, Action.Reachability> checks) {
    this.world = world;
    this.budget = budget;
    this.checks = checks;
  }

  List<Edge> edges() {
    return edges;
  }

  /** A new node; the letters show what part of the game it belongs to. */
  String node(String letters) {
    return letters + ++nodes;
  }

  void edge(String from, String to, Action action, Origin origin) {
    budget.spend(1, "edges", origin);
    edges.add(new Edge(from, to, action, origin));
  }

  /** Edges for actions one after the other; an empty one if there are none. */
  void chain(String from, String to, List<Action> actions, Origin origin) {
    String at = from;
    for (int i = 0; i < actions.size() - 1; i++) {
      String next = node("i");
      edge(at, next, actions.get(i), origin);
      at = next;
    }
    edge(at, to, actions.isEmpty() ? new Action.Skip() : actions.getLast(), origin);
  }

  /**
   * Writes one step.
   *
   * @param tags the tags that a modifier adds to the move
   * @param counting which pieces can be at the vertex before, if counters are to be updated
   */
  void write(
      RulesAutomaton.Edge edge,
      String from,
      String to,
      List<Action> tags,
      Optional<BitSet> counting) {
    Origin origin = edge.origin();
    switch (edge.step()) {
      case RuleStep.Skip _ -> edge(from, to, new Action.Skip(), origin);
      case RuleStep.Move(VertexRelation relation) -> move(relation, from, to, origin);
      case RuleStep.On(BitSet pieces) -> guarded(world.holds(pieces), List.of(), from, to, origin);
      case RuleStep.Comparison comparison ->
          guarded(world.arithmetic().guard(comparison, origin), List.of(), from, to, origin);
      case RuleStep.Check(CheckBody body, boolean negated) -> {
        Action.Reachability check = checks.apply(body);
        edge(from, to, new Action.Reachability(check.from(), check.to(), negated), origin);
      }
      case RuleStep.Off(int piece, _) -> {
        String start = tags.isEmpty() ? from : node("i");
        if (!tags.isEmpty()) {
          chain(from, start, tags, origin);
        }
        off(piece, counting, start, to, origin);
      }
      case RuleStep.Assignment assignment -> {
        ArithmeticLowering.Assigning assigning = world.arithmetic().assigning(assignment, origin);
        List<Action> actions = new ArrayList<>(tags);
        Expression variable = world.variable(assignment.variable());
        assigning.value().ifPresent(v -> actions.add(new Action.Assignment(variable, v)));
        guarded(assigning.guard(), actions, from, to, origin);
      }
      case RuleStep.Switch _ ->
          throw new IllegalArgumentException("switches are not steps of a move");
    }
  }

  private void guarded(Guard guard, List<Action> then, String from, String to, Origin origin) {
    switch (guard) {
      case Guard.Never _ -> {}
      case Guard.Always _ -> chain(from, to, then, origin);
      case Guard.Test(Action.Comparison comparison) -> {
        List<Action> actions = new ArrayList<>();
        actions.add(comparison);
        actions.addAll(then);
        chain(from, to, actions, origin);
      }
    }
  }

  private void move(VertexRelation relation, String from, String to, Origin origin) {
    if (relation.isTest()) {
      guarded(world.isAt(relation.domain()), List.of(), from, to, origin);
    } else if (relation.constant().isPresent()) {
      jump(relation.domain(), relation.constant().get(), from, to, origin);
    } else {
      for (int[] function : relation.parts().orElseThrow()) {
        chain(from, to, world.step(function), origin);
      }
    }
  }

  /** Goes from some vertices to any one of others. */
  void jump(BitSet from, BitSet to, String start, String end, Origin origin) {
    guarded(world.isAt(from), List.of(world.jump(to)), start, end, origin);
  }

  /** Puts a piece, and updates the counters of what it replaces and of itself. */
  private void off(int piece, Optional<BitSet> counting, String from, String to, Origin origin) {
    if (counting.isEmpty()) {
      edge(from, to, world.put(piece), origin);
      return;
    }
    BitSet before = counting.get();
    boolean counts = world.counted().get(piece);
    List<BitSet> replaced = replaced(before);
    List<Action> put = new ArrayList<>();
    if (counts) {
      put.add(world.count(piece, true));
    }
    put.add(world.put(piece));
    boolean single = replaced.size() == 1;
    String join = single ? to : node("i");
    for (BitSet old : replaced) {
      boolean same = counts && old.get(piece);
      List<Action> actions = new ArrayList<>();
      if (!same && world.counted().intersects(old)) {
        actions.add(world.count(old.nextSetBit(0), false));
      }
      if (single && !same) {
        actions.addAll(put);
      }
      guarded(among(old, before), actions, from, same ? to : join, origin);
    }
    if (!single) {
      chain(join, to, put, origin);
    }
  }

  /** The pieces that may be replaced, grouped by the counters that change. */
  private List<BitSet> replaced(BitSet before) {
    List<BitSet> groups = new ArrayList<>();
    BitSet uncounted = new BitSet();
    for (int old = before.nextSetBit(0); old >= 0; old = before.nextSetBit(old + 1)) {
      if (world.counted().get(old)) {
        BitSet one = new BitSet();
        one.set(old);
        groups.add(one);
      } else {
        uncounted.set(old);
      }
    }
    if (!uncounted.isEmpty()) {
      groups.add(uncounted);
    }
    return groups;
  }

  /** Tests whether the piece at the vertex, known to be in one set, is in a subset of that. */
  private Guard among(BitSet wanted, BitSet before) {
    if (wanted.equals(before)) {
      return new Guard.Always();
    }
    BitSet others = (BitSet) before.clone();
    others.andNot(wanted);
    return others.cardinality() == 1 ? world.isNot(others) : world.holds(wanted);
  }
}
