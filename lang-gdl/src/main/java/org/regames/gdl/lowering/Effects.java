package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.regames.gdl.net.FormulaEvaluation;
import org.regames.gdl.net.LeafSubstitution;
import org.regames.gdl.net.Net;
import org.regames.gdl.recover.Implication;
import org.regames.ir.analysis.Closure;

/** Finds the effect of a step on a group of facts from the formulas of its next facts. */
final class Effects {
  private final Net net;
  private final EdgeCollector graph;
  private final boolean byGates;
  private final FormulaEvaluation evaluation;
  private int formulas;

  /** For each fact the others that do not hold if it does not. */
  private final Map<Integer, Map<Integer, Integer>> without = new HashMap<>();

  /**
   * @param implications facts that hold whenever others do
   * @param graph has the budget, which formulas that are made for effects count against
   * @param byGates whether no formulas are to be made
   */
  Effects(Net net, List<Implication> implications, EdgeCollector graph, boolean byGates) {
    this.net = net;
    this.graph = graph;
    this.byGates = byGates;
    this.formulas = net.size();
    implications.forEach(
        known ->
            without
                .computeIfAbsent(known.to(), _ -> new HashMap<>())
                .put(net.fact(known.from()), Net.FALSE));
    this.evaluation = new FormulaEvaluation(net, List.of());
  }

  /**
   * The effect of a step, or nothing if the group certainly keeps its value.
   *
   * @param next the formula that tells whether a fact of the group holds next
   */
  Optional<Effect> of(StateVariables.Group group, IntUnaryOperator next) {
    int size = group.facts().size();
    int[] formulas = group.facts().stream().mapToInt(next::applyAsInt).toArray();
    boolean kept = true;
    for (int i = 0; i < size; i++) {
      kept &= formulas[i] == net.fact(group.facts().get(i));
    }
    if (kept) {
      return Optional.empty();
    }
    Optional<String> constant = constant(group, formulas);
    if (constant.isPresent()) {
      return Optional.of(new Effect.Set(group, constant.get()));
    }
    if (dependsOnItselfAlone(group, formulas)) {
      List<String> step = step(group, formulas);
      return step.equals(values(group))
          ? Optional.empty()
          : Optional.of(new Effect.Successor(group, step));
    }
    List<Effect.Case> cases = byGates ? plainCases(group, formulas) : cases(group, formulas);
    charge();
    return cases.isEmpty() ? Optional.empty() : Optional.of(new Effect.Cases(group, cases));
  }

  private void charge() {
    graph.spend(net.size() - formulas, "formulas of changes");
    formulas = net.size();
  }

  /** A case for every value, if its fact holds next, and one for none otherwise. */
  private static List<Effect.Case> plainCases(StateVariables.Group group, int[] formulas) {
    List<Effect.Case> cases = new ArrayList<>();
    for (int i = 0; i < formulas.length; i++) {
      if (formulas[i] != Net.FALSE) {
        cases.add(new Effect.Case(formulas[i], group.symbols().get(i)));
      }
    }
    if (!group.isTotal()) {
      cases.add(new Effect.Case(Net.TRUE, group.none()));
    }
    return cases;
  }

  private static List<String> values(StateVariables.Group group) {
    List<String> values = new ArrayList<>(group.symbols());
    if (!group.isTotal()) {
      values.add(group.none());
    }
    return values;
  }

  /** The value that the group has next, if constant formulas determine it. */
  private static Optional<String> constant(StateVariables.Group group, int[] formulas) {
    boolean allFalse = true;
    for (int i = 0; i < formulas.length; i++) {
      if (formulas[i] == Net.TRUE) {
        return Optional.of(group.symbols().get(i));
      }
      allFalse &= formulas[i] == Net.FALSE;
    }
    return allFalse && !group.isTotal() ? Optional.of(group.none()) : Optional.empty();
  }

