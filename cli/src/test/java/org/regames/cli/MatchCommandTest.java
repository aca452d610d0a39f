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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
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

  @ParameterizedTest
  @CsvSource({"bidding", "goofspiel", "pointgrab", "roshambo", "tron"})
  void gamesOfMovesAtTheSameTimeArePlayedToTheirEnd(String name) {
    Run run =
        Run.ofLine(
            "match examples/simultaneous/"
                + name
                + ".kif --agents mcts:20it,mcts:20it:simultaneous=rm --games 2 --json");

    assertEquals(0, run.exitCode(), run.err());
    JsonObject match = run.json().getFirst();
    assertEquals(2, match.get("plays").getAsInt(), run.out());
    assertEquals(0, match.get("unfinished").getAsInt(), run.out());
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
    "--agents=mtcs, agent `mtcs`: there is no agent `mtcs`; available: alphabeta",
    "--agents=random, --agents: expected at least two",
    "'--agents=,', --agents: expected at least one",
    "'--agents=random,mcts:soon', agent `mcts:soon`: expected a budget such as 200ms",
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

  private static List<String> withoutSpeed(Run run) {
    return run.outLines().stream().map(line -> line.replaceAll(" +[\\d.]+$", "")).toList();
  }

  @Test
  void aMatchGoesOnWhereItWasBrokenOff(@TempDir Path folder) throws IOException {
    String match = "match " + GAME + " --agents mcts:30it,random --records " + folder;
    assertEquals(0, Run.ofLine(match + " --games 2").exitCode());
    Path first = folder.resolve("tictactoe.hrg-0001.play");
    String marked = Files.readString(first) + "// seen before\n";
    Files.writeString(first, marked);
    Files.delete(folder.resolve("tictactoe.hrg-0002.play"));

    Run goesOn = Run.ofLine(match + " --games 4");
    Run afresh = Run.ofLine("match " + GAME + " --agents mcts:30it,random --games 4");

    assertEquals(0, goesOn.exitCode(), goesOn.err());
    assertEquals(withoutSpeed(afresh), withoutSpeed(goesOn));
    assertEquals(marked, Files.readString(first));
    assertTrue(Files.exists(folder.resolve("tictactoe.hrg-0004.play")));
  }

  @ParameterizedTest
  @CsvSource({
    "--seed=2, 'is a play of another match: expected `seed: 2`, found `seed: 1`'",
    "--agents=mcts:40it, 'expected `x: mcts:40it`, found `x: mcts:30it`'",
  })
  void anotherMatchIsNotMixedIn(String option, String message, @TempDir Path folder) {
    String match = "match " + GAME + " --games 1 --records " + folder;
    assertEquals(0, Run.ofLine(match + " --agents mcts:30it,random").exitCode());
    String agents = option.startsWith("--agents") ? ",random" : " --agents mcts:30it,random";

    Run run = Run.ofLine(match + " " + option + agents);
    assertEquals(2, run.exitCode(), run.err());
    assertTrue(run.err().contains(message), run.err());
    assertEquals("", run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "x: C__1_1, the play has not ended",
    "x: C__4_4, move 1 `C__4_4` is not legal",
    "// lost by nobody, expected who lost at which move",
  })
  void aRecordThatIsNoPlayIsSaid(String text, String message, @TempDir Path folder)
      throws IOException {
    String match = "match " + GAME + " --games 1 --agents random,flat:9it --records " + folder;
    assertEquals(0, Run.ofLine(match).exitCode());
    Path file = folder.resolve("tictactoe.hrg-0001.play");
    List<String> head = Files.readAllLines(file).subList(0, 4);
    Files.writeString(file, String.join("\n", head) + "\n" + text + "\n");

    Run run = Run.ofLine(match);
    assertEquals(2, run.exitCode(), run.err());
    assertTrue(run.err().contains(message), run.err());
  }

  @Test
  void playsThatWereBrokenOffReadBack(@TempDir Path folder) {
    String match =
        "match games/hrg/breakthrough.hrg --plies 9 --agents random,flat:5it --games 2 --json"
            + " --records "
            + folder;
    JsonObject first = Run.ofLine(match).json().getFirst();
    JsonObject again = Run.ofLine(match).json().getFirst();

    assertEquals(2, first.get("unfinished").getAsInt());
    assertEquals(2, again.get("unfinished").getAsInt());
  }

  @Test
  void whoMeetsNobodyHasNoRating() {
    Run run = Run.ofLine("match games/gdl/lights.kif --agents random --games 2 --json");

    JsonObject agent = run.json().getFirst().getAsJsonArray("agents").get(0).getAsJsonObject();
    assertEquals(2, agent.get("plays").getAsInt());
    assertFalse(agent.has("elo"), run.out());
    assertFalse(agent.has("eloMargin"), run.out());
  }
}
