package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.play.SplitMix;
import org.regames.ir.language.Result;
import org.regames.pcg.Evaluation;
import org.regames.pcg.cluster.Cluster;
import org.regames.pcg.cluster.ClusterException;
import org.regames.pcg.metrics.Meter;

/**
 * Searches a space for good games of many kinds by MAP-Elites (J.-B. Mouret and J. Clune,
 * "Illuminating search spaces by mapping elites", 2015): repeatedly, an elite is mutated, or
 * crossed with another one, and the result is kept if it is the fittest of its kind. The first
 * games are the ancestors of the space.
 *
 * <p>Games are made in batches from the archive as it is before the batch, so that the result does
 * not depend on the number of threads.
 *
 * @param evaluation how games are measured; its judge plays games that pass the random plays
 * @param axes the axes of the archive
 * @param crossed the percentage of crossover among games made from others
 * @param first how many random games are made before any is made from others, if the space has no
 *     ancestors; the total number makes it a random search
 * @param threads how many games are measured at a time
 */
public record Evolution(
    GameSpace space,
    Evaluation evaluation,
    Fitness fitness,
    List<Axis> axes,
    int crossed,
    int first,
    int threads) {
  /** How many games are made from one state of the archive. */
  static final int BATCH = 16;

  /** The default number of initial games if the space has no ancestors. */
  public static final int FIRST = 4 * BATCH;

  /** Compiled games may recurse; only the used part of a stack takes memory. */
  private static final long STACK = 256L << 20;

  public Evolution {
    axes = List.copyOf(axes);
    if (axes.isEmpty() || crossed < 0 || crossed > 100 || first < 1 || threads < 1) {
      throw new IllegalArgumentException("no axis, no thread, or no share of crossed games");
    }
  }

  /** Everything that the result depends on except the number of games, as text. */
  public String setting() {
    return String.join(
        "; ",
        space.identity(),
        evaluation.toString(),
        fitness.toString(),
        axes.toString(),
        "crossed " + crossed,
        "first " + first);
  }

  /**
   * Continues until this many games have been made, in whole batches.
   *
   * @param journal the games made before
   * @param meter sums up the time of the stages
   * @param done receives the number of games after each batch
   */
  public Archive run(Journal journal, int evaluations, Meter meter, Consumer<Integer> done) {
    return run(
        journal,
        evaluations,
        meter,
        Optional.empty(),
        made -> {
          done.accept(made);
          return true;
        });
  }

  /**
   * The same, but games are measured by a cluster, if there is one, with {@link #measured} of the
   * same evolution. The result does not depend on that.
   *
   * @param goesOn whether to go on, given the number of games after each batch
   * @throws ClusterException if the cluster cannot go on
   */
  public Archive run(
      Journal journal,
      int evaluations,
      Meter meter,
      Optional<Cluster> cluster,
      IntPredicate goesOn) {
    Archive archive = new Archive(axes);
    Twins twins = new Twins(space);
    List<Candidate> before = journal.candidates();
    before.forEach(archive::add);
    before.stream().filter(Candidate::isFit).forEach(twins::of);
    int made = before.size();
    try (ExecutorService executor =
        Executors.newFixedThreadPool(threads, task -> new Thread(null, task, "evaluate", STACK))) {
      boolean isEnough = false;
      while (made < evaluations && !isEnough) {
        List<Candidate> batch =
            batch(archive.elites(), made, executor, cluster, meter).stream()
                .map(candidate -> withoutTwin(candidate, twins, meter))
                .toList();
        journal.add(batch);
        batch.forEach(archive::add);
        made += batch.size();
        isEnough = !goesOn.test(made);
      }
    }
    return archive;
  }

  private static Candidate withoutTwin(Candidate candidate, Twins twins, Meter meter) {
    if (!candidate.isFit()) {
      return candidate;
    }
    return meter
        .of(Meter.Stage.COMPARE, () -> twins.of(candidate))
        .map(twin -> candidate.out(twin.reason()))
        .orElse(candidate);
  }

  private List<Candidate> batch(
      List<Candidate> elites,
      int from,
      ExecutorService executor,
      Optional<Cluster> cluster,
      Meter meter) {
    if (cluster.isEmpty()) {
      return each(
          executor,
          number ->
              made(elites, from + number, meter).candidate(game -> game.measured(this, meter)));
    }
    List<Made> made = each(executor, number -> made(elites, from + number, meter));
    Map<Integer, Candidate> measured = new HashMap<>();
    cluster
        .get()
        .each(
            made.stream().flatMap(each -> each.text().stream()).toList(),
            (_, text) -> {
              Measured answer = Journal.GSON.fromJson(text, Measured.class);
              meter.add(answer.nanos);
              measured.put(answer.candidate.number(), answer.candidate);
            });
    return made.stream().map(each -> each.candidate(game -> measured.get(game.number()))).toList();
  }

  /** The results for a batch, computed by threads, in order. */
  private static <T> List<T> each(ExecutorService executor, IntFunction<T> work) {
    List<Future<T>> all = new ArrayList<>();
    for (int number = 0; number < BATCH; number++) {
      int each = number;
      all.add(executor.submit(() -> work.apply(each)));
    }
    List<T> done = new ArrayList<>();
    try {
      for (Future<T> one : all) {
        done.add(one.get());
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while games were measured", interrupted);
    } catch (ExecutionException failure) {
      throw new IllegalStateException(failure.getCause());
    } finally {
      all.forEach(one -> one.cancel(true));
    }
    return done;
  }

  /** A game to be measured, or why there is none. */
  private record Made(Trial trial, Optional<String> failure) {
    Candidate candidate(Function<Trial, Candidate> measuring) {
      return failure.map(trial::out).orElseGet(() -> measuring.apply(trial));
    }

    Optional<String> text() {
      return failure.isEmpty() ? Optional.of(Journal.GSON.toJson(trial)) : Optional.empty();
    }
  }

  /** The result from a cluster. */
  private record Measured(Candidate candidate, long[] nanos) {}

  /** Measures a game for another process, see {@link #run}; input and output are JSON. */
  public String measured(String game) {
    Meter meter = Meter.unlimited();
    Candidate candidate = Journal.GSON.fromJson(game, Trial.class).measured(this, meter);
    return Journal.GSON.toJson(new Measured(candidate, meter.nanos()));
  }

  private Made made(List<Candidate> elites, int number, Meter meter) {
    Trial none = new Trial(number, "begun", -1, -1, "");
    try {
      Trial trial = meter.of(Meter.Stage.MAKE, () -> trial(elites, number));
      return new Made(trial, Optional.empty());
    } catch (UnplayableException impossible) {
      return new Made(none, Optional.of("cannot be made: " + impossible.getMessage()));
    } catch (RuntimeException | StackOverflowError mistake) {
      return new Made(none, Optional.of("mistake in making it: " + mistake));
    }
  }

  private Trial trial(List<Candidate> elites, int number) {
    SplitMix random = new SplitMix();
    random.start(evaluation.seed(), number);
    int begun = space.ancestors().isEmpty() ? first : space.ancestors().size();
    if (number < begun || elites.isEmpty()) {
      return new Trial(number, "begun", -1, -1, begun(number, random.nextLong()));
    }
    Candidate parent = elites.get(random.nextInt(elites.size()));
    if (random.nextInt(100) < crossed) {
      Candidate other = elites.get(random.nextInt(elites.size()));
      String child = made(space.cross(parent.text(), other.text(), random.nextLong()));
      return new Trial(number, "crossed", parent.number(), other.number(), child);
    }
    String child = made(space.mutate(parent.text(), random.nextLong()));
    return new Trial(number, "mutated", parent.number(), -1, child);
  }

  /** The first games: the ancestors or, if there are none, random games. */
  private String begun(int number, long seed) {
    List<String> ancestors = space.ancestors();
    return ancestors.isEmpty()
        ? made(space.sample(seed))
        : ancestors.get(number % ancestors.size());
  }

  private static String made(Result<String> game) {
    return game.value()
        .orElseThrow(() -> new UnplayableException(Trial.reason(game.diagnostics())));
  }
}
