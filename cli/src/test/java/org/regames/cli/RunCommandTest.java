package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RunCommandTest {
  private static JsonObject json(Object... words) {
    Object[] all = new Object[words.length + 3];
    all[0] = "run";
    all[1] = "--json";
    all[2] = Run.game("pennies.rg");
    System.arraycopy(words, 0, all, 3, words.length);
    return Run.of(all).json().getFirst();
  }

  @Test
  void printsHowItWent() {
    Run run = Run.of("run", Run.game("pennies.rg"), "--playouts=20");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals("", run.err());
    assertTrue(run.out().matches("(?s).*\nplayouts +20 .*\nstates +40 .*"), run.out());
    assertTrue(
        run.out().matches("(?s).*\nplies +2.00 +2 +2\nbranching +2.00 +2 +2\n.*"), run.out());
    assertTrue(run.out().matches("(?s).*\nx +\\d+ \\(\\d+\\.\\d %\\) .*"), run.out());
  }

  @Test
  void jsonHasTheDocumentedKeys() {
    JsonObject result = json("--playouts=20");

    assertTrue(
        result
            .keySet()
            .containsAll(
                Set.of(
                    "playouts",
                    "seconds",
                    "playoutsPerSecond",
                    "statesPerSecond",
                    "plies",
                    "branching",
                    "scores")),
        result.toString());
    assertEquals(20, result.get("playouts").getAsInt());
    assertEquals("{\"mean\":2.0,\"min\":2,\"max\":2}", result.get("plies").toString());
  }

  @Test
  void theSameSeedGivesTheSameScores() {
    assertEquals(
        json("--playouts=200", "--seed=7").get("scores"),
        json("--playouts=200", "--seed=7").get("scores"));
    assertNotEquals(
        json("--playouts=200", "--seed=7").get("scores"),
        json("--playouts=200", "--seed=8").get("scores"));
  }

  @Test
  void severalThreadsPlayTheSameNumber() {
    assertEquals(50, json("--playouts=50", "--threads=2").get("playouts").getAsInt());
    assertEquals(50, json("--playouts=50", "--threads=0").get("playouts").getAsInt());
  }

  @Test
  void aTimeEndsPlayingToo() {
    assertTrue(json("--seconds=0.05").get("playouts").getAsInt() >= 1);
  }

  @Test
  void improperPlaysAreReported() {
    Run run = Run.of("run", Run.game("stuck.rg"), "--playouts=20");

    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("unfinished playouts: "), run.out());
    assertTrue(run.err().contains("x has no legal move"), run.err());
  }
}
