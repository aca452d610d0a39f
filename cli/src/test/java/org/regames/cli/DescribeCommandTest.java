package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The texts themselves are approved in the module {@code approvals}. */
class DescribeCommandTest {
  @Test
  void severalGamesAreToldOneAfterTheOther() {
    Run run = Run.ofLine("describe games/sbg/one-shot.sbg games/hrg/tictactoe.hrg");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().startsWith("# One shot\n\n## Board\n"), run.out());
    assertTrue(run.out().contains("\n\n# tictactoe\n\n## Players\n"), run.out());
    assertTrue(run.out().contains("- Choose a cell that is empty.\n"), run.out());
  }

  /** A language without words of its own is read by way of HRG. */
  @Test
  void otherLanguagesAreTranslatedFirst() {
    Run run = Run.ofLine("describe games/gdl/tictactoe.kif --json");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals("tictactoe", run.json().getFirst().get("title").getAsString());
    assertTrue(run.out().contains("The players are cross and nought."), run.out());
  }

  /** In HRG that was generated, a counter and a part of the rules have one name. */
  @Test
  void graphsAndVariablesMayHaveOneName() {
    String root = System.getProperty("regames.root");
    Run run = Run.of("describe", root + "/linegames-dsl/src/test/resources/golden/pretwa_lud.hrg");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("\n## Turn (for a player)\n"), run.out());
    assertTrue(run.out().contains("\n- Add one to `turn`.\n"), run.out());
  }

  @Test
  void whatIsNoGameIsNotDescribed() {
    Run run =
        Run.withInput("domain".getBytes(StandardCharsets.UTF_8), "describe", "-", "--from", "hrg");

    assertEquals(1, run.exitCode());
    assertEquals("", run.out());
    assertTrue(run.err().contains("<stdin>:1:7: error"), run.err());
  }
}