  private boolean dependsOnItselfAlone(StateVariables.Group group, int[] formulas) {
    Set<Integer> facts = new HashSet<>(group.facts());
    Set<Integer> seen = new HashSet<>();
    List<Integer> open = new ArrayList<>();
    for (int formula : formulas) {
      open.add(formula);
    }
    while (!open.isEmpty()) {
      int formula = open.removeLast();
      if (seen.add(formula)) {
        switch (net.kind(formula)) {
          case CONSTANT -> {}
          case FACT -> {
            if (!facts.contains(net.leaf(formula))) {
              return false;
            }
          }
          case MOVE, VIEW -> {
            return false;
          }
          case NOT, AND, OR -> {
            for (int operand : net.operands(formula)) {
              open.add(operand);
            }
          }
        }
      }
    }
    return true;
  }

  private List<String> step(StateVariables.Group group, int[] formulas) {
    Map<Integer, List<Integer>> users = users(formulas);
    List<String> values = values(group);
    List<Integer> fromNone = holding(new BitSet(), IntStream.range(0, formulas.length), formulas);
    List<String> next = new ArrayList<>();
    for (int value = 0; value < values.size(); value++) {
      List<Integer> holding = fromNone;
      if (value < group.facts().size()) {
        int fact = group.facts().get(value);
        BitSet present = new BitSet();
        present.set(fact);
        List<Integer> some = new ArrayList<>(users.getOrDefault(fact, List.of()));
        some.addAll(fromNone);
        holding = holding(present, some.stream().mapToInt(Integer::intValue), formulas);
      }
      // A group that always has a value never has one without a successor, so any will do.
      String none = group.isTotal() ? values.get(value) : group.none();
      next.add(holding.isEmpty() ? none : group.symbols().get(holding.getFirst()));
    }
    return next;
  }

  /** The places of formulas that hold with some facts and no others. */
  private List<Integer> holding(BitSet facts, IntStream places, int[] formulas) {
    evaluation.at(facts, new BitSet());
    return places.filter(place -> evaluation.holds(formulas[place])).boxed().toList();
  }

  /** For each fact the places of the formulas that depend on it. */
  private Map<Integer, List<Integer>> users(int[] formulas) {
    Map<Integer, List<Integer>> users = new HashMap<>();
    for (int place = 0; place < formulas.length; place++) {
      int user = place;
      Closure.ofArrays(new int[] {formulas[place]}, net::operands).stream()
          .filter(formula -> net.kind(formula) == Net.Kind.FACT)
          .forEach(fact -> users.computeIfAbsent(net.leaf(fact), _ -> new ArrayList<>()).add(user));
    }
    return users;
  }

  /** What follows about its facts if a group has a value. */
  private Map<Integer, Integer> now(StateVariables.Group group, int value) {
    Map<Integer, Integer> known = new HashMap<>();
    for (int i = 0; i < group.facts().size(); i++) {
      known.put(net.fact(group.facts().get(i)), net.constant(i == value));
    }
    return known;
  }

  private List<Effect.Case> cases(StateVariables.Group group, int[] formulas) {
    List<Effect.Case> cases = new ArrayList<>();
    List<Integer> losses = new ArrayList<>();
    List<Integer> gains = new ArrayList<>();
    for (int i = 0; i < formulas.length; i++) {
      int fact = net.fact(group.facts().get(i));
      Map<Integer, Integer> missing =
          new HashMap<>(without.getOrDefault(group.facts().get(i), Map.of()));
      missing.put(fact, Net.FALSE);
      int gain = new LeafSubstitution(net, missing).apply(formulas[i]);
      int stay = new LeafSubstitution(net, now(group, i)).apply(formulas[i]);
      if (stay != Net.TRUE) {
        gain = net.and(gain, net.not(fact));
        losses.add(net.and(fact, net.not(stay)));
      }
      if (gain != Net.FALSE) {
        cases.add(new Effect.Case(gain, group.symbols().get(i)));
        gains.add(gain);
      }
    }
    if (!group.isTotal() && !losses.isEmpty()) {
      int lost = net.or(losses.stream().mapToInt(Integer::intValue).toArray());
      int gained = net.or(gains.stream().mapToInt(Integer::intValue).toArray());
      int empty = net.and(lost, net.not(gained));
      if (empty != Net.FALSE) {
        cases.add(new Effect.Case(empty, group.none()));
      }
    }
    return cases;
  }
}
