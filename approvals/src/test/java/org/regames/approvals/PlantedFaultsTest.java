package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.backend.diff.Comparison;
import org.regames.backend.diff.TagRenaming;
import org.regames.backend.diff.TreeDiff;
import org.regames.backend.verify.Verification;
import org.regames.backend.verify.Verifier;
import org.regames.ir.Game;

/**
 * Changes of the rules of our games, one at a time, that comparing and verifying have to find, with
 * what the commands do where nothing is asked for. A few of them each time; all with {@code
 * -Dplanted=all}, which prints how many were found where, and takes some ten minutes of CPU time;
 * those of one game with {@code -Dplanted=hrg/chess}.
 */
@Execution(ExecutionMode.CONCURRENT)
class PlantedFaultsTest {
  private static final TreeDiff DIFF = new TreeDiff(100, 5_000, 3_000, 1);
  private static final Verifier VERIFIER = new Verifier(2_000, 300, 1);
  private static final String CHOSEN = System.getProperty("planted", "");
  private static final boolean ALL = CHOSEN.equals("all");

  /** The plants that are tried in the usual build, by how their lines begin: those found soon. */
  private static final List<String> SMALL =
      List.of(
          "sbg/hexapawn.sbg", "hrg/connectfour.hrg", "hrg/nine-mens-morris.hrg\twho is blocked");

  /** A change of a text: what it is about, and the game before and after. */
  private record Plant(String file, String about, Game before, Game after) {}

  private static List<Plant> plants(String table) throws IOException {
    List<String> lines =
        Files.readAllLines(Path.of("src/test/resources", table)).stream()
            .filter(line -> !line.startsWith("#"))
            .toList();
    List<Plant> plants = new ArrayList<>();
    for (String line : lines) {
      if (ALL || chosen().stream().anyMatch(line::startsWith)) {
        plants.add(plant(line));
      }
    }
    return plants;
  }

  private static List<String> chosen() {
    return CHOSEN.isEmpty() ? SMALL : List.of(CHOSEN);
  }

  private static Plant plant(String line) throws IOException {
    String[] cells = line.split("\t", -1);
    assertEquals(4, cells.length, line);
    Path file = Games.LIBRARY.resolve(cells[0]);
    String text = Files.readString(file);
    String old = cells[2].replace("\\n", "\n");
    String changed = text.replace(old, cells[3].replace("\\n", "\n"));
    assertEquals(2, text.split(Pattern.quote(old), -1).length, "once: " + line);
    return new Plant(cells[0], cells[1], Games.read(file, text), Games.read(file, changed));
  }

  /** What came of looking for a change. */
  private record Outcome(boolean isFound, List<String> findings) {}

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> changesAreFound() throws IOException {
    return areFound(
        "planted-changes.tsv",
        plant -> {
          Comparison found = DIFF.compare(plant.before, plant.after, TagRenaming.NONE, _ -> {});
          return new Outcome(
              found.difference().isPresent(),
              found.difference().stream().map(difference -> difference.what()).toList());
        });
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> faultsAreFound() throws IOException {
    return areFound(
        "planted-faults.tsv",
        plant -> {
          Verification found = VERIFIER.verify(plant.after, _ -> {});
          List<String> codes =
              found.improprieties().stream().map(i -> i.diagnostic().code()).toList();
          return new Outcome(codes.contains(plant.about), codes);
        });
  }

  private static Stream<DynamicTest> areFound(String table, Function<Plant, Outcome> search)
      throws IOException {
    return plants(table).stream()
        .map(
            plant ->
                DynamicTest.dynamicTest(
                    plant.file + ": " + plant.about,
                    () -> {
                      long start = System.nanoTime();
                      Outcome outcome = search.apply(plant);
                      report(plant, outcome.findings, start);
                      assertTrue(outcome.isFound, () -> "found only " + outcome.findings);
                    }));
  }

  private static void report(Plant plant, List<String> found, long start) {
    if (!CHOSEN.isEmpty()) {
      System.out.printf(
          "%s\t%s\t%s\t%.1f s%n",
          plant.file, plant.about, found, (System.nanoTime() - start) / 1e9);
    }
  }

  /** A game is not said to be another one, and what is the same is known without playing. */
  @Test
  void whatIsTheSameIsTheSame() {
    for (String name : List.of("hrg/chess.hrg", "hrg/tictactoe.hrg")) {
      Game game = Games.read(Games.LIBRARY.resolve(name));
      Comparison same = DIFF.compare(game, game, TagRenaming.NONE, _ -> {});
      assertTrue(same.complete() && same.difference().isEmpty(), name);
      assertEquals(0, same.states(), name);
    }
  }
}
