package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ExplainCommandTest {
  @Test
  void everyNodeWhereSomebodyIsToMoveAndEveryCheckIsExplained() {
    Run run = Run.ofLine("explain games/hrg/breakthrough.hrg");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(
        """
        moves at turn1_1 by set
        moves at turn2_1 by set
        check at hasPawn_check1_begin by set
        """,
        run.out());
  }

  @Test
  void whereMovesAreNotSetsTheReasonIsGiven() {
    Run run = Run.ofLine("explain games/hrg/english-draughts.hrg");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(
        "moves at turn1_4 backtracking: walks go round", run.outLines().getFirst(), run.out());
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
}
