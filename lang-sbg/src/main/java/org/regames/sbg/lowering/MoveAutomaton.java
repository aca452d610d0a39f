package org.regames.sbg.lowering;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.sbg.syntax.Movement;

/**
 * The smallest deterministic automaton of a movement. States are numbered from 0, the start, in the
 * order in which they are reached; from every state some word is completed, so there is no dead
 * state.
 *
 * @param transitions by state, where each step leads
 * @param accepting the states in which a word may end
 */
record MoveAutomaton(List<SortedMap<Movement.Step, Integer>> transitions, BitSet accepting) {
  private static final Comparator<Movement.Step> BY_DISTANCE =
      Comparator.comparingInt(Movement.Step::dx)
          .thenComparingInt(Movement.Step::dy)
          .thenComparing(Movement.Step::on);

  /** An automaton without steps and accepting states, to be filled. */
  private static MoveAutomaton empty() {
    return new MoveAutomaton(new ArrayList<>(), new BitSet());
  }

  private int addState(boolean accepts) {
    transitions.add(new TreeMap<>(BY_DISTANCE));
    accepting.set(transitions.size() - 1, accepts);
    return transitions.size() - 1;
  }

  /**
   * The automaton of a movement. The number of its states is exponential in the movement at worst,
   * as for any regular expression, and bounded by the budget.
   */
  static MoveAutomaton of(Movement movement, Origin origin, Budget budget) {
    MoveAutomaton all = determinised(Thompson.of(movement, origin, budget), origin, budget);
    return all.merged(Minimization.classes(all));
  }

  /** The subset construction (Rabin and Scott, 1959). */
  private static MoveAutomaton determinised(
      Thompson nondeterministic, Origin origin, Budget budget) {
    MoveAutomaton result = empty();
    Map<BitSet, Integer> states = new HashMap<>();
    ArrayDeque<BitSet> open = new ArrayDeque<>();
    BitSet start = nondeterministic.start();
    open.add(start);
    states.put(start, result.addState(nondeterministic.accepts(start)));
    while (!open.isEmpty()) {
      BitSet from = open.remove();
      int state = states.get(from);
      budget.spend(1 + from.size() / Long.SIZE, "states of a piece's moves", origin);
      nondeterministic
          .steps(from)
          .forEach(
              (step, to) -> {
                Integer target = states.get(to);
                if (target == null) {
                  target = result.addState(nondeterministic.accepts(to));
                  states.put(to, target);
                  open.add(to);
                }
                result.transitions.get(state).put(step, target);
              });
    }
    return result;
  }

  /**
   * The automaton with one state for each class, numbered in breadth-first order, without the
   * states that are in no class.
   */
  private MoveAutomaton merged(int[] classes) {
    MoveAutomaton result = empty();
    Map<Integer, Integer> numbers = new HashMap<>();
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(0));
    numbers.put(classes[0], result.addState(accepting.get(0)));
    while (!open.isEmpty()) {
      int from = open.remove();
      SortedMap<Movement.Step, Integer> steps = result.transitions.get(numbers.get(classes[from]));
      transitions
          .get(from)
          .forEach(
              (step, to) -> {
                if (classes[to] == Minimization.DEAD) {
                  return;
                }
                Integer target = numbers.get(classes[to]);
                if (target == null) {
                  target = result.addState(accepting.get(to));
                  numbers.put(classes[to], target);
                  open.add(to);
                }
                steps.put(step, target);
              });
    }
    return result;
  }

  int size() {
    return transitions.size();
  }
}
