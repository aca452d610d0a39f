package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class EvolveCommandTest {
  private static final String WORDS =
      "evolve games/sbg/hexapawn.sbg games/sbg/sentries.sbg --plays 5 --judge none --to rg"
          + " --evaluations ";

  @TempDir private static Path folder;

  private static final int EVALUATIONS = 48;

  private static Run whole;

  private static Run evolve(int evaluations, String run) {
    return Run.ofLine(words(evaluations, run));
  }

  private static String words(int evaluations, String run) {
    return WORDS + evaluations + " -o " + folder.resolve(run);
  }

  @BeforeAll
  static void aWholeRun() {
    whole = evolve(EVALUATIONS, "whole");
  }

  @Test
  void theGamesThatAreKeptPlay() throws IOException {
    assertEquals(0, whole.exitCode(), whole.err());
    assertTrue(whole.out().contains("kinds found"), whole.out());
    List<String> files;
    try (Stream<Path> all = Files.list(folder.resolve("whole/games"))) {
      files = all.map(Path::toString).sorted().toList();
    }
    assertFalse(files.isEmpty());
    assertEquals(files.size() / 2, files.stream().filter(name -> name.endsWith(".rg")).count());
    assertEquals(0, Run.of("run", folder.resolve("whole/games"), "--playouts", 2).exitCode());
    List<String> rows = Files.readAllLines(folder.resolve("whole/archive.csv"));
    assertEquals(files.size() / 2 + 1, rows.size());
    assertTrue(Files.readString(folder.resolve("whole/index.html")).contains("games were made"));
    assertTrue(rows.getFirst().startsWith("number,cell,fitness,made,"), rows.getFirst());
  }

  @Test
  void aRunGoesOnWhereItWasStopped() throws IOException {
    Path journal = folder.resolve("two/journal.jsonl");
    Files.createDirectories(journal.getParent());
    String made = Files.readString(folder.resolve("whole/journal.jsonl"));
    Files.writeString(journal, made.substring(0, made.length() / 2));
    Run again = Run.ofLine(words(EVALUATIONS, "two") + " --threads 2");
    assertEquals(0, again.exitCode(), again.err());
    assertEquals(made, Files.readString(journal));

    Run other = Run.ofLine(words(EVALUATIONS, "two") + " --seed 2");
    assertEquals(2, other.exitCode());
    assertTrue(other.err().contains("is from a run with other settings"), other.err());
  }

  @Test
  void aRunOfSomeTimeIsTheBeginningOfALongerOne() throws IOException {
    String words = WORDS.replace("--evaluations ", "--hours 1e-6 -o ") + folder.resolve("short");
    assertEquals(0, Run.ofLine(words).exitCode());
    String made = read(folder.resolve("short/journal.jsonl"));
    assertEquals(1 + 16, made.lines().count());
    assertTrue(read(folder.resolve("whole/journal.jsonl")).startsWith(made));

    assertEquals(0, Run.ofLine(words).exitCode());
    assertEquals(1 + 32, read(folder.resolve("short/journal.jsonl")).lines().count());
  }

  /** The signal that no process can see coming, in the midst of the work. */
  @Test
  void aRunThatWasKilledEndsAsOneThatWasNot() throws IOException, InterruptedException {
    Path journal = folder.resolve("killed/journal.jsonl");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "org.regames.cli.Main"));
    command.addAll(List.of(words(100_000, "killed").split(" ")));
    Process process =
        new ProcessBuilder(command)
            .directory(new File(System.getProperty("regames.root")))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile())
            .start();
    try {
      while (process.isAlive()
          && !(Files.exists(journal) && Files.readAllLines(journal).size() > 16)) {
        Thread.sleep(5);
      }
      assertTrue(process.isAlive(), () -> "it ended before: " + read(folder.resolve("said")));
    } finally {
      process.destroyForcibly().waitFor();
    }
    // At least one more batch than it had made, however late the signal came.
    int made = Math.max(EVALUATIONS, Files.readAllLines(journal).size() + 16);
    assertEquals(0, evolve(made, "killed").exitCode());
    String unharmed = made == EVALUATIONS ? "whole" : "unharmed";
    assertEquals(0, evolve(made, unharmed).exitCode());
    for (String file : List.of("journal.jsonl", "archive.csv", "index.html")) {
      assertEquals(
          read(folder.resolve(unharmed).resolve(file)),
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

  @Test
  void theGamesOfAScriptAreSearched() throws IOException {
    Path script = folder.resolve("grid.py");
    Files.writeString(
        script,
        """
        from lineGames import *
        game = LineGame('grid')
        game.addBoardAlquerque(param('width', 3, 7, 2), param('height', 3, 7, 2))
        game.addPiecesAlquerque(InitialPieces.SQUARE_E_TO_W_NOCENTRAL)
        game.setRules(CaptureSequences.NONE, captureMandatory.MANDATORY)
        game.setLimits(maxTurns=30)
        game.printHRG()
        """);
    String words = "evolve " + script + " --begin 16 --evaluations 32 --plays 2 --judge none -o ";
    Run run = Run.ofLine(words + folder.resolve("script") + " --threads 2");
    assertEquals(0, run.exitCode(), run.err());
    List<String> rows = Files.readAllLines(folder.resolve("script/archive.csv"));
    assertTrue(rows.getFirst().contains(",parameter.width,parameter.height"), rows.getFirst());
    assertTrue(rows.size() > 1);
    String number = rows.getLast().split(",")[0];
    String kept = read(folder.resolve("script/games").resolve(number + ".py"));
    String values = kept.lines().toList().getLast();
    assertTrue(values.matches("# parameters: width = [357], height = [357]"), values);
    String hrg = read(folder.resolve("script/games").resolve(number + ".hrg"));
    assertTrue(hrg.contains("\n\n//" + values.substring(1)), hrg);
    assertTrue(hrg.startsWith("// Made by regames "), hrg);
    assertTrue(hrg.contains("// Fitness "), hrg);
    String journal = read(folder.resolve("script/journal.jsonl"));
    assertTrue(journal.contains("\"made\":\"mutated\""), journal);
    assertTrue(journal.contains("\"made\":\"crossed\""), journal);
  }

  @Test
  void searchesAreCompared() throws IOException {
    Path run = folder.resolve("compared");
    Run compared =
        Run.ofLine(
            "evolve games/sbg/hexapawn.sbg --evaluations 16 --plays 2 --judge none --compare 2 -o "
                + run);
    assertEquals(0, compared.exitCode(), compared.err());
    assertTrue(compared.out().contains("random search"), compared.out());
    List<String> rows = Files.readAllLines(run.resolve("comparison.csv"));
    assertEquals(1 + 2 * 3, rows.size());
    assertTrue(rows.get(1).startsWith("\"random search\",1,16,0."), rows.get(1));
  }

  /** A file of fitness, and what is said of it at once. */
  @ParameterizedTest
  @CsvSource({
    "'', 1:1: error: there is no line `maximize METRIC`",
    "'random.turns >= 4', 1:1: error: there is no line `maximize METRIC`",
    "'# none\n\nmaximize 2 * 1 - agent.balance', 3:18: error: `agent.balance` measures plays",
    "'agent.turns >= 4\nmaximize random.balance', help: name one with --agent",
  })
  void aFitnessThatNoGameCanHaveIsRefused(String text, String message) throws IOException {
    Path file = Files.writeString(folder.resolve("fitness"), text.replace("\\n", "\n"));
    String words = "evolve games/sbg/hexapawn.sbg --evaluations 8 --fitness " + file;
    Run run = Run.ofLine(words + " -o " + folder.resolve("none"));
    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains(message), run.err());
    assertFalse(Files.exists(folder.resolve("none")));
  }

  @Test
  void aSearchThatKeepsNothingSaysWhy() throws IOException {
    Path file = folder.resolve("fitness");
    Files.writeString(file, "random.turns >= 1000\nmaximize random.balance");
    String words = "evolve games/sbg/hexapawn.sbg --evaluations 8 --plays 2 --fitness " + file;
    Run run = Run.ofLine(words + " -o " + folder.resolve("bare"));
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("fails random.turns >= 1000.0"), run.out());
  }

  /** Nothing that is solved is kept, and the fittest are judged again. */
  @Test
  void aLadderJudgesGames() throws IOException {
    Path run = folder.resolve("judged");
    String games = "games/sbg/hexapawn.sbg games/sbg/leapfrog.sbg games/sbg/sentries.sbg";
    Run judged =
        Run.ofLine(
            "evolve "
                + games
                + " --judge quick --plays 20 --finalists 1 --evaluations 16 -o "
                + run);
    assertEquals(0, judged.exitCode(), judged.err());
    assertTrue(judged.out().contains("judged again"), judged.out());
    List<String> made = Files.readAllLines(run.resolve("journal.jsonl"));
    assertTrue(made.get(1).contains("\"out\":\"fails solve.solved <= 0.0\""), made.get(1));
    assertTrue(made.get(2).contains("agent.drama"), made.get(2));
    List<String> again = Files.readAllLines(run.resolve("finalists.jsonl"));
    assertEquals(1, again.size());
    assertTrue(again.getFirst().contains("\"plays\":60"), again.getFirst());
    assertTrue(judged.err().contains(", ladder "), judged.err());
  }

  @ParameterizedTest
  @CsvSource({
    "src/test/resources/games/nod.rg, cannot be changed at random",
    "games/sbg/hexapawn.sbg games/hrg/hex.hrg, expected a game in",
    "games/sbg/hexapawn.sbg --axes=branching, expected METRIC=FROM..TO/CELLS",
    "games/sbg/hexapawn.sbg --axes=random.turn=1..4/3, there is no metric `random.turn`",
    "linegame, neither such a file nor such a space; spaces are hrg, linegames, sbg",
    "games/sbg/hexapawn.sbg --crossed=200, --crossed: expected a number from 0 to 100",
    "games/sbg/hexapawn.sbg --compare=0, --compare: expected a number from 1 up",
    "games/sbg/hexapawn.sbg --hours=0, --hours: expected a number above 0",
    "games/sbg/hexapawn.sbg --hours=1 --compare=2, without --spark and --hours",
    "games/sbg/hexapawn.sbg --plies=0, --plies: expected a number from 1 up",
    "games/sbg/hexapawn.sbg --fitness games/hrg/hex.hrg, expected METRIC",
    "games/sbg/hexapawn.sbg --spark=local[2], --spark: Spark is not here yet",
    "games/sbg/hexapawn.sbg --axes=agent.skill=0..1/5, `agent.skill` measures plays of an agent",
    "games/sbg/hexapawn.sbg --axes=agent.skill=0..1/5, name one with --agent",
    "games/sbg/hexapawn.sbg --judge=none --axes=agent.drama=0..1/5, with --judge standard",
    "games/sbg/hexapawn.sbg --judge=harsh, 'expected none, quick, standard, thorough, found'",
    "games/sbg/hexapawn.sbg --judge=quick --agent=mcts:9it, has searches of its own",
    "games/sbg/hexapawn.sbg --finalists=-1, --finalists: expected a number from 0 up",
  })
  void whatMakesNoSenseIsRefused(String words, String message) {
    Run run = Run.ofLine("evolve " + words + " --evaluations 8 -o " + folder.resolve("none"));

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains(message), run.err());
    assertFalse(Files.exists(folder.resolve("none")));
  }
}
