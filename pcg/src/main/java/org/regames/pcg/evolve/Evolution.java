package org.regames.pcg.evolve;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.play.SplitMix;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.pcg.Evaluation;
import org.regames.pcg.Measurement;

/**
 * Searches a space for good games of many kinds by MAP-Elites (J.-B. Mouret and J. Clune,
 * "Illuminating search spaces by mapping elites", 2015): again and again a game of the archive is
 * changed, or crossed with another one, and what comes out is kept where it is the fittest of its
 * kind. The first games are those that the space begins with.
 *
 * <p>Games are made in batches from the archive as it is before the batch, so that the result does
 * not depend on the number of threads.
 *
 * @param evaluation how games are measured; only random plays count
 * @param axes what kinds there are
 * @param crossed of 100 games made from others, how many from two
 * @param threads how many games are measured at a time
 */
public record Evolution(
    GameSpace space,
    Evaluation evaluation,
    Fitness fitness,
    List<Axis> axes,
    int crossed,
    int threads) {
  /** How many games are made from one state of the archive. */
  static final int BATCH = 16;

  /** How many games begin, where the space has none to begin with. */
  private static final int FIRST = 4 * BATCH;

  /** Compiled games may recurse; only what is used of a stack takes memory. */
  private static final long STACK = 256L << 20;

  public Evolution {
    axes = List.copyOf(axes);
    if (axes.isEmpty() || crossed < 0 || crossed > 100 || threads < 1) {
      throw new IllegalArgumentException("no axis, no thread, or no share of crossed games");
    }
  }

  /** All that the result depends on but the number of games, as text. */
  public String setting() {
    return String.join(
        "; ",
        space.language().name()
            + " "
            + Long.toHexString(hash(String.join("\0", space.ancestors()))),
        evaluation.toString(),
        fitness.toString(),
        axes.toString(),
        "crossed " + crossed);
  }

  /**
   * Goes on until so many games were made, in whole batches.
   *
   * @param journal what was made before
   * @param done takes how many games there are, after each batch
   */
  public Archive run(Journal journal, int evaluations, Consumer<Integer> done) {
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
            batch(archive.elites(), made, executor).stream()
                .map(candidate -> withoutTwin(candidate, twins))
                .toList();
        journal.add(batch);
        batch.forEach(archive::add);
        made += batch.size();
        done.accept(made);
      }
    }
    return archive;
  }

  private static Candidate withoutTwin(Candidate candidate, Twins twins) {
    if (!candidate.isFit()) {
      return candidate;
    }
    return twins
        .of(candidate)
        .map(twin -> candidate.out("is game " + twin.number() + " again"))
        .orElse(candidate);
  }

  private List<Candidate> batch(List<Candidate> elites, int from, ExecutorService executor) {
    List<Future<Candidate>> made = new ArrayList<>();
    for (int each = from; each < from + BATCH; each++) {
      int number = each;
      made.add(executor.submit(() -> candidate(elites, number)));
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

  private Candidate candidate(List<Candidate> elites, int number) {
    SplitMix random = new SplitMix();
    random.start(evaluation.seed(), number);
    int first = space.ancestors().isEmpty() ? FIRST : space.ancestors().size();
    if (number < first || elites.isEmpty()) {
      return measured(number, "begun", -1, -1, space.begin(number, random.nextLong()));
    }
    Candidate parent = elites.get(random.nextInt(elites.size()));
    if (random.nextInt(100) < crossed) {
      Candidate other = elites.get(random.nextInt(elites.size()));
      String child = space.cross(parent.text(), other.text(), random.nextLong());
      return measured(number, "crossed", parent.number(), other.number(), child);
    }
    String child = space.mutate(parent.text(), random.nextLong());
    return measured(number, "mutated", parent.number(), -1, child);
  }

  private Candidate measured(int number, String made, int parent, int other, String text) {
    Evaluation own =
        new Evaluation(
            evaluation.plays(),
            evaluation.seed() ^ hash(text),
            evaluation.mostPlies(),
            evaluation.judge());
    List<Measurement> found;
    Candidate.Shape shape;
    try {
      PlayedGame game = space.game(text);
      found = own.screen(game);
      boolean isFit = fitness.failed(found).isEmpty();
      shape = isFit ? Candidate.Shape.of(game) : null;
    } catch (UnplayableException | EndlessPlayException | DiagnosticException out) {
      return out(number, made, parent, other, text, out.getMessage(), Map.of());
    } catch (RuntimeException | StackOverflowError mistake) {
      // One game must not end a search of hours; the reason is in the journal.
      return out(number, made, parent, other, text, "mistake: " + mistake, Map.of());
    }
    Map<String, Double> metrics = new HashMap<>();
    found.forEach(
        each -> each.estimate().value().ifPresent(value -> metrics.put(each.name(), value)));
    String failed = fitness.failed(found);
    if (!failed.isEmpty()) {
      return out(number, made, parent, other, text, "fails " + failed, metrics);
    }
    OptionalDouble value = fitness.of(found);
    OptionalInt cell = cell(found);
    if (value.isEmpty() || cell.isEmpty()) {
      return out(number, made, parent, other, text, "has no value of a metric", metrics);
    }
    return new Candidate(
        number,
        made,
        parent,
        other,
        text,
        value.getAsDouble(),
        cell.getAsInt(),
        null,
        shape,
        metrics);
  }

  private static Candidate out(
      int number,
      String made,
      int parent,
      int other,
      String text,
      String reason,
      Map<String, Double> metrics) {
    return new Candidate(number, made, parent, other, text, null, null, reason, null, metrics);
  }

  private OptionalInt cell(List<Measurement> found) {
    int cell = 0;
    for (Axis axis : axes) {
      OptionalInt along = axis.cell(found);
      if (along.isEmpty()) {
        return OptionalInt.empty();
      }
      cell = cell * axis.cells() + along.getAsInt();
    }
    return OptionalInt.of(cell);
  }

  private static long hash(String text) {
    CRC32C crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return crc.getValue() * 0x9E3779B97F4A7C15L;
  }
}
