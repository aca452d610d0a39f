package org.regames.backend.verify;

import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.backend.explore.Trail;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateNumbers;

/**
 * Looks for loops of moves that change nothing but counters, and repeats such a loop: a limit that
 * ends the play is then reached soon; if there is none, the counters reach their last values and a
 * state repeats (loop acceleration: B. Boigelot, "Symbolic methods for exploring infinite state
 * spaces", 1998). So a missing limit of 1,000 turns is found without a random play of that length.
 * One thread at a time may use it.
 */
final class CounterLoops {
  /** How many loops are repeated; in most games each of them ends at its limit. */
  private static final int MOST_LOOPS = 40;

  /** How many moves a repeated loop may take. */
  private static final int MOST_MOVES = 10_000;

  /** A state without its counters. */
  private record Position(String node, IntBuffer numbers) {}

  private final StateNumbers numbers;
  private final boolean[] counts;
  private final int[] now;
  private final Map<Position, Integer> seen = new HashMap<>();
  private final GameState state;
  private final MoveBuffer moves;
  private int loops;

  /**
   * @param model makes the states
   * @param counters the variables that count; those that are maps do not
   */
  CounterLoops(ForwardModel model, Set<String> counters) {
    numbers = new StateNumbers(model);
    now = new int[numbers.size()];
    counts = new boolean[numbers.scalars()];
    for (int variable = 0; variable < counts.length; variable++) {
      counts[variable] = counters.contains(numbers.variables().get(variable));
      loops = counts[variable] ? MOST_LOOPS : loops;
    }
    state = model.newState();
    moves = model.newMoves();
  }

  /** Begins a play. */
  void begin() {
    seen.clear();
  }

  /**
   * Examines the next state of a play.
   *
   * @param trail the play to it
   * @return if the moves since a state that differs only in counters, when repeated, lead to a
   *     state that occurred before or has no legal move, the play to that state; else null
   */
  Trail look(GameState at, Trail trail) {
    if (loops == 0) {
      return null;
    }
    Integer before = seen.put(position(at), trail.length());
    if (before == null) {
      return null;
    }
    loops--;
    state.copyFrom(at);
    List<List<String>> play = trail.moves();
    return repeat(play.subList(before, play.size()), trail);
  }

  private Position position(GameState at) {
    numbers.read(at, now);
    for (int variable = 0; variable < counts.length; variable++) {
      if (counts[variable]) {
        now[numbers.start(variable)] = 0;
      }
    }
    return new Position(at.node(), IntBuffer.wrap(now.clone()));
  }

  private Trail repeat(List<List<String>> loop, Trail trail) {
    Set<GameState> visited = new HashSet<>();
    int[] indices = new int[loop.size()];
    for (int number = 0; number < MOST_MOVES; number++) {
      int place = number % loop.size();
      if (place == 0 && !visited.add(state.copy())) {
        return trail;
      }
      state.legalMoves(moves);
      if (moves.size() == 0) {
        return state.isTerminal() ? null : trail;
      }
      indices[place] = find(loop.get(place), indices[place]);
      if (indices[place] < 0) {
        return null;
      }
      trail = trail.then(loop.get(place));
      state.apply(moves, indices[place]);
    }
    return null;
  }

  /** The index of a move, trying its last index first; -1 if it is not legal. */
  private int find(List<String> tags, int index) {
    if (index < moves.size() && state.tags(moves, index).equals(tags)) {
      return index;
    }
    for (int move = 0; move < moves.size(); move++) {
      if (state.tags(moves, move).equals(tags)) {
        return move;
      }
    }
    return -1;
  }
}
