package org.regames.backend.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.regames.backend.interpreter.ImproprietyLog;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;

/** Plays the playouts of one thread. */
final class PlayoutWorker implements Callable<PlayoutWorker> {
  /** What {@link #numbers} supplies when there are no more playouts. */
  static final long NO_MORE = -1;

  private final Interpreter rules;
  private final long seed;
  private final long mostPlies;
  private final LongSupplier numbers;
  private final Tally tally = new Tally();
  private final ImproprietyLog known = new ImproprietyLog();
  private final Map<Long, ImproprietyLog> news = new TreeMap<>();

  /**
   * @param numbers supplies the numbers of the playouts to play, ascending
   */
  PlayoutWorker(Interpreter rules, long seed, long mostPlies, LongSupplier numbers) {
    this.rules = rules;
    this.seed = seed;
    this.mostPlies = mostPlies;
    this.numbers = numbers;
  }

  @Override
  public PlayoutWorker call() {
    for (long n = numbers.getAsLong(); n != NO_MORE; n = numbers.getAsLong()) {
      ImproprietyLog findings = new ImproprietyLog(known);
      try {
        play(rules.reportingTo(findings), random(n));
      } finally {
        if (!findings.isEmpty()) {
          news.put(n, findings);
          known.addAll(findings);
        }
      }
    }
    return this;
  }

  /** Random numbers for one playout, independent of those of others. */
  private RandomGenerator random(long playout) {
    SplitMix random = new SplitMix();
    random.start(seed, playout);
    return random;
  }

  private void play(Interpreter interpreter, RandomGenerator random) {
    long plies = 0;
    Optional<State> state = interpreter.settle(interpreter.initial(), random);
    while (state.isPresent() && !state.get().isTerminal()) {
      if (plies == mostPlies) {
        interpreter.giveUp(state.get(), plies);
        break;
      }
      List<Move> moves = interpreter.moves(state.get());
      if (moves.isEmpty()) {
        break;
      }
      plies++;
      tally.choice(moves.size());
      int drawn = moves.size() == 1 ? 0 : random.nextInt(moves.size());
      State next = moves.get(drawn).next();
      state = interpreter.settle(next, random);
    }
    if (state.isPresent() && state.get().isTerminal()) {
      tally.finished(state.get(), plies);
    } else {
      tally.unfinished(plies);
    }
  }

  Tally tally() {
    return tally;
  }

  /** What was improper, by the number of the playout: the first finding of each kind and place. */
  Map<Long, ImproprietyLog> findings() {
    return news;
  }
}
