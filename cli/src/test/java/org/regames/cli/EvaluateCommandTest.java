package org.regames.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class EvaluateCommandTest {
  private static final String TIC_TAC_TOE = "games/hrg/tictactoe.hrg";

  @TempDir private Path folder;

  /**
   * Random play of tic-tac-toe is known exactly: 58.5 % for the first, 28.8 %, and 12.7 % draws.
   */
  @Test
  void ticTacToeIsMeasuredAsItIsKnown() {
    Run run = Run.ofLine("evaluate " + TIC_TAC_TOE + " --plays 2000 --json");

    assertEquals(0, run.exitCode(), run.err());
    JsonObject metrics = run.json().getFirst().getAsJsonObject("metrics");
    assertContains(0.1270, metrics.getAsJsonObject("random.drawishness"));
    assertContains(0.5849 + 0.1270 / 2 - 0.5, metrics.getAsJsonObject("random.advantage"));
    assertContains(1 - (0.5849 - 0.2881), metrics.getAsJsonObject("random.balance"));
    assertEquals(9, metrics.getAsJsonObject("random.most-branching").get("value").getAsInt());
  }

  private static void assertContains(double known, JsonObject measured) {
    assertTrue(measured.get("low").getAsDouble() < known, measured::toString);
    assertTrue(measured.get("high").getAsDouble() > known, measured::toString);
  }

  @Test
  void rowsComeInAFileWhetherOrNotGamesFail() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.hrg"), "domain {");
    Path csv = folder.resolve("metrics.csv");
    Path parquet = folder.resolve("metrics.parquet");
    Run.ofLine("evaluate %s %s --plays 10 -o %s".formatted(broken, TIC_TAC_TOE, parquet));
    assertTrue(Files.readString(parquet, ISO_8859_1).startsWith("PAR1"), "its first bytes");
    Run run =
        Run.ofLine(
            "evaluate %s %s --plays 10 --threads 2 -o %s".formatted(broken, TIC_TAC_TOE, csv));

    assertEquals(1, run.exitCode());
    List<String> lines = Files.readAllLines(csv);
    assertEquals(3, lines.size());
    assertTrue(lines.get(0).startsWith("file,rules,seed,plays,mostPlies,agent,"), lines.get(0));
    assertTrue(lines.get(1).startsWith(broken.toString()), "in the order asked for");
    assertTrue(lines.get(1).contains("expected"), lines.get(1));
    assertTrue(lines.get(2).contains(TIC_TAC_TOE), lines.get(2));
  }

  @Test
  void aGameThatTakesTooLongIsARowWithTheReason() throws IOException {
    Path csv = folder.resolve("long.csv");
    Run run = Run.ofLine("evaluate " + TIC_TAC_TOE + " --plays 2000000 --seconds 1 -o " + csv);

    assertEquals(1, run.exitCode());
    String row = Files.readAllLines(csv).get(1);
    assertTrue(row.contains("took more than 1 s (plays)"), row);
  }

  /** A check that is a search through three to the power of thirty assignments. */
  @Test
  void aGameWhoseChecksSearchTooLongIsARowWithTheReason() throws IOException {
    int variables = 30;
    StringBuilder rules = new StringBuilder("type Player = {x}; type Score = {0};\n");
    rules.append("type Bit = {0, 1, 2};\nbegin, m: player = x; m, t: ? c0 -> good;\n");
    rules.append("t, u: $ go; u, end: player = keeper;\n");
    for (int each = 0; each < variables; each++) {
      rules.append(
          "var v%d: Bit = 0; c%d, c%d: v%d = Bit(*);\n".formatted(each, each, each + 1, each));
    }
    rules.append("c%d, bad: v0 != v1; bad, good: v0 == v1;".formatted(variables));
    Path game = Files.writeString(folder.resolve("checks.rg"), rules);
    Path csv = folder.resolve("checks.csv");
    Run run = Run.ofLine("evaluate " + game + " --plays 1 -o " + csv);

    assertEquals(1, run.exitCode());
    String row = Files.readAllLines(csv).get(1);
    assertTrue(row.contains("a move at node m does not seem to end"), row);
    assertFalse(row.contains("mistake"), row);
  }

  @Test
  void aGameThatNeedsTooMuchMemoryIsARowWithTheReason() throws IOException, InterruptedException {
    Path large =
        Files.writeString(
            folder.resolve("large.hrg"),
            """
            domain Player = x
            domain Score = 0
            domain Cell = C(X, Y) where X in 1..300, Y in 1..300
            board : Cell -> Player = { :x }
            """);
    Path csv = folder.resolve("memory.csv");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-Xmx24m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "org.regames.cli.Main",
                "evaluate",
                large.toString(),
                TIC_TAC_TOE,
                "--plays=2",
                "--output=" + csv)
            .directory(new File(System.getProperty("regames.root")))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile())
            .start();
    assertEquals(1, process.waitFor(), () -> read(folder.resolve("said")));
    List<String> rows = Files.readAllLines(csv);
    assertTrue(rows.get(1).contains("out of memory"), rows.get(1));
    assertTrue(rows.get(2).startsWith(TIC_TAC_TOE + ",8dc3"), "the next game is measured");
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Test
  void theSameSeedGivesTheSameRowWithAnyNumberOfThreads() throws IOException {
    Path one = folder.resolve("one.csv");
    Path two = folder.resolve("two.csv");
    String line = "evaluate games/sbg/hexapawn.sbg " + TIC_TAC_TOE + " --plays 20 --threads ";
    assertEquals(0, Run.ofLine(line + "1 -o " + one).exitCode());
    assertEquals(0, Run.ofLine(line + "2 -o " + two).exitCode());
    assertEquals(Files.readString(one), Files.readString(two));
  }

  @Test
  void whatFailsAGateIsNotPlayedByAgents() throws IOException {
    Path gates = Files.writeString(folder.resolve("gates"), "random.drawishness >= 0.9 # no\n");
    String line =
        "evaluate " + TIC_TAC_TOE + " --plays 50 --agent flat:5it --agent-plays 2 --json --gates ";
    Run failed = Run.ofLine(line + gates);
    assertEquals(1, failed.exitCode());
    JsonObject row = failed.json().getFirst();
    assertFalse(row.getAsJsonObject("metrics").has("agent.completion"));
    assertEquals(
        "failed", row.getAsJsonObject("gates").get("random.drawishness >= 0.9").getAsString());

    Files.writeString(gates, "random.completion >= 0.9\n");
    Run passed = Run.ofLine(line + gates);
    assertEquals(0, passed.exitCode(), passed.err());
    assertTrue(passed.json().getFirst().getAsJsonObject("metrics").has("agent.skill"));
  }

  @ParameterizedTest
  @CsvSource({
    "--plays=0, --plays: expected a number from 1 up",
    "--plies=0, --plies: expected a number from 1 up",
    "--agent=nobody, there is no agent `nobody`",
    "--output=metrics.txt, expected a name that ends with",
    "--gates games/hrg/tictactoe.hrg, expected METRIC >= NUMBER",
    "--gates=nowhere, nowhere",
    "--spark=local[2], --spark: Spark is not here yet; in the folder of the sources: mvn -q"
        + " -Pspark",
  })
  void whatMakesNoSenseIsRefused(String option, String message) {
    Run run = Run.ofLine("evaluate " + TIC_TAC_TOE + " " + option);

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains(message), run.err());
  }

  @ParameterizedTest
  @CsvSource({
    "'# none yet', 1:1: error: there is no gate",
    "'', 1:1: error: there is no gate",
    "'agent.balance >= 0.5', 1:1: error: `agent.balance` measures plays of an agent",
    "'agent.balance >= 0.5', help: name one with --agent",
  })
  void gatesThatDecideNothingAreRefused(String text, String message) throws IOException {
    Path gates = Files.writeString(folder.resolve("gates"), text);
    Run run = Run.ofLine("evaluate " + TIC_TAC_TOE + " --gates " + gates);

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains(message), run.err());
  }

  /** Broken games are below those of the library, and who judges has to be said. */
  @Test
  void gamesAreRankedAboveOthers() {
    String words =
        "evaluate games/sbg/leapfrog.sbg games/hrg/connectfour.hrg --plays 50"
            + " --below examples/broken/sticks.hrg --below examples/broken/dice.hrg"
            + " --below examples/broken/connect-two.hrg";
    Run run = Run.ofLine(words + " --judge quick");
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("ranked correctly: 6 of 6 pairs (100.0 %)"), run.out());
    assertTrue(run.out().lines().findFirst().orElseThrow().contains("fitness"), run.out());

    Run unsaid = Run.ofLine(words);
    assertEquals(2, unsaid.exitCode());
    assertTrue(unsaid.err().contains("--below: needs a judge"), unsaid.err());
  }

  /** A game that is known is a row that says so; others have their distances. */
  @Test
  void gamesAreComparedWithKnownOnes() {
    String words = "evaluate games/sbg/hexapawn.sbg games/sbg/sentries.sbg --plays 10 --json";
    Run run = Run.ofLine(words + " --known games/sbg/hexapawn.sbg");
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("is games/sbg/hexapawn.sbg again"), run.err());
    assertTrue(run.out().contains("\"novelty.rules\":{\"value\":0."), run.out());
  }

  /** A folder with a link to a file that was removed is no misuse: a game of it has failed. */
  @Test
  void aLinkThatLeadsNowhereIsAGameThatFailed(@TempDir Path folder) throws IOException {
    Files.createSymbolicLink(folder.resolve("gone.sbg"), folder.resolve("nothing.sbg"));
    Run run = Run.of("evaluate", folder, "--plays", 5);
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("is a link to a file that does not exist"), run.err());
  }
}
