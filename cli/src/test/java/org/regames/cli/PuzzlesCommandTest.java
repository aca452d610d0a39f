package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzlesCommandTest {
  private static final String GAME = "games/sbg/turncoats.sbg";

  /** The solver finds the same move, and no other one. */
  @Test
  void thePositionIsWonByOneMove(@TempDir Path folder) throws IOException {
    Run run = Run.ofLine("puzzles games/hrg/tictactoe.hrg --count 3 --json --report " + folder);
    assertEquals(0, run.exitCode(), run.err());
    for (JsonObject puzzle : run.json()) {
      String solution = puzzle.get("solution").getAsString();
      Run solved =
          Run.of(
              "solve",
              Path.of(System.getProperty("regames.root")).resolve("games/hrg/tictactoe.hrg"),
              "--json",
              "--after",
              puzzle.get("after").getAsString());
      assertEquals(
          "[[\"" + solution.split(" / ")[0] + "\"]]",
          solved.json().getFirst().get("best").toString(),
          solved.err());
    }
    assertTrue(Files.readString(folder.resolve("index.html")).contains("puzzle 3"));
  }

  @Test
  void theTableIsTheSameEachTime() {
    String words = "puzzles " + GAME + " --count 4 --plays 40 --states 5000";
    Run run = Run.ofLine(words);
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().startsWith("puzzle  to win  within"), run.out());
    assertEquals(run.out(), Run.ofLine(words).out());
  }

  @ParameterizedTest
  @CsvSource({
    "games/hrg/tictactoe.hrg --plies 5..3, 2, --plies: expected a range such as 3..5",
    "games/hrg/tictactoe.hrg --plies 9 --plays 2, 1, no puzzle in 2 plays",
    "games/hrg/kuhn-poker.hrg, 1, in which nothing is hidden",
    "games/hrg/tictactoe.hrg --count 0, 2, --count: expected a number from 1 up",
  })
  void whatCannotBeIsSaid(String words, int code, String message) {
    Run run = Run.ofLine("puzzles " + words);
    assertEquals(code, run.exitCode());
    assertTrue(run.err().contains(message), run.err());
  }
}
