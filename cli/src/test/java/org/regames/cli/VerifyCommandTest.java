package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerifyCommandTest {
  @Test
  void aProperGameIsSaidToBe() {
    Run run = Run.of("verify", Run.game("nod.rg"));

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("nod.rg: proper (all of 4 states, up to 2 moves)"), run.out());
    assertTrue(run.out().contains("  every play ends: yes\n"), run.out());
  }

  @Test
  void aCounterexampleCanBeFollowed() {
    Path file = Run.game("stuck.rg");

    Run run = Run.of("verify", file);

    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("stuck.rg: not proper"), run.out());
    assertTrue(
        run.out().contains("    dead-end: regames moves " + file + " --after 'x: no'\n"),
        run.out());
    assertTrue(run.err().contains("dead-end"), run.err());
    // The state is there, and nobody has a move in it.
    assertTrue(Run.of("moves", file, "--after", "x: no").out().contains("0 moves"));
  }

  @Test
  void aDeadEndOfGdlIsAtTheRulesForMovesOfTheRole(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("stuck.kif");
    Files.writeString(
        file,
        """
        (role walker)
        (init (at start))
        (<= (legal walker go) (true (at start)))
        (<= (legal walker stay) (true (at start)))
        (<= (next (at start)) (does walker stay))
        (<= (next (at hole)) (does walker go))
        (<= terminal (not (true (at start))) (not (true (at hole))))
        (goal walker 100)
        """);

    Run run = Run.of("verify", file);

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("stuck.kif:3:23: error: walker has no legal move"), run.err());
  }

  @Test
  void aCounterexampleAfterAnAmbiguousMoveCanBeFollowedToo() {
    Path file = Run.game("ambiguous.rg");

    Run run = Run.of("verify", file);

    assertEquals(1, run.exitCode());
    String after = "x: put / y: go";
    assertTrue(
        run.out().contains("    dead-end: regames moves " + file + " --after '" + after + "'\n"),
        run.out());
    Run moves = Run.of("moves", file, "--after", after);
    assertEquals(1, moves.exitCode());
    assertTrue(moves.err().contains("[dead-end]"), moves.err());
    assertEquals("bit: 1\nx to move, 0 moves\n", moves.out());
  }

  @Test
  void allStatesThatAPlayMayLeadToAreListed() {
    Run run = Run.of("moves", Run.game("ambiguous.rg"), "--after", "put");

    assertEquals("bit: 0\ny to move, 1 move\nstay\nbit: 1\ny to move, 1 move\ngo\n", run.out());
    assertTrue(run.err().contains("warning: the play leads to states of 2 kinds"), run.err());
  }

  @Test
  void jsonHasThePlayInBothForms() {
    Run run = Run.of("verify", Run.game("stuck.rg"), "--json");

    assertEquals(1, run.exitCode());
    JsonObject verdict = run.json().getFirst();
    JsonObject condition =
        StreamSupport.stream(verdict.getAsJsonArray("conditions").spliterator(), false)
            .map(element -> element.getAsJsonObject())
            .filter(held -> held.get("condition").getAsString().equals("continuable"))
            .findFirst()
            .orElseThrow();
    JsonObject found = condition.getAsJsonArray("found").get(0).getAsJsonObject();
    assertEquals("x: no", found.get("after").getAsString());
    assertEquals("dead-end", found.getAsJsonObject("finding").get("code").getAsString());
    assertEquals(1, found.getAsJsonArray("play").size());
    assertTrue(verdict.get("exhaustive").getAsBoolean());
    assertEquals("", run.err());
  }

  @Test
  void aDeadEndIsReportedOnce(@TempDir Path folder) throws IOException {
    Path sheet = folder.resolve("stuck.kif");
    Files.writeString(
        sheet,
        """
        (role r) (init (at 1)) (next-to 1 2) (next-to 2 3)
        (<= (legal r (go ?y)) (true (at ?x)) (next-to ?x ?y))
        (<= (next (at ?y)) (does r (go ?y)))
        (<= terminal (true (at 4)))
        (<= (goal r 100) (true (at 4)))
        """);
    Run run = Run.of("verify", sheet.toString());

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("[dead-end]"), run.err());
    assertFalse(run.err().contains("[no-legal-move]"), run.err());
    assertTrue(Run.of("check", sheet.toString()).err().contains("[no-legal-move]"));
  }

  @Test
  void whatIsNotSearchedIsSaid() {
    Run run = Run.of("verify", Run.game("pennies.rg"), "--states=1", "--plays=2");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(
        run.out().contains("nothing improper found (1 state, up to 0 moves, and 42 random plays)"),
        run.out());
    assertTrue(run.out().contains("--states and --plays search more"), run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "--states=0, --states: expected a number from 1 up",
    "--plays=-1, --plays: expected a number from 0 up",
    "--states=many, --states",
  })
  void nonsenseIsRefused(String option, String message) {
    Run run = Run.of("verify", Run.game("nod.rg"), option);

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains(message), run.err());
  }

  @Test
  void whatIsNoGameDoesNotHideTheOthers(@TempDir Path folder) throws IOException {
    Path broken = folder.resolve("broken.rg");
    Files.writeString(broken, "begin, end: $$$;");

    Run run = Run.of("verify", broken, Run.game("nod.rg"));

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("broken.rg:1:"), run.err());
    assertTrue(run.out().contains("nod.rg: proper"), run.out());
  }
}
