package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class EvolveCommandTest {
  private static final String GAMES = "games/sbg/hexapawn.sbg games/sbg/sentries.sbg";

  @TempDir private Path folder;

  private Run evolve(String what, String run) {
    return Run.ofLine("evolve " + what + " --evaluations 96 --plays 10 -o " + folder.resolve(run));
  }

  @Test
  void theGamesThatAreKeptPlay() throws IOException {
    Run run = evolve(GAMES + " --to rg", "run");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("kinds found"), run.out());
    List<String> files;
    try (Stream<Path> all = Files.list(folder.resolve("run/games"))) {
      files = all.map(Path::toString).sorted().toList();
    }
    assertFalse(files.isEmpty());
    assertEquals(files.size() / 2, files.stream().filter(name -> name.endsWith(".rg")).count());
    assertEquals(0, Run.of("run", folder.resolve("run/games"), "--playouts", 2).exitCode());
    List<String> rows = Files.readAllLines(folder.resolve("run/archive.csv"));
    assertEquals(files.size() / 2 + 1, rows.size());
    assertTrue(Files.readString(folder.resolve("run/index.html")).contains("games were made"));
    assertTrue(rows.getFirst().startsWith("number,cell,fitness,made,"), rows.getFirst());
  }

  @Test
  void aRunGoesOnWhereItWasStopped() throws IOException {
    assertEquals(0, evolve(GAMES, "one").exitCode());
    Path journal = folder.resolve("two/journal.jsonl");
    Files.createDirectories(journal.getParent());
    String whole = Files.readString(folder.resolve("one/journal.jsonl"));
    Files.writeString(journal, whole.substring(0, whole.length() / 2));
    Run again = evolve(GAMES + " --threads 2", "two");
    assertEquals(0, again.exitCode(), again.err());
    assertEquals(whole, Files.readString(journal));

    Run other = evolve(GAMES + " --seed 2", "two");
    assertEquals(2, other.exitCode());
    assertTrue(other.err().contains("is of a run with other settings"), other.err());
  }

  /** The signal that no process can see coming, in the midst of the work. */
  @Test
  void aRunThatWasKilledEndsAsOneThatWasNot() throws IOException, InterruptedException {
    String words = "evolve linegames --evaluations 48 --plays 4 -o ";
    assertEquals(0, Run.ofLine(words + folder.resolve("whole")).exitCode());
    Path journal = folder.resolve("killed/journal.jsonl");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.regames.cli.Main"));
    command.addAll(List.of((words + folder.resolve("killed")).split(" ")));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile())
            .start();
    try {
      while (process.isAlive()
          && !(Files.exists(journal) && Files.readAllLines(journal).size() > 16)) {
        Thread.sleep(20);
      }
      assertTrue(process.isAlive(), () -> "it ended before: " + read(folder.resolve("said")));
    } finally {
      process.destroyForcibly().waitFor();
    }
    assertTrue(Files.readAllLines(journal).size() < 49);
    assertEquals(0, Run.ofLine(words + folder.resolve("killed")).exitCode());
    for (String file : List.of("journal.jsonl", "archive.csv", "index.html")) {
      assertEquals(
          read(folder.resolve("whole").resolve(file)),
          read(folder.resolve("killed").resolve(file)));
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "games/gdl/connectfour.kif, cannot be changed at random",
    "games/sbg/hexapawn.sbg games/hrg/hex.hrg, expected a game in",
    "games/sbg/hexapawn.sbg --axes=branching, expected METRIC=FROM..TO/CELLS",
    "games/sbg/hexapawn.sbg --crossed=200, --crossed: expected a number from 0 to 100",
    "games/sbg/hexapawn.sbg --plies=0, --plies: expected a number from 1 up",
    "games/sbg/hexapawn.sbg --fitness games/hrg/hex.hrg, says no fitness",
  })
  void whatMakesNoSenseIsRefused(String words, String message) {
    Run run = evolve(words, "none");

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains(message), run.err());
    assertFalse(Files.exists(folder.resolve("none")));
  }
}
