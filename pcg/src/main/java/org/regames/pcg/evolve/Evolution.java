package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.play.SplitMix;
import org.regames.ir.language.Result;
import org.regames.pcg.Evaluation;
import org.regames.pcg.metrics.Meter;

/**
 * Searches a space for good games of many kinds by MAP-Elites (J.-B. Mouret and J. Clune,
 * "Illuminating search spaces by mapping elites", 2015): again and again a game of the archive is
 * changed, or crossed with another one, and what comes out is kept where it is the fittest of its
 * kind. The first games are those that the space begins with.
 *
 * <p>Games are made in batches from the archive as it is before the batch, so that the result does
 * not depend on the number of threads.
 *
 * @param evaluation how games are measured; its judge plays what is fit by random plays
 * @param axes what kinds there are
 * @param crossed of 100 games made from others, how many from two
 * @param first how many games are made at random before any is made from others, where the space
 *     begins with none; as many as there are in all make it a random search
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

  /** How many games usually begin, where the space has none to begin with. */
  public static final int FIRST = 4 * BATCH;

  /** Compiled games may recurse; only what is used of a stack takes memory. */
  private static final long STACK = 256L << 20;

  public Evolution {
    axes = List.copyOf(axes);
    if (axes.isEmpty() || crossed < 0 || crossed > 100 || first < 1 || threads < 1) {
      throw new IllegalArgumentException("no axis, no thread, or no share of crossed games");
    }
  }

  /** All that the result depends on but the number of games, as text. */
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
   * Goes on until so many games were made, in whole batches.
   *
   * @param journal what was made before
   * @param meter sums up what the stages take
   * @param done takes how many games there are, after each batch
   */
  public Archive run(Journal journal, int evaluations, Meter meter, Consumer<Integer> done) {
    Archive archive = new Archive(axes);
    Twins twins = new Twins(space);
    List<Candidate> before = journal.candidates();
    before.forEach(archive::add);
    before.stream().filter(Candidate::isFit).forEach(twins::of);
    int made = before.size();
    try (ExecutorService executor =
        Executors.newFixedThreadPool(threads, task -> new Thread(null, task, "evaluate", STACK))) {
      while (made < evaluations) {
        List<Candidate> batch =
            batch(archive.elites(), made, executor, meter).stream()
                .map(candidate -> withoutTwin(candidate, twins, meter))
                .toList();
        journal.add(batch);
        batch.forEach(archive::add);
        made += batch.size();
        done.accept(made);
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
      List<Candidate> elites, int from, ExecutorService executor, Meter meter) {
    List<Future<Candidate>> made = new ArrayList<>();
    for (int each = from; each < from + BATCH; each++) {
      int number = each;
      made.add(executor.submit(() -> candidate(elites, number, meter)));
    }
    List<Candidate> batch = new ArrayList<>();
    try {
      for (Future<Candidate> one : made) {
        batch.add(one.get());
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while games were measured", interrupted);
    } catch (ExecutionException failure) {
      throw new IllegalStateException(failure.getCause());
    } finally {
      made.forEach(one -> one.cancel(true));
    }
    return batch;
  }

  private Candidate candidate(List<Candidate> elites, int number, Meter meter) {
    Trial trial;
    try {
      trial = meter.of(Meter.Stage.MAKE, () -> trial(elites, number));
    } catch (UnplayableException none) {
      return new Trial(number, "begun", -1, -1, "").out("cannot be made: " + none.getMessage());
    } catch (RuntimeException | StackOverflowError mistake) {
      return new Trial(number, "begun", -1, -1, "").out("mistake in making it: " + mistake);
    }
    return trial.measured(this, meter);
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

  /** The first games: the ancestors or, where there are none, games made at random. */
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
