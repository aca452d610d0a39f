package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayCommandTest {
  private static final Path GAMES = Path.of(System.getProperty("regames.root"), "games");

  private static Run play(String game, List<String> options, String... lines) {
    List<Object> words = new ArrayList<>(List.of("play", GAMES.resolve(game)));
    words.addAll(options);
    String input = String.join("\n", lines) + "\n";
    return Run.withInput(input.getBytes(StandardCharsets.UTF_8), words.toArray());
  }

  private static Run ticTacToe(String... lines) {
    return play("hrg/tictactoe.hrg", List.of("--as", "all"), lines);
  }

  @Test
  void movesAreNumbersTagsAndBeginnings() {
    Run run = ticTacToe("C__2_2", "1", "c__3_3", "12", "C__3_2");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(
        run.out()
            .contains(
                """
                3 . . x
                2 . x .
                1 o . .
                  1 2 3
                """),
        run.out());
    assertTrue(run.out().contains("3 . . x\n2 o x .\n1 o . .\n"), run.out());
    assertTrue(run.out().contains("3 . . x\n2 o x x\n1 o . .\n"), run.out());
  }

  @Test
  void whatNamesNoMoveIsSaidAndThePlayGoesOn() {
    Run run = ticTacToe("C__4_4", "C__1", "", "10", "5");

    assertTrue(run.out().contains("`C__4_4` is neither a legal move"), run.out());
    assertTrue(run.out().contains("`C__1` may be 1,1 or 1,2 or 1,3"), run.out());
    assertTrue(run.out().contains("`10` is not a legal move; they have numbers from 1 to 9"));
    assertTrue(run.out().contains("o to move, 8 moves"), run.out());
  }

  @Test
  void movesAreTakenBack() {
    Run run = ticTacToe("1", "1", "undo", "undo", "undo");

    assertEquals(2, run.outLines().stream().filter(l -> l.startsWith("x to move, 9")).count());
    assertTrue(run.out().contains("you have no move to take back"), run.out());
  }

  @Test
  void severalMovesAreTakenBackAtOnce() {
    Run run = ticTacToe("1", "1", "undo 2", "undo 2", "undo 0");

    assertEquals(2, run.outLines().stream().filter(l -> l.startsWith("x to move, 9")).count());
    assertTrue(run.out().contains("there are no 2 moves of yours to take back"), run.out());
    assertTrue(run.out().contains("undo: expected how many moves, found 0"), run.out());
  }

  @Test
  void afterResigningThereIsNothingToAdvise() {
    Run run = ticTacToe("1", "resign", "", "hint", "undo");

    assertEquals(
        List.of("o resigned", "the play is over", "o to move, 8 moves"),
        run.outLines().stream().filter(l -> l.matches("o .*|the .*")).skip(1).toList());
  }

  @Test
  void aPlayEndsWithItsScores() {
    Run run = ticTacToe("C__1_1", "C__2_2", "C__1_2", "C__3_3", "C__1_3", "hint", "undo", "quit");

    assertTrue(run.out().contains("score of x: 100\nscore of o: 0\n"), run.out());
    assertTrue(run.out().contains("the play is over"), run.out());
    assertEquals("x to move, 5 moves", run.outLines().get(run.outLines().size() - 2));
  }

  @Test
  void theAgentAnswersAndHints() {
    Run run =
        play(
            "hrg/tictactoe.hrg",
            List.of("--against", "mcts:2000it", "--no-board"),
            "C__1_1",
            "C__1_2",
            "hint",
            "resign");

    assertTrue(run.out().contains("\no: 2,2\n"), run.out());
    assertTrue(run.out().contains("hint: "), run.out());
    assertTrue(run.out().endsWith("x resigned\n"), run.out());
    assertFalse(run.out().contains("__"), run.out());
    assertFalse(run.out().contains("1 2 3"), run.out());
  }

  @Test
  void savedPlaysAreLoaded(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("mine.play");
    Run run = ticTacToe("C__2_2", "C__1_1", "save " + file, "C__3_3", "load " + file);

    assertTrue(run.out().contains("saved 2 moves"), run.out());
    assertTrue(Files.readString(file).endsWith("x: 2,2\no: 1,1\n"));
    assertEquals(2, run.outLines().stream().filter(l -> l.equals("x to move, 7 moves")).count());
    assertEquals(
        "x to move, 7 moves",
        play("hrg/tictactoe.hrg", List.of("--after", file.toString(), "--no-board"), "quit")
            .outLines()
            .getFirst());
  }

  @Test
  void aRecordOfAnotherGameChangesNothing(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("chess.play"), "white: e2 e4\n");
    Run run = ticTacToe("1", "load " + file, "save " + folder.resolve("a.txt"), "quit");

    assertTrue(run.out().contains("move 1 `e2 e4`: it is the turn of x"), run.out());
    assertTrue(run.out().contains("expected the name of a file that ends in .play"), run.out());
    Run after = play("hrg/tictactoe.hrg", List.of("--after", "C__9_9"), "quit");
    assertEquals(2, after.exitCode());
    assertTrue(after.err().contains("move 1 `C__9_9` is not legal for x in"), after.err());
  }

  @Test
  void whatIsHiddenIsNotShown() {
    Run run = play("hrg/kuhn-poker.hrg", List.of("--against", "random"), "pass", "quit");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.outLines().get(0).matches("random: (jack|queen|king)"), run.out());
    assertEquals("random:", run.outLines().get(1));
    String card = run.outLines().get(0).substring("random: ".length());
    assertTrue(run.out().contains("hand: opener " + card + ", responder ?\n"), run.out());
    assertFalse(run.out().matches("(?s).*responder (jack|queen|king).*"), run.out());
  }

  @Test
  void whoChoseAtTheSameTimeIsShownWhatAllChose() {
    Run run = play("gdl/prisoners.kif", List.of("--against", "random"), "tell", "silent", "quit");

    assertEquals(0, run.exitCode(), run.err());
    String first = "row: tell / column: (tell|silent)\n";
    String second = "row: silent / column: (tell|silent)\n";
    assertTrue(run.out().matches("(?s).*" + first + ".*" + second + ".*"), run.out());
    run = play("gdl/prisoners.kif", List.of("--against", "random", "--as", "column"), "tell");
    assertEquals("row:", run.outLines().getFirst());
    assertTrue(run.out().matches("(?s).*row: (tell|silent) / column: tell\n.*"), run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "--as=green, 'expected x, o, all or none, found `green`'",
    "--against=nobody, there is no agent `nobody`",
    "--against=mcts:c=-1, option c: expected a number",
    "--after=none.play, none.play: there is no such file",
  })
  void whatCannotBeIsNamedWithWhatCould(String option, String message) {
    Run run = play("hrg/tictactoe.hrg", List.of(option));

    assertEquals(2, run.exitCode(), run.err());
    assertTrue(run.err().contains(message), run.err());
  }
}
