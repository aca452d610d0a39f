package org.regames.pcg.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.Evaluation;
import org.regames.pcg.MetricNames;
import org.regames.pcg.cluster.Cluster;
import org.regames.pcg.metrics.Meter;

@Tag("long")
class EvolutionTest {
  private static final int GAMES = 4 * Evolution.BATCH;

  @TempDir private static Path folder;

  private static Path whole;
  private static Journal journal;
  private static List<Candidate> elites;

  /** One run to its end, by three threads, which the tests look at and compare others with. */
  @BeforeAll
  static void evolve() throws IOException {
    Evolution evolution = evolution(1, 3);
    whole = folder.resolve("whole");
    journal = Journal.in(whole, evolution.setting());
    elites = elites(evolution, journal, GAMES);
  }

  private static Evolution evolution(long seed, int threads) {
    return new Evolution(
        GameSpace.all().getFirst(),
        new Evaluation(5, seed, 200, Optional.empty()),
        Fitness.USUAL,
        Axis.USUAL,
        20,
        2 * Evolution.BATCH,
        threads);
  }

  private static List<Candidate> elites(Evolution evolution, Journal journal, int games) {
    return evolution.run(journal, games, Meter.unlimited(), _ -> {}).elites();
  }

  @Test
  void elitesAreFitAndOfDifferentKinds() {
    assertTrue(elites.size() > 5, elites::toString);
    assertEquals(elites.size(), elites.stream().map(Candidate::cell).distinct().count());
    for (Candidate elite : elites) {
      assertTrue(elite.metrics().get("random.completion") > 0.5, elite::toString);
      for (Candidate other : journal.candidates()) {
        boolean isRival = other.isFit() && other.cell().equals(elite.cell());
        assertTrue(!isRival || other.fitness() <= elite.fitness(), "the fittest is kept");
      }
    }
    assertTrue(
        journal.candidates().stream().anyMatch(one -> one.made().equals("crossed")),
        "after the first games others are made from them");
  }

  @Test
  void theResultDependsOnTheSeedAndNotOnThreads() {
    assertEquals(elites(evolution(1, 1), Journal.inMemory(), GAMES), elites);
    List<Candidate> few = elites(evolution(1, 1), Journal.inMemory(), Evolution.BATCH);
    assertTrue(!few.equals(elites(evolution(2, 1), Journal.inMemory(), Evolution.BATCH)));
  }

  /** Whatever comes back first: here the games of each batch, the last one first. */
  @Test
  void aClusterFindsTheSame() {
    Evolution evolution = evolution(1, 1);
    Cluster backwards =
        new Cluster() {
          @Override
          public void each(List<String> texts, BiConsumer<Integer, String> done) {
            for (int number = texts.size() - 1; number >= 0; number--) {
              done.accept(number, evolution.measured(texts.get(number)));
            }
          }

          @Override
          public void close() {}
        };
    Journal made = Journal.inMemory();
    evolution.run(made, GAMES, Meter.unlimited(), Optional.of(backwards), _ -> true);
    assertEquals(journal.candidates(), made.candidates());
  }

  /** As after a kill in the middle of a write, at any byte. */
  @Test
  void whatWasInterruptedEndsTheSame() throws IOException {
    Evolution evolution = evolution(1, 2);
    byte[] bytes = Files.readAllBytes(whole);
    for (double share : new double[] {0.9}) {
      Path cut = folder.resolve("cut-" + share);
      Files.write(cut, java.util.Arrays.copyOf(bytes, (int) (share * bytes.length)));
      Journal left = Journal.in(cut, evolution.setting());
      assertTrue(left.candidates().size() < GAMES);
      assertEquals(elites, elites(evolution, left, GAMES));
      assertEquals(Files.readString(whole), Files.readString(cut));
    }
  }

  @Test
  void aJournalOfAnotherRunIsRefused() throws IOException {
    Path file = folder.resolve("journal");
    Journal.in(file, evolution(1, 1).setting());
    String other = evolution(2, 1).setting();
    assertThrows(IllegalArgumentException.class, () -> Journal.in(file, other));
  }

  @Test
  void axesHaveCells() {
    Axis axis = Axis.parse("random.branching=1..41/20", MetricNames.ALL);
    assertEquals(new Axis("random.branching", 1, 41, 20), axis);
    assertThrows(IllegalArgumentException.class, () -> Axis.parse("branching", MetricNames.ALL));
    assertThrows(IllegalArgumentException.class, () -> Axis.parse("a.b=2..1/3", MetricNames.ALL));
  }

  @Test
  void aFitnessIsReadWithTheGates() {
    Source source =
        new Source(
            "fitness",
            """
            random.completion >= 0.9   # ends
            maximize random.balance
            maximize 2 * 1 - random.drawishness
            """);
    Fitness fitness = Fitness.read(source, MetricNames.ALL);
    assertEquals(1, fitness.gates().size());
    assertEquals(
        List.of(
            new Fitness.Term("random.balance", false, 1),
            new Fitness.Term("random.drawishness", true, 2)),
        fitness.terms());
    assertThrows(
        DiagnosticException.class,
        () -> Fitness.read(new Source("fitness", "random.completion >= 0.9"), MetricNames.ALL));
    DiagnosticException wrong =
        assertThrows(
            DiagnosticException.class,
            () ->
                Fitness.read(
                    new Source("fitness", "maximize random.balance\nmaximise it\n"),
                    MetricNames.ALL));
    assertEquals(2, wrong.diagnostic().origin().line());
  }
}
