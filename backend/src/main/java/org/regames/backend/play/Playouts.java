package org.regames.backend.play;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.regames.backend.interpreter.ImproprietyLog;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.model.ForwardModel;

/**
 * Flat Monte Carlo: plays from the initial state to the end, each move drawn uniformly from all
 * legal moves.
 *
 * <p>Every playout has random numbers of its own, derived from the seed and the number of the
 * playout. So a given number of playouts has the same result each time and with any number of
 * threads; only the seconds differ.
 *
 * @param playouts how many to play; without, as many as the time allows
 * @param time how long to go on starting playouts; without, until all are played
 * @param seed determines the random numbers
 * @param threads how many threads play at the same time
 * @param mostPlies the number of moves by players and random after which a playout is given up,
 *     unfinished
 */
public record Playouts(
    OptionalLong playouts, Optional<Duration> time, long seed, int threads, long mostPlies) {
  /** Enough for every game that is meant to end. */
  public static final long MOST_PLIES = 100_000;

  /** More than any machine has processors. */
  public static final int MOST_THREADS = 4096;

  private static final long PROGRESS_MILLIS = 100;

  /** Functions of compiled games may recurse; only the used part of a stack takes memory. */
  private static final long STACK = 256L << 20;

  public Playouts {
    if (playouts.isEmpty() && time.isEmpty()) {
      throw new IllegalArgumentException("either a number of playouts or a time is needed");
    }
    if (playouts.orElse(1) < 1 || threads < 1 || mostPlies < 1) {
      throw new IllegalArgumentException("playouts, threads and plies must be positive");
    }
    if (threads > MOST_THREADS) {
      throw new IllegalArgumentException("no more than " + MOST_THREADS + " threads");
    }
  }

  /** A number of playouts on one thread. */
  public static Playouts of(long playouts, long seed) {
    return new Playouts(OptionalLong.of(playouts), Optional.empty(), seed, 1, MOST_PLIES);
  }

  /**
   * Plays. Whatever is improper in the game goes to the interpreter's findings.
   *
   * @param progress receives several times a second, by the calling thread, how many playouts were
   *     started
   * @throws org.regames.ir.diagnostic.DiagnosticException if moves cannot be found within the
   *     interpreter's limits
   */
  public PlayoutStatistics run(Interpreter interpreter, LongConsumer progress) {
    return run(
        interpreter.players(),
        numbers -> new PlayoutWorker(interpreter, seed, mostPlies, numbers),
        PlayoutWorker::tally,
        workers -> findings(workers).forEach(interpreter.findings()::addAll),
        progress);
  }

  /**
   * @param after what to do with the workers at the end, even after an exception
   */
  private <W extends Callable<W>> PlayoutStatistics run(
      List<String> players,
      Function<LongSupplier, W> worker,
      Function<W, Tally> tally,
      Consumer<List<W>> after,
      LongConsumer progress) {
    long start = System.nanoTime();
    AtomicLong next = new AtomicLong();
    AtomicBoolean stopped = new AtomicBoolean();
    List<W> workers =
        Stream.generate(() -> worker.apply(numbers(next, stopped, start))).limit(threads).toList();
    try {
      runAll(workers, next, stopped, progress);
    } finally {
      after.accept(workers);
    }
    Tally all = new Tally();
    workers.forEach(each -> all.add(tally.apply(each)));
    return all.statistics(players, (System.nanoTime() - start) / 1e9);
  }

  /**
   * Plays a compiled game; the time to compile is not counted. The playouts of a seed are those of
   * the interpreter if both find moves in the same order, as in most games without passes, and no
   * moves are drawn before their last checks are made.
   *
   * @param progress receives several times a second, by the calling thread, how many playouts were
   *     started
   * @throws org.regames.backend.model.EndlessPlayException if the search for a move does not seem
   *     to end
   */
  public PlayoutStatistics run(ForwardModel model, LongConsumer progress) {
    return run(model, progress, new Incidents());
  }

  /**
   * The same; plays that stop before the end are added to the incidents, even after an exception.
   */
  public PlayoutStatistics run(ForwardModel model, LongConsumer progress, Incidents incidents) {
    return run(
        model.players(),
        numbers -> new ModelWorker(model, seed, mostPlies, numbers),
        ModelWorker::tally,
        workers -> addIncidents(model, workers, incidents),
        progress);
  }

  private void addIncidents(ForwardModel model, List<ModelWorker> workers, Incidents incidents) {
    ModelWorker again = new ModelWorker(model, seed, mostPlies, () -> PlayoutWorker.NO_MORE);
    first(workers, ModelWorker::stopped)
        .forEach((place, playout) -> incidents.addStuck(place, again.replay(playout)));
    first(workers, ModelWorker::givenUp)
        .forEach((node, playout) -> incidents.addGivenUp(node, again.replay(playout)));
  }

  /** For each place the lowest of the playouts that workers have recorded. */
  private static SortedMap<String, Long> first(
      List<ModelWorker> workers, Function<ModelWorker, Map<String, Long>> noted) {
    SortedMap<String, Long> first = new TreeMap<>();
    workers.forEach(
        worker ->
            noted
                .apply(worker)
                .forEach((place, playout) -> first.merge(place, playout, Math::min)));
    return first;
  }

  /** Plays a compiled game without reporting progress. */
  public PlayoutStatistics run(ForwardModel model) {
    return run(model, _ -> {});
  }

  private <W extends Callable<W>> void runAll(
      List<W> workers, AtomicLong next, AtomicBoolean stopped, LongConsumer progress) {
    try (ExecutorService executor =
        Executors.newFixedThreadPool(threads, task -> new Thread(null, task, "play", STACK))) {
      List<Future<W>> results = workers.stream().map(executor::submit).toList();
      try {
        for (Future<W> result : results) {
          await(
              result, () -> progress.accept(Math.min(next.get(), playouts.orElse(Long.MAX_VALUE))));
        }
      } finally {
        stopped.set(true);
      }
    }
  }

  /** The numbers of the playouts that one thread plays. */
  private PlayoutNumbers numbers(AtomicLong next, AtomicBoolean stopped, long start) {
    long most = Long.MAX_VALUE / 2;
    long nanos = time.map(limit -> Math.min(limit.toNanos(), most)).orElse(most);
    return new PlayoutNumbers(next, stopped, playouts.orElse(Long.MAX_VALUE), start + nanos);
  }

  private static void await(Future<?> result, Runnable progress) {
    while (true) {
      try {
        result.get(PROGRESS_MILLIS, TimeUnit.MILLISECONDS);
        progress.run();
        return;
      } catch (TimeoutException _) {
        progress.run();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new CancellationException("interrupted");
      } catch (ExecutionException e) {
        switch (e.getCause()) {
          case RuntimeException cause -> throw cause;
          case Error cause -> throw cause;
          default -> throw new IllegalStateException(e.getCause());
        }
      }
    }
  }

  /** The findings of the workers, in the order of the playouts. */
  private static Collection<ImproprietyLog> findings(List<PlayoutWorker> workers) {
    SortedMap<Long, ImproprietyLog> findings = new TreeMap<>();
    workers.forEach(worker -> findings.putAll(worker.findings()));
    return findings.values();
  }

  /** Plays without reporting progress. */
  public PlayoutStatistics run(Interpreter interpreter) {
    return run(interpreter, _ -> {});
  }
}
