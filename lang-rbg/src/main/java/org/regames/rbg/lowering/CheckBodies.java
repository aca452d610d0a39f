package org.regames.rbg.lowering;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.regames.ir.Action;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.Arithmetic;

/** The checks of the rules: each distinct body is written once, on demand. */
final class CheckBodies {
  private final int pieces;
  private final StepWriter writer;
  private final Map<CheckBody, Action.Reachability> written = new IdentityHashMap<>();
  private final Map<RulesAutomaton, Set<String>> counted;

  /**
   * @param pieces the number of pieces
   * @param counted the pieces that the rules and bodies count, as {@link #counted} finds them
   */
  CheckBodies(
      int pieces, TargetState world, Budget budget, Map<RulesAutomaton, Set<String>> counted) {
    this.pieces = pieces;
    this.counted = counted;
    this.writer = new StepWriter(world, budget, this::check);
  }

  /** The writer of all edges. */
  StepWriter writer() {
    return writer;
  }

  private Action.Reachability check(CheckBody body) {
    Action.Reachability check = written.get(body);
    if (check == null) {
      RulesAutomaton automaton = body.automaton();
      Optional<PieceKnowledge> counting = knowledge(automaton);
      GoalWriter goals =
          new GoalWriter(
              writer, automaton, body.certain(), automaton.leadsTo(automaton.end()), counting, "c");
      check = new Action.Reachability(goals.from(automaton.start()), goals.goal(), false);
      written.put(body, check);
    }
    return check;
  }

  /**
   * What is known about pieces in an automaton that counts some; elsewhere, counters may become
   * stale.
   */
  Optional<PieceKnowledge> knowledge(RulesAutomaton automaton) {
    return counted.get(automaton).isEmpty()
        ? Optional.empty()
        : Optional.of(new PieceKnowledge(automaton, pieces));
  }

  /** The pieces that an automaton and the checks in it count, and the same for each body in it. */
  static Map<RulesAutomaton, Set<String>> counted(RulesAutomaton automaton) {
    Map<RulesAutomaton, Set<String>> counted = new IdentityHashMap<>();
    collect(automaton, counted);
    return counted;
  }

  private static Set<String> collect(
      RulesAutomaton automaton, Map<RulesAutomaton, Set<String>> counted) {
    Set<String> found = counted.get(automaton);
    if (found != null) {
      return found;
    }
    found = new TreeSet<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      for (RulesAutomaton.Edge edge : automaton.outgoing(node)) {
        switch (edge.step()) {
          case RuleStep.Comparison(Arithmetic left, _, Arithmetic right) -> add(found, left, right);
          case RuleStep.Assignment(_, Arithmetic value, _) -> add(found, value);
          case RuleStep.Check(CheckBody body, _) ->
              found.addAll(collect(body.automaton(), counted));
          case RuleStep.Skip _,
              RuleStep.Move _,
              RuleStep.On _,
              RuleStep.Off _,
              RuleStep.Switch _ -> {}
        }
      }
    }
    counted.put(automaton, found);
    return found;
  }

  private static void add(Set<String> found, Arithmetic... values) {
    for (Arithmetic leaf : Valuation.leaves(values)) {
      if (leaf instanceof Arithmetic.Count(String piece)) {
        found.add(piece);
      }
    }
  }
}
