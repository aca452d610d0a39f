package org.regames.gdl.net;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.ground.Grounding;
import org.regames.gdl.ground.Grounding.Instance;
import org.regames.gdl.syntax.Atom;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/**
 * Ground atoms that depend on their own negation, so that no order of evaluation decides them.
 * Rules without such cycles are locally stratified (T. Przymusinski, On the declarative semantics
 * of deductive databases and logic programs, 1988) and have one meaning, also where a relation
 * depends on its own negation at other arguments.
 */
final class Circles {
  /** Steps of a cycle that are reported. */
  private static final int MOST_STEPS = 8;

  private final Grounding grounding;
  private final List<List<Instance>> rules;
  private final Set<Integer> component;

  private Circles(Grounding grounding, List<List<Instance>> rules, List<Integer> component) {
    this.grounding = grounding;
    this.rules = rules;
    this.component = new HashSet<>(component);
  }

  /**
   * What is wrong with a component, if anything is. Linear in its rules.
   *
   * @param component atoms that all depend on each other, or one atom
   */
  static Optional<Diagnostic> in(
      Grounding grounding, List<List<Instance>> rules, List<Integer> component) {
    Circles circles = new Circles(grounding, rules, component);
    for (int atom : component) {
      for (Instance rule : rules.get(atom)) {
        for (int negated : rule.negative()) {
          if (circles.component.contains(negated)) {
            return Optional.of(circles.diagnostic(rule, negated));
          }
        }
      }
    }
    return Optional.empty();
  }

  private Diagnostic diagnostic(Instance rule, int negated) {
    StringBuilder circle = new StringBuilder();
    circle.append('`').append(grounding.text(rule.head()));
    circle.append("` depends on itself through a negation: it needs not `");
    circle.append(grounding.text(negated)).append('`');
    Deque<Instance> path = path(negated, rule.head());
    int steps = 0;
    for (int atom = negated; !path.isEmpty() && steps < MOST_STEPS; steps++) {
      path.pop();
      int next = path.isEmpty() ? rule.head() : path.peek().head();
      circle.append(", which needs ").append(isDenied(atom, next) ? "not `" : "`");
      circle.append(grounding.text(next)).append('`');
      atom = next;
    }
    circle.append(path.isEmpty() ? "" : " and so on");
    return Diagnostic.error("unstratified", origin(rule.clause(), negated), circle.toString())
        .withHint("break the cycle: what a negation needs must be decided before");
  }

  private boolean isDenied(int atom, int needed) {
    return rules.get(atom).stream()
        .noneMatch(rule -> Arrays.stream(rule.positive()).anyMatch(other -> other == needed));
  }

  /** The negation in the rule, or the rule if it has several like it. */
  private Origin origin(Clause clause, int negated) {
    List<Atom> alike =
        clause.negative().stream()
            .filter(atom -> atom.relation().equals(grounding.relation(negated)))
            .toList();
    return alike.size() == 1 ? alike.getFirst().origin() : clause.rule().origin();
  }

  /** The rules by which one atom depends on another, the first's first; none if they are one. */
  private Deque<Instance> path(int from, int to) {
    Map<Integer, Instance> cameBy = new HashMap<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    Set<Integer> seen = new HashSet<>(open);
    while (!open.isEmpty() && !seen.contains(to)) {
      for (Instance rule : rules.get(open.poll())) {
        for (int used : concatenated(rule)) {
          if (component.contains(used) && seen.add(used)) {
            cameBy.put(used, rule);
            open.add(used);
          }
        }
      }
    }
    Deque<Instance> path = new ArrayDeque<>();
    for (int atom = to; atom != from; atom = path.peek().head()) {
      path.push(cameBy.get(atom));
    }
    return path;
  }

  private static int[] concatenated(Instance rule) {
    int[] all = Arrays.copyOf(rule.positive(), rule.positive().length + rule.negative().length);
    System.arraycopy(rule.negative(), 0, all, rule.positive().length, rule.negative().length);
    return all;
  }
}
