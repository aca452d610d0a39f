package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ExplainCommandTest {
  private static final Path LAMPS = Path.of("src/test/resources/nets/lamps.kif");

  @Test
  void everyNodeWhereSomebodyIsToMoveAndEveryCheckIsExplained() {
    Run run = Run.ofLine("explain games/hrg/breakthrough.hrg");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(
        """
        moves at turn1_1, turn2_1 by set
        check at hasPawn_check1_begin by set
        """,
        run.out());
  }

  @Test
  @Tag("long")
  void whereMovesAreNotSetsTheReasonIsGiven() {
    Run run = Run.ofLine("explain games/hrg/english-draughts.hrg");

    assertEquals(0, run.exitCode(), run.err());
    String first = run.outLines().getFirst();
    assertTrue(first.startsWith("moves at turn1_4"), run.out());
    assertTrue(first.endsWith(" backtracking: paths form a cycle"), run.out());
    Run all = Run.ofLine("explain games/hrg/english-draughts.hrg --all");
    assertEquals(run.outLines().size(), all.outLines().size());
  }

  @Test
  void jsonHasTheSame() {
    Run run = Run.of("explain", "--json", Run.game("pennies.rg"));

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(
        "DIRECT",
        run.json()
            .getFirst()
            .get("explanations")
            .getAsJsonArray()
            .get(0)
            .getAsJsonObject()
            .get("how")
            .getAsString());
  }

  @Test
  @Tag("long")
  void largeNetsAreSaidToBePlayedAsSuch() {
    Run run = Run.of("explain", LAMPS);

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().matches("moves at choose_x0 by net: \\d+ gates; .*\n"), run.out());
  }
}
