package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MovesCommandTest {
  private static Run after(String game, String moves) {
    return Run.of("moves", Run.game(game), "--after", moves);
  }

  @Test
  void listsMovesAndWhatOthersDoNotSee() {
    Run run = Run.of("moves", Run.game("pennies.rg"));

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(
        List.of(
            "laid: heads",
            "x to move, 2 moves",
            "heads   (o sees: nothing)",
            "tails   (o sees: nothing)"),
        run.outLines());
  }

  @ParameterizedTest
  @ValueSource(strings = {"heads", "x: heads", " x:heads ", "keeper: / x: heads / keeper:"})
  void playsTheMovesBefore(String moves) {
    Run run = after("pennies.rg", moves);

    assertEquals(new Run(0, "laid: heads\no to move, 2 moves\nheads\ntails\n", ""), run);
  }

  private static Run afterRecord(Path folder, String command, String record) throws IOException {
    Path file = Files.writeString(folder.resolve("x.play"), record);
    Path game = Path.of(System.getProperty("regames.root")).resolve("games/hrg/tictactoe.hrg");
    return Run.of(command, game, "--after", file);
  }

  @Test
  void aRecordMayStartWhereSomebodyHasSetUpAPosition(@TempDir Path folder) throws IOException {
    String changes = "{\"grid C__2_1\": \"x\", \"grid C__3_3\": \"o\"}";
    String start = "// set up: {\"after\": [[\"C__1_1\"]], \"changes\": " + changes + "}\n";
    Run moves = afterRecord(folder, "moves", start + "o: 2,2\n");
    assertTrue(moves.outLines().contains("x to move, 5 moves"), moves::toString);
    assertEquals(
        "3 . . o\n2 . o .\n1 x x .\n  1 2 3\n",
        afterRecord(folder, "draw", start + "o: 2,2\n").out());
    Run won = afterRecord(folder, "moves", start + "o: 2,2\nx: 3,1\n");
    assertTrue(won.outLines().contains("the play has ended"), won.out());
    Run solved = afterRecord(folder, "solve", start + "o: 2,2\n");
    assertEquals(0, solved.exitCode(), solved.err());
    assertTrue(solved.out().contains("100"), solved.out());

    Run misfit = afterRecord(folder, "moves", start.replace("C__2_1", "a1"));
    assertTrue(misfit.err().contains("x.play: the position does not fit the game: "), misfit.err());
    Run wrong = afterRecord(folder, "moves", "// set up: {\"after\": 3}\n");
    assertTrue(wrong.err().contains("expected after `set up: ` a position"), wrong.err());
  }

  @Test
  void aRecordMaySayWhatWasChosenOfTheOptions(@TempDir Path folder) throws IOException {
    Path game =
        Files.writeString(
            folder.resolve("rows.lud"),
            """
            (option "Rows" <Rows> args:{ <rows> } {
                (item "Three" <3> "As most people play it.")*
                (item "Four" <4> "A longer game.")
            })
            (rulesets { (ruleset "Ruleset/Long" { "Rows/Four" }) })
            (game "Rows" (players 2)
                (equipment { (board (square <Rows:rows>)) (piece "Disc" Each) })
                (rules
                    (play (move Add (to (sites Empty))))
                    (end (if (is Line 3) (result Mover Win)))))
            """);
    Path record = folder.resolve("x.play");
    for (String choices :
        List.of(
            "{\"options\": [\"Rows/Four\"]}", "{\"options\": [], \"ruleset\": \"Ruleset/Long\"}")) {
      Files.writeString(record, "// choices: " + choices + "\np1: d4\n");
      Run chosen = Run.of("moves", game, "--after", record);
      assertTrue(chosen.outLines().contains("p2 to move, 15 moves"), chosen::toString);
      Run otherwise = Run.of("moves", game, "--after", record, "--option", "Rows/Three");
      assertTrue(otherwise.err().contains("d4"), otherwise::toString);
    }
    Path kept = folder.resolve("kept");
    String four = "--option=Rows/Four";
    Run.of("match", game, "--agents=random,random", "--games=1", four, "--records", kept);
    try (Stream<Path> records = Files.list(kept)) {
      String first = Files.readString(records.findFirst().orElseThrow());
      assertTrue(first.contains("\n// choices: {\"options\":[\"Rows/Four\"]}\n"), first);
    }
    Files.writeString(record, "// choices: Rows/Four\np1: d4\n");
    String wrong = Run.of("moves", game, "--after", record).err();
    assertTrue(wrong.contains("expected after `choices: ` choices as the studio"), wrong);
  }

  @Test
  void aPlayThatHasEndedHasScores() {
    Run run = after("pennies.rg", "heads / tails");

    assertEquals(0, run.exitCode());
    assertTrue(run.outLines().contains("the play has ended"), run.out());
    assertTrue(run.out().matches("(?s).*\nx +1\no +0\n"), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x:", " / yes", "x: / o: yes"})
  void aMoveWithoutTagsIsItsPlayerOrNothing(String moves) {
    assertEquals(
        List.of("x to move, 1 move", "x:"), Run.of("moves", Run.game("nod.rg")).outLines());

    Run run = after("nod.rg", moves);

    assertEquals(0, run.exitCode(), run.err());
  }

  @Test
  void anIllegalMoveIsAnsweredWithTheLegalOnesTheNearestFirst() {
    Run run = after("pennies.rg", "heads / tail");

    assertEquals(2, run.exitCode());
    assertEquals(
        "error: --after: move 2 `tail` is not legal for o; legal: tails / heads\n", run.err());
    Path chess = Path.of(System.getProperty("regames.root"), "games/hrg/chess.hrg");
    for (String written : List.of("e2-e5", "e2 e5", "E2-E5")) {
      String said = Run.of("moves", chess, "--after", written).err();
      assertTrue(said.contains("is not legal for white; legal: e2 e3 / a2 a3 / "), said);
    }
  }

  @Test
  void aMoveOfSomebodyElseIsRefused() {
    assertTrue(after("pennies.rg", "o: heads").err().contains("it is the turn of x"));
  }

  @Test
  void aMoveAfterTheEndIsRefused() {
    Run run = after("pennies.rg", "heads / heads / heads");

    assertTrue(run.err().contains("move 3 `heads`: the play has ended before"), run.err());
  }

  @Test
  void aPlayThatNobodyCanWriteIsRefused() {
    Run run = after("pennies.rg", "x: o: heads");

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("--after: expected tags"), run.err());
  }

  @Test
  void whoHasNoMoveThoughThePlayHasNotEndedIsAnError() {
    Run run = after("stuck.rg", "no");

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("stuck.rg:12:1: error: x has no legal move"), run.err());
  }

  @Test
  void jsonHasTheMovesWithTheirTags() {
    JsonObject listing = Run.of("moves", "--json", Run.game("pennies.rg")).json().getFirst();

    assertEquals("x", listing.get("player").getAsString());
    assertFalse(listing.get("ended").getAsBoolean());
    assertEquals(
        "[{\"tags\":[\"heads\"],\"seenBy\":{\"o\":[]}},{\"tags\":[\"tails\"],\"seenBy\":{\"o\":[]}}]",
        listing.get("moves").toString());
  }

  @Test
  void jsonOfAPlayThatHasEndedHasScores() {
    JsonObject listing =
        Run.of("moves", "--json", Run.game("pennies.rg"), "--after", "heads/heads")
            .json()
            .getFirst();

    assertTrue(listing.get("ended").getAsBoolean());
    assertEquals("{\"x\":\"0\",\"o\":\"1\"}", listing.get("scores").toString());
    assertEquals(
        "[{\"player\":\"x\",\"tags\":[\"heads\"]},{\"player\":\"o\",\"tags\":[\"heads\"]}]",
        listing.get("after").toString());
  }

  @Test
  void aBoardIsShownAsATable() {
    Run run = Run.ofLine("moves games/hrg/tictactoe.hrg --after 'C__2_2 / C__1_3'");

    assertEquals(
        """
        3 o . .
        2 . x .
        1 . . .
          1 2 3
        x to move, 7 moves
        """,
        run.out().substring(0, run.out().indexOf("moves\n") + "moves\n".length()));
  }

  @Test
  void theStateIsPartOfTheJson() {
    JsonObject state =
        Run.ofLine("moves games/hrg/tictactoe.hrg --after 'C__2_2' --state")
            .json()
            .getFirst()
            .getAsJsonObject("state");

    assertEquals("o", state.get("player").getAsString());
    assertEquals("x", state.getAsJsonObject("grid").get("C__2_2").getAsString());
    assertEquals(9, state.getAsJsonObject("grid").size());
  }
}
