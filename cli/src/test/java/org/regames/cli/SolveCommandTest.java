package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class SolveCommandTest {
  @Test
  void printsTheValueAndTheMovesThatKeepIt() {
    Run run = Run.ofLine("solve games/hrg/tictactoe.hrg --after 'C__1_1 / C__2_1'");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(List.of("x gets 100", "o gets 0"), run.outLines().subList(0, 2));
    assertEquals("best for x: 1,2 / 1,3 / 2,2", run.outLines().get(2));
    assertTrue(run.outLines().get(3).matches("\\d+ states searched, \\d+ known"), run.out());
  }

  @Test
  void allMovesToTheBestEndArePrinted() {
    Run run = Run.ofLine("solve games/gdl/lights.kif --best --after 'press 1 1'");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals("solver gets 100", run.outLines().get(0));
    assertTrue(run.outLines().get(1).matches("\\d+ moves: press.*"), run.out());
    assertTrue(run.outLines().get(2).matches("\\d+ states expanded, \\d+ known"), run.out());
    String moves = run.outLines().get(1).replaceAll(".*moves: ", "");
    Run over =
        Run.ofLine("solve games/gdl/lights.kif --best --json --after 'press 1 1 / " + moves + "'");
    JsonObject found = over.json().getFirst();
    assertEquals(100, found.getAsJsonObject("scores").get("solver").getAsInt());
    assertEquals(0, found.getAsJsonArray("moves").size());
    assertTrue(found.get("proved").getAsBoolean());
  }

  /** Two of three coins can be turned at most. */
  @Test
  void thatNoMoreIsPossibleIsSaid(@TempDir Path folder) throws IOException {
    String game =
        """
        domain Player = a
        domain Score = 0 | 1 | 2 | 3
        domain Coin = x | y | z
        turned : Coin -> {no, yes} = { :no }
        coin : Coin
        last : {no, yes} = no
        graph rules() {
          player = a
          coin = Coin(*)
          $ turn $$ coin
          turned[coin] = yes
          player = a
          coin = Coin(*)
          $ turn $$ coin
          turned[coin] = yes
          player = keeper
          if turned[x] == yes && turned[y] == yes && turned[z] == yes {
            goals[a] = 3
          } else if turned[x] == yes && turned[z] == yes {
            goals[a] = 2
          }
          end()
        }
        """;
    Path file = Files.writeString(folder.resolve("coins.hrg"), game);
    Run run = Run.ofLine("solve --best " + file);

    assertEquals(0, run.exitCode(), run.err());
    assertEquals("a gets 2, and no more is possible", run.outLines().getFirst());
  }

  @ParameterizedTest
  @CsvSource({
    "hrg/tictactoe.hrg --best, 1, there are 2 players",
    "gdl/lights.kif --best --proof, 2, --best: takes neither",
    "gdl/monty-hall.kif --best, 1, 'players do not see all moves'",
  })
  void whatHasNoBestLineIsSaid(String line, int code, String message) {
    Run run = Run.ofLine("solve games/" + line);

    assertEquals(code, run.exitCode(), run.err());
    assertTrue(run.err().contains(message), run.err());
  }

  @Test
  void aPlayThatIsOverHasItsScores() {
    Run run =
        Run.ofLine(
            "solve games/hrg/tictactoe.hrg --json"
                + " --after 'C__1_1 / C__2_1 / C__1_2 / C__2_2 / C__1_3'");

    JsonObject solved = run.json().getFirst();
    assertEquals(100, solved.getAsJsonObject("scores").get("x").getAsInt());
    assertEquals(0, solved.getAsJsonArray("best").size());
  }

  @Test
  void whereSomethingIsHiddenStrategiesAreFound() {
    Run run = Run.ofLine("solve games/hrg/kuhn-poker.hrg --strategies");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.outLines().get(0).startsWith("opener gets 1.94"), run.out());
    assertTrue(run.outLines().get(2).startsWith("exploitability 0.000"), run.out());
    assertEquals("58 nodes, 12 information sets", run.outLines().get(3));
    assertEquals(4 + 1 + 12, run.outLines().size());
  }

  @ParameterizedTest
  @CsvSource({
    "hrg/backgammon.hrg, random moves",
    "hrg/breakthrough.hrg --seconds 0.05, allow more with --seconds",
    "gdl/prisoners.kif, the scores do not always have the same sum",
  })
  void whatCannotBeSolvedIsSaid(String line, String message) {
    Run run = Run.ofLine("solve games/" + line);

    assertEquals(1, run.exitCode(), run.err());
    assertTrue(run.err().contains(message), run.err());
    assertEquals("", run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " --proof", " --check", " --after trap"})
  void aStateWithoutMovesIsNoEnd(String options, @TempDir Path folder) throws IOException {
    String game =
        """
        domain Player = a | b
        domain Score = 0 | 100
        flag : {no, yes}
        graph rules() {
          player = a
          branch { $ play goals[b] = 100 } or { $ trap flag = yes goals[a] = 100 }
          player = b
          check(flag == no)
          $ ok
          end()
        }
        """;
    Path file = Files.writeString(folder.resolve("trap.hrg"), game);
    Run run = Run.ofLine("solve " + file + options);

    assertEquals(1, run.exitCode(), run.err());
    assertTrue(run.err().contains("nobody can move, without having ended"), run.err());
    assertEquals("", run.out());
    Run match = Run.ofLine("match " + file + " --agents random,random --games 10");
    assertEquals(0, match.exitCode(), match.err());
    assertTrue(match.err().contains("trap.hrg: play "), match.err());
    assertTrue(match.outLines().getLast().startsWith("without a move before the end: "));
  }

  @ParameterizedTest
  @CsvSource({
    "--memory=0, --memory: expected MB from 1",
    "--seconds=0, --seconds: expected a positive number",
    "--iterations=0, --iterations: expected a number from 1 up",
    "--after=C__4_4, move 1 `C__4_4` is not legal for x",
  })
  void valuesThatCannotBeAreNamed(String option, String message) {
    Run run = Run.ofLine("solve games/hrg/tictactoe.hrg " + option);

    assertEquals(2, run.exitCode(), run.err());
    assertTrue(run.err().contains(message), run.err());
  }

  /** Both searches know what is in the table, whichever of them found it. */
  @ParameterizedTest
  @CsvSource({"'', --proof", "--proof, ''", "--proof, --proof"})
  void aTableIsKeptAskedAndChecked(String search, String again, @TempDir Path folder) {
    Path table = folder.resolve("tictactoe.table");
    String options = " --check --table " + table;
    String solve = "solve games/hrg/tictactoe.hrg " + again + options;
    Run first = Run.ofLine("solve games/hrg/tictactoe.hrg " + search + options);
    assertEquals(0, first.exitCode(), first.err());
    assertTrue(
        first.outLines().getLast().matches("checked: the value was verified from \\d+ states"),
        first.out());

    Run asked = Run.ofLine(solve + " --after C__1_1 --json");
    JsonObject solved = asked.json().getFirst();
    assertEquals(
        "C__2_2", solved.getAsJsonArray("best").get(0).getAsJsonArray().get(0).getAsString());
    assertTrue(solved.get("states").getAsInt() < 100, asked.out());
    assertTrue(solved.get("checked").getAsInt() > 10, asked.out());

    Run other = Run.ofLine("solve games/hrg/connectfour.hrg --table " + table);
    assertEquals(2, other.exitCode());
    assertTrue(other.err().contains("it is the table of another game"), other.err());
  }

  /** The table has the value at once, but to show it again takes longer than it may. */
  @Test
  void aValueThatIsNotShownAgainIsPrinted(@TempDir Path folder) throws IOException {
    Path large = Path.of(System.getProperty("regames.root"), "games/hrg/connectfour.hrg");
    String small = Files.readString(large).replace("X in 1..7, Y in 1..6", "X in 1..4, Y in 1..4");
    Path file = Files.writeString(folder.resolve("small.hrg"), small);
    String solve = "solve " + file + " --table " + folder.resolve("t.table");
    assertEquals(0, Run.ofLine(solve).exitCode());
    Run run = Run.ofLine(solve + " --check --seconds 0.001");

    assertEquals(1, run.exitCode(), run.out());
    assertEquals("red gets 50", run.outLines().getFirst());
    assertTrue(run.err().contains("not shown again within 0 s"), run.err());
  }

  @Test
  void whatIsNoTableStaysAsItIs(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("notes.txt"), "some notes of mine\n");
    Run run = Run.ofLine("solve games/hrg/tictactoe.hrg --table " + file);
    assertEquals(2, run.exitCode(), run.out());
    assertTrue(run.err().contains("it is not a table of solve"), run.err());
    assertEquals("some notes of mine\n", Files.readString(file));

    Run nowhere = Run.ofLine("solve games/hrg/tictactoe.hrg --table " + folder.resolve("a/b"));
    assertEquals(2, nowhere.exitCode(), nowhere.out());
    assertTrue(nowhere.err().contains("--table: expected a file"), nowhere.err());
  }

  /** What was found before the time was over is in the table, so that the search goes on. */
  @Test
  void aSearchThatWasBrokenOffGoesOn(@TempDir Path folder) throws IOException {
    Path table = folder.resolve("t.table");
    String solve = "solve games/hrg/breakthrough.hrg --seconds 0.2 --table " + table;

    assertEquals(1, Run.ofLine(solve).exitCode());
    long size = Files.size(table);
    assertEquals(1, Run.ofLine(solve).exitCode());
    assertTrue(Files.size(table) > size, size + " " + Files.size(table));
  }

  @Test
  void proofNumbersFindTheSame() {
    Run proof = Run.ofLine("solve games/hrg/tictactoe.hrg --proof --after 'C__1_1 / C__2_1'");
    Run usual = Run.ofLine("solve games/hrg/tictactoe.hrg --after 'C__1_1 / C__2_1'");

    assertEquals(0, proof.exitCode(), proof.err());
    assertEquals(usual.outLines().subList(0, 3), proof.outLines().subList(0, 3));
  }

  @Test
  void treesAreWrittenForOtherPrograms() {
    Run run = Run.ofLine("translate games/hrg/kuhn-poker.hrg --to efg");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals("EFG 2 R \"game\" { \"opener\" \"responder\" }", run.outLines().getFirst());
    assertEquals(60, run.outLines().size());
    Run large = Run.ofLine("translate games/hrg/tictactoe.hrg --to efg --budget 20000");
    assertEquals(1, large.exitCode());
    assertTrue(large.err().contains("nodes of the game tree"), large.err());
  }
}
