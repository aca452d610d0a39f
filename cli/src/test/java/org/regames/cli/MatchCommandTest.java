package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.junit.jupiter.params.provider.CsvSource;

class MatchCommandTest {
  private static final String GAME = "games/hrg/tictactoe.hrg";

  @Test
  void theStrongerAgentIsRatedHigher() {
    Run run = Run.ofLine("match " + GAME + " --agents flat:200it,random --games 8 --json");

    assertEquals(0, run.exitCode(), run.err());
    JsonObject match = run.json().getFirst();
    assertEquals(8, match.get("plays").getAsInt());
    JsonObject flat = match.getAsJsonArray("agents").get(0).getAsJsonObject();
    assertEquals("flat:200it", flat.get("agent").getAsString());
    assertTrue(flat.get("elo").getAsDouble() > flat.get("eloMargin").getAsDouble() / 4, run.out());
  }

  @Test
  void recordsReadBack(@TempDir Path folder) throws IOException {
    Run run =
        Run.ofLine("match " + GAME + " --agents random,flat:5it --games 2 --records " + folder);

    assertEquals(0, run.exitCode(), run.err());
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.sorted().toList();
    }
    assertEquals(
        List.of("tictactoe.hrg-0001.play", "tictactoe.hrg-0002.play"),
        files.stream().map(file -> file.getFileName().toString()).toList());
    Run moves = Run.ofLine("moves " + GAME + " --after " + files.getFirst());
    assertEquals(0, moves.exitCode(), moves.err());
    assertTrue(moves.outLines().contains("the play has ended"), moves.out());
    assertTrue(Files.readString(files.getFirst()).startsWith("// game: "));
  }

  @ParameterizedTest
  @CsvSource({
    "--agents=mtcs, there is no agent `mtcs`; available: flat",
    "--agents=random, --agents: expected at least two",
    "'--agents=random,mcts:soon', expected a budget such as 200ms",
    "'--agents=random,mcts:c=x', --agents: option c: expected a number",
    "'--agents=random,flat --games=0', --games: expected a number from 1 up",
    "'--agents=random,flat --grace=-1', --grace: expected seconds",
    "'--agents=random,flat --plies=0', --plies: expected a number from 1 up",
  })
  void whatCannotBeIsNamedWithWhatCould(String options, String message) {
    Run run = Run.ofLine("match " + GAME + " " + options);

    assertEquals(2, run.exitCode(), run.err());
    assertTrue(run.err().contains(message), run.err());
    assertEquals("", run.out());
  }

  @Test
  void aGameForOneIsPlayedAlone() {
    Run run = Run.ofLine("match games/gdl/lights.kif --agents flat:20it,random --games 2");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.outLines().getFirst().endsWith(": 4 plays"), run.out());
  }
}
