package org.regames.backend.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongConsumer;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.ir.diagnostic.DiagnosticException;

/**
 * Searches states breadth first, so that whatever is found first has a shortest play. In states
 * where the keeper is to move, it moves immediately.
 */
final class Exploration {
  private static final int PROGRESS = 64;

  private final Interpreter interpreter;
  private final Observations observations;
  private final Map<State, Integer> numbers = new HashMap<>();
  private final List<State> states = new ArrayList<>();
  private final List<int[]> successors = new ArrayList<>();
  private int[] depths = new int[PROGRESS];

  Exploration(Interpreter interpreter, Observations observations) {
    this.interpreter = interpreter;
    this.observations = observations;
  }

  /** The number of states searched. */
  int expanded() {
    return successors.size();
  }

  /** The greatest number of moves in a shortest play to a state that was searched. */
  int depth() {
    return successors.isEmpty() ? 0 : depths[successors.size() - 1];
  }

  /**
   * Searches up to this many states.
   *
   * @param mostWork a limit on the work of the interpreter
   * @return whether these were all states
   */
  boolean run(int most, long mostWork, LongConsumer progress) {
    long end = interpreter.work() + mostWork;
    settlements(interpreter.initial()).forEach(state -> number(state, 0));
    while (successors.size() < states.size()) {
      int next = successors.size();
      if (next == most || interpreter.work() > end) {
        return false;
      }
      successors.add(successors(states.get(next), depths[next] + 1));
      if (next % PROGRESS == 0) {
        progress.accept(next);
      }
    }
    return true;
  }

  private int[] successors(State state, int depth) {
    observations.see(state);
    Set<Integer> found = new LinkedHashSet<>();
    for (Move move : moves(state)) {
      settlements(move.next()).forEach(next -> found.add(number(next, depth)));
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private int number(State state, int depth) {
    Integer known = numbers.putIfAbsent(state, states.size());
    if (known != null) {
      return known;
    }
    if (states.size() == depths.length) {
      depths = Arrays.copyOf(depths, 2 * depths.length);
    }
    depths[states.size()] = depth;
    states.add(state);
    return states.size() - 1;
  }

  /** The moves; none if the search for them does not end, which the interpreter has reported. */
  private List<Move> moves(State state) {
    try {
      return interpreter.moves(state);
    } catch (DiagnosticException _) {
      return List.of();
    }
  }

  private List<State> settlements(State state) {
    try {
      return interpreter.settlements(state);
    } catch (DiagnosticException _) {
      return List.of();
    }
  }

  /** Reports a shortest play that repeats a state, if there is one among the states searched. */
  void reportShortestCycle() {
    List<Integer> cycle = new StateCycles(successors, depths).shortest();
    if (!cycle.isEmpty()) {
      State state = states.get(cycle.getFirst());
      int before = state.play().size();
      for (int next : cycle.subList(1, cycle.size())) {
        state = follow(state, states.get(next));
      }
      interpreter.repeat(state, state.play().size() - before);
    }
  }

  /** The state after a move that leads to a state equal to another one. */
  private State follow(State state, State other) {
    for (Move move : moves(state)) {
      for (State next : settlements(move.next())) {
        if (next.equals(other)) {
          return next;
        }
      }
    }
    throw new IllegalStateException("a move was found before and is not found again");
  }
}
