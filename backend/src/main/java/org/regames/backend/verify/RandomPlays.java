package org.regames.backend.verify;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.ir.diagnostic.DiagnosticException;

/** Plays at random and looks whether a play comes to a state again. */
final class RandomPlays {
  /** All states of a play are remembered, so plays must not be as long as in playouts. */
  private static final int MOST_MOVES = 10_000;

  /** A play at a state that it was at before, and the number of its moves then. */
  private record Repetition(State state, int before) {
    int length() {
      return state.play().size();
    }
  }

  private final Interpreter interpreter;
  private final Observations observations;
  private final long seed;
  private Repetition shortest;

  RandomPlays(Interpreter interpreter, Observations observations, long seed) {
    this.interpreter = interpreter;
    this.observations = observations;
    this.seed = seed;
  }

  /**
   * Plays so often; each play depends on the seed and its number alone.
   *
   * @param mostWork after how much work for the interpreter no other play begins
   * @return how many plays that were
   */
  int run(int plays, long mostWork, IntConsumer progress) {
    SplittableRandom seeds = new SplittableRandom(seed);
    long end = interpreter.work() + mostWork;
    int number = 0;
    for (; number < plays && interpreter.work() <= end; number++) {
      SplittableRandom random = seeds.split();
      try {
        play(random);
      } catch (DiagnosticException _) {
        // The interpreter has reported that the search for moves did not end.
      }
      progress.accept(number + 1);
    }
    if (shortest != null) {
      interpreter.repeat(shortest.state(), shortest.length() - shortest.before());
    }
    return number;
  }

  private void play(SplittableRandom random) {
    Map<State, Integer> visited = new HashMap<>();
    Optional<State> reached = interpreter.settle(interpreter.initial(), random);
    for (int moves = 0; reached.isPresent(); moves++) {
      State state = reached.get();
      observations.see(state);
      Integer before = visited.putIfAbsent(state, state.play().size());
      if (before != null) {
        keep(new Repetition(state, before));
        return;
      }
      List<Move> legal = interpreter.moves(state);
      if (legal.isEmpty()) {
        return;
      }
      if (moves == MOST_MOVES) {
        interpreter.giveUp(state, moves);
        return;
      }
      State next = legal.get(random.nextInt(legal.size())).next();
      reached = interpreter.settle(next, random);
    }
  }

  private void keep(Repetition found) {
    if (shortest == null || found.length() < shortest.length()) {
      shortest = found;
    }
  }
}
