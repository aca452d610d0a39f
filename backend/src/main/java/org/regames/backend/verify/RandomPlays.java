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

/** Plays at random and checks whether a play repeats a state. */
final class RandomPlays {
  /** All states of a play are stored, so plays must be shorter than in playouts. */
  private static final int MOST_MOVES = 10_000;

  /** A play at a repeated state, and the number of its moves at the first visit. */
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
   * Plays a number of times; each play depends only on the seed and its number.
   *
   * @param mostWork the work of the interpreter after which no other play begins
   * @return the number of plays
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
