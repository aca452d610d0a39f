package org.regames.backend.interpreter;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

/** Plays forced moves one after the other, and stops where they would go on forever. */
record ForcedMoves(Watch watch, long most, Endless endless) {
  /** Notified if the moves repeat a state, or if there are too many. */
  @FunctionalInterface
  interface Endless {
    void found(State state, boolean repeats, long moves);
  }

  /**
   * A play so far. To find out that it repeats a state, each state is compared with one state kept
   * from before, which is replaced after 1, 2, 4, 8, … moves (R. P. Brent, "An improved Monte Carlo
   * factorization algorithm", 1980): no other state needs to be remembered.
   */
  private record Play(State state, State kept, long since, long distance) {
    Play(State start) {
      this(start, null, 0, 1);
    }

    boolean repeats() {
      return state.equals(kept);
    }

    Play then(State next) {
      return since == distance
          ? new Play(next, state, 1, 2 * distance)
          : new Play(next, kept, since + 1, distance);
    }
  }

  /**
   * Plays from a state.
   *
   * @param moves the moves to play in a state, each continuing as a play of its own; none to stop
   */
  void play(State start, Function<State, List<Move>> moves) {
    watch.startRun();
    try {
      run(start, moves);
    } finally {
      watch.endRun();
    }
  }

  private void run(State start, Function<State, List<Move>> moves) {
    Deque<Play> open = new ArrayDeque<>();
    open.push(new Play(start));
    for (long played = 0; !open.isEmpty(); played++) {
      Play play = open.pop();
      if (play.repeats() || played > most) {
        endless.found(play.state(), play.repeats(), play.repeats() ? play.since() : most);
        if (played > most) {
          return;
        }
      } else {
        moves.apply(play.state()).reversed().forEach(move -> open.push(play.then(move.next())));
      }
    }
  }
}
