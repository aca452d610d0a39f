package org.regames.sbg.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.sbg.syntax.Movement;

/**
 * Finds the states of a deterministic automaton that accept the same words (Valmari, "Fast brief
 * practical DFA minimization", Information Processing Letters 112, 2012): partitions of the states
 * and of the transitions refine each other. O(m log m) for m transitions.
 */
final class Minimization {
  /** The class of states from which no word is completed. */
  static final int DEAD = -1;

  private final MoveAutomaton automaton;
  private final BitSet alive;
  private int[] from = {};
  private int[] to = {};
  private int[] step = {};

  private Minimization(MoveAutomaton automaton) {
    this.automaton = automaton;
    this.alive = alive(automaton);
  }

  /** The class of each state. */
  static int[] classes(MoveAutomaton automaton) {
    Minimization work = new Minimization(automaton);
    work.collect();
    Partition states = work.refine();
    int[] classes = new int[automaton.size()];
    for (int state = 0; state < classes.length; state++) {
      classes[state] = work.alive.get(state) ? states.blockOf(state) : DEAD;
    }
    return classes;
  }

  /** The states from which some word is completed, and the start. */
  private static BitSet alive(MoveAutomaton automaton) {
    List<List<Integer>> sources = new ArrayList<>();
    automaton.transitions().forEach(_ -> sources.add(new ArrayList<>()));
    for (int state = 0; state < automaton.size(); state++) {
      for (int target : automaton.transitions().get(state).values()) {
        sources.get(target).add(state);
      }
    }
    BitSet alive = (BitSet) automaton.accepting().clone();
    List<Integer> open = new ArrayList<>(alive.stream().boxed().toList());
    while (!open.isEmpty()) {
      for (int source : sources.get(open.removeLast())) {
        if (!alive.get(source)) {
          alive.set(source);
          open.add(source);
        }
      }
    }
    alive.set(0);
    return alive;
  }

  /** Lists the transitions between living states. */
  private void collect() {
    Map<Movement.Step, Integer> numbers = new HashMap<>();
    List<int[]> found = new ArrayList<>();
    alive.stream()
        .forEach(
            state ->
                automaton
                    .transitions()
                    .get(state)
                    .forEach(
                        (by, target) -> {
                          if (alive.get(target)) {
                            int number = numbers.computeIfAbsent(by, _ -> numbers.size());
                            found.add(new int[] {state, number, target});
                          }
                        }));
    from = found.stream().mapToInt(each -> each[0]).toArray();
    step = found.stream().mapToInt(each -> each[1]).toArray();
    to = found.stream().mapToInt(each -> each[2]).toArray();
  }

  private Partition refine() {
    Partition states = new Partition(new int[automaton.size()]);
    automaton.accepting().stream().forEach(states::mark);
    states.split();
    Partition transitions = new Partition(step);
    int[][] entering = Partition.grouped(to, automaton.size());
    int splitters = 1; // the other part of the first split gives nothing more
    for (int block = 0; block < transitions.size(); block++) {
      for (int i = transitions.first(block); i < transitions.end(block); i++) {
        states.mark(from[transitions.element(i)]);
      }
      states.split();
      for (; splitters < states.size(); splitters++) {
        for (int i = states.first(splitters); i < states.end(splitters); i++) {
          for (int transition : entering[states.element(i)]) {
            transitions.mark(transition);
          }
        }
        transitions.split();
      }
    }
    return states;
  }
}
