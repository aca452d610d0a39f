package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PerftCommandTest {
  private static List<Integer> counts(JsonObject result) {
    List<JsonObject> depths =
        result.get("depths").getAsJsonArray().asList().stream()
            .map(d -> d.getAsJsonObject())
            .toList();
    assertEquals(
        IntStream.rangeClosed(1, depths.size()).boxed().toList(),
        depths.stream().map(depth -> depth.get("depth").getAsInt()).toList());
    return depths.stream().map(depth -> depth.get("count").getAsInt()).toList();
  }

  @Test
  void printsALineForEachDepth() {
    Run run = Run.of("perft", Run.game("pennies.rg"), "--depth=3");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(List.of("depth", "count", "milliseconds"), words(run.outLines().getFirst()));
    assertEquals(List.of("1", "2"), words(run.outLines().get(1)).subList(0, 2));
    assertEquals(List.of("2", "4"), words(run.outLines().get(2)).subList(0, 2));
    assertEquals(List.of("3", "0"), words(run.outLines().get(3)).subList(0, 2));
  }

  private static List<String> words(String line) {
    return List.of(line.strip().split(" +"));
  }

  @Test
  void jsonHasAnObjectForEachGame() {
    Run run = Run.of("perft", "--json", "--depth=2", Run.game("pennies.rg"), Run.game("nod.rg"));

    JsonObject pennies = run.json().getFirst();
    assertEquals(Run.game("pennies.rg").toString(), pennies.get("file").getAsString());
    assertEquals("jvm", pennies.get("engine").getAsString());
    assertEquals(List.of(2, 4), counts(pennies));
    assertEquals(List.of(1, 2), counts(run.json().getLast()));
  }

  @Test
  void beyondTheLongestPlayAllCountsAreZero() {
    Run run = Run.of("perft", "--json", "--depth=500", Run.game("nod.rg"));

    assertEquals(500, counts(run.json().getFirst()).size());
    assertEquals(3, counts(run.json().getFirst()).stream().mapToInt(c -> c).sum());
  }

  @Test
  void choicesAreNotMoves() {
    Run run = Run.of("perft", "--json", "--choices", "--depth=2", Run.game("nod.rg"));

    assertEquals(List.of(2, 0), counts(run.json().getFirst()));
  }

  @Test
  void severalGamesAreToldApart() {
    Run run = Run.of("perft", "--depth=1", Run.game("pennies.rg"), Run.game("nod.rg"));

    assertEquals(6, run.outLines().size());
    assertEquals(Run.game("pennies.rg").toString(), run.outLines().getFirst());
    assertEquals(Run.game("nod.rg").toString(), run.outLines().get(3));
  }

  @Test
  void aGameThatIsNotProperIsCountedAndReported() {
    Run run = Run.of("perft", "--json", "--depth=2", Run.game("stuck.rg"));

    assertEquals(1, run.exitCode());
    assertEquals(List.of(2, 1), counts(run.json().getFirst()));
    assertTrue(run.err().contains("x has no legal move"), run.err());
  }

  @Test
  void dividedCountsHaveALineForEachMoveBelowTheState() {
    String line = "perft games/hrg/tictactoe.hrg --depth 3 --divide --after";

    Run run = Run.ofLine(line + " 'x: C__2_2 / o: C__1_1 / C__3_3 / C__1_2 / C__3_2'");

    assertEquals(
        """
        3 . . x
        2 o x x
        1 o . .
          1 2 3
        o to move, 4 moves, depth 3
        move  count
        1,3       0
        2,1       4
        2,3       4
        3,1       6
        all      14
        """,
        run.out());
    assertEquals(0, run.exitCode(), run.err());
  }

  @Test
  void dividedCountsOfAPlayThatHasEndedAreNone() {
    Run run =
        Run.of("perft", Run.game("nod.rg"), "--depth=2", "--divide", "--after", "x: / o: yes");

    assertTrue(run.out().endsWith("the play has ended\n"), run.out());
    assertEquals(0, run.exitCode(), run.err());
  }

  @Test
  void dividedCountsAsJsonHaveTheStateOnDemand() {
    Run plain = Run.of("perft", Run.game("pennies.rg"), "--depth=2", "--divide", "--json");
    Run state = Run.of("perft", Run.game("pennies.rg"), "--depth=2", "--divide", "--state");

    JsonObject divided = plain.json().getFirst();
    assertEquals(4, divided.get("count").getAsInt());
    assertEquals(2, divided.get("moves").getAsJsonArray().size());
    assertTrue(divided.get("state") == null, plain.out());
    JsonObject values = state.json().getFirst().get("state").getAsJsonObject();
    assertEquals("heads", values.get("laid").getAsString());
  }

  @Test
  void optionsOfDividedCountsNeedThem() {
    Run after = Run.of("perft", Run.game("pennies.rg"), "--depth=2", "--after", "heads");
    Run choices = Run.of("perft", Run.game("pennies.rg"), "--depth=2", "--divide", "--choices");

    assertEquals(new Run(2, "", "error: --after goes with --divide\n"), after);
    assertEquals(new Run(2, "", "error: --divide and --choices exclude each other\n"), choices);
  }
}
