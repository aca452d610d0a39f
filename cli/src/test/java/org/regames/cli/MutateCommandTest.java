package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutateCommandTest {
  private static final String GAME = "games/sbg/hexapawn.sbg";

  @Test
  void childrenGoToFilesThatPlay(@TempDir Path folder) throws IOException {
    Run run = Run.ofLine("mutate " + GAME + " --seed 7 --count 3 -o " + folder);

    assertEquals(0, run.exitCode(), run.err());
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> games = files.sorted().toList();
      assertEquals(
          List.of("hexapawn-7.sbg", "hexapawn-8.sbg", "hexapawn-9.sbg"),
          games.stream().map(game -> game.getFileName().toString()).toList());
      assertEquals(0, Run.of("run", folder, "--playouts", 2).exitCode());
      String second = Run.ofLine("mutate " + GAME + " --seed 8").out();
      assertEquals(Files.readString(games.get(1)), second);
      assertNotEquals(Files.readString(games.get(0)), second);
    }
  }

  @Test
  void partsOfTwoComeTogether() {
    Run run = Run.ofLine("mutate " + GAME + " --with games/sbg/sentries.sbg");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("3 3"), run.out());
  }

  @Test
  void whatCannotBeChangedIsNamed() {
    Run other = Run.ofLine("mutate games/gdl/connectfour.kif");
    assertEquals(2, other.exitCode());
    assertTrue(other.err().contains("cannot be changed at random; those in"), other.err());
    Run mixed = Run.ofLine("mutate " + GAME + " --with games/hrg/hex.hrg");
    assertEquals(2, mixed.exitCode());
    assertTrue(mixed.err().contains("--with: expected a game in"), mixed.err());
    assertEquals(2, Run.ofLine("mutate " + GAME + " --count 0").exitCode());
  }
}
