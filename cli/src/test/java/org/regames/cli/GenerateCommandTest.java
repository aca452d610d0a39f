package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.cli.generate.Spaces;

@Tag("long")
class GenerateCommandTest {
  private static final String LANGUAGE = Spaces.names().getFirst();

  @Test
  void gamesAreThoseOfTheirSeeds(@TempDir Path folder) throws IOException {
    Run run = Run.of("generate", LANGUAGE, "--seed", 41, "--count", 3, "-o", folder);
    assertEquals(0, run.exitCode(), run.err());
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> games = files.sorted().toList();
      assertEquals(3, games.size());
      assertEquals(
          Files.readString(games.get(1)), Run.of("generate", LANGUAGE, "--seed", 42).out());
      for (Path game : games) {
        Run check = Run.of("check", game);
        assertEquals(0, check.exitCode(), check.err());
      }
    }
  }

  /** Its games are changed in HRG, which no other space does. */
  @Test
  void gamesInHrgAreMadeAndRead(@TempDir Path folder) {
    Run run = Run.of("generate", "hrg", "--seed", 4, "-o", folder);
    assertEquals(0, run.exitCode(), run.err());
    Run check = Run.of("check", folder.resolve("hrg-4.hrg"));
    assertEquals(0, check.exitCode(), check.err());
    assertEquals(
        Run.of("generate", "hrg", "--seed", 4).out(), Run.ofLine("generate hrg --seed 4").out());
  }

  @Test
  void languagesWithoutAGeneratorAreRefused() {
    Run run = Run.of("generate", "rg");
    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("expected one of hrg, "), run.err());
  }

  @Test
  void noGamesAtAllIsAMistake() {
    assertEquals(2, Run.of("generate", LANGUAGE, "--count", 0).exitCode());
  }
}
