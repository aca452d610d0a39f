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
  private static final Path ROOT = Path.of(System.getProperty("regames.root"));

  private static final String PAIRS =
      """
      (game "Pairs" (players 2)
        (equipment {(board (square 2)) (piece "Disc" Each)})
        (rules (play (move Add (to (sites Empty)))) (end (if (is Line 2) (result Mover Win)))))
      """;

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

  /** Of ten changes of the game one at least makes an accident, unless that is kept from it. */
  @Test
  void whatIsSymmetricStaysSoUnlessOtherwiseAsked(@TempDir Path folder) {
    String words = "mutate games/hrg/knightthrough.hrg --count 10 -o " + folder;
    assertEquals(0, Run.ofLine(words + "/kept").exitCode());
    assertEquals(0, Run.ofLine(words + "/free --asymmetric").exitCode());
    assertEquals(0, accidents(folder.resolve("kept")));
    assertTrue(accidents(folder.resolve("free")) > 0);
  }

  /** How many games have set-ups that differ, or steps that none leads back. */
  private static long accidents(Path folder) {
    Run run =
        Run.of(
            "evaluate",
            folder,
            "--plays",
            1,
            "--judge",
            "quick",
            "--gates",
            ROOT.resolve("cli/src/test/resources/accidents.txt"),
            "--json");
    return run.out().lines().filter(row -> row.matches(".*rules[^,]*:.failed.*")).count();
  }

  @Test
  void commentsSurvive() {
    String text = Run.ofLine("mutate games/hrg/breakthrough.hrg --seed 2").out();
    assertTrue(text.contains("\n\n// Changed. Comments are those of"), text);
    assertTrue(text.contains("// One step ahead, as each player sees it."), text);
  }

  @Test
  void partsOfTwoComeTogether() {
    Run run = Run.ofLine("mutate " + GAME + " --with games/sbg/sentries.sbg");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("3 3"), run.out());
  }

  /** Games of languages without variation of their own are changed in HRG, and mix with those. */
  @Test
  void sheetsAndBoardGamesAreChangedInHrg(@TempDir Path folder) throws IOException {
    Path games = Files.createDirectory(folder.resolve("games"));
    Files.copy(ROOT.resolve("games/gdl/tictactoe.kif"), games.resolve("tictactoe.kif"));
    Files.writeString(games.resolve("pairs.lud"), PAIRS);

    Path out = folder.resolve("out");
    Run run =
        Run.of(
            "mutate", games, "--seed=2", "--with=" + ROOT.resolve("games/hrg/hex.hrg"), "-o", out);

    assertEquals(0, run.exitCode(), run.err());
    for (String name : List.of("pairs-2.hrg", "tictactoe-2.hrg")) {
      Run checked = Run.of("check", out.resolve(name));
      assertEquals(0, checked.exitCode(), checked.err());
    }
  }

  @Test
  void whatCannotBeChangedIsNamed() {
    Run other = Run.ofLine("mutate src/test/resources/games/nod.rg");
    assertEquals(2, other.exitCode());
    assertTrue(other.err().contains("cannot be changed at random; those in"), other.err());
    Run mixed = Run.ofLine("mutate " + GAME + " --with games/hrg/hex.hrg");
    assertEquals(2, mixed.exitCode());
    assertTrue(
        mixed.err().contains("--with: games/hrg/hex.hrg: expected a game in sbg"), mixed.err());
    assertEquals(2, Run.ofLine("mutate " + GAME + " --count 0").exitCode());
  }

  @Test
  void aCommentSaysOfWhatAGameIsMadeAndWhatChanged() {
    Run run = Run.ofLine("mutate games/sbg/hexapawn.sbg --seed 3");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(
        run.outLines().getFirst().endsWith(": mutated with seed 3 from hexapawn.sbg."), run.out());
    assertTrue(run.outLines().contains("// - Board: new: At the start each side has two P:"));
  }
}
