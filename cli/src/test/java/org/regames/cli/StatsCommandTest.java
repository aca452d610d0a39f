package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class StatsCommandTest {
  @Test
  void sizesOfSeveralGamesAreOneTable() {
    Run run = Run.of("stats", Run.game("nod.rg"), Run.game("pennies.rg"));

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(
        """
        file                                 nodes  edges  variables  constants  state bits  booleans
        src/test/resources/games/nod.rg          7      6          4          0           5         0
        src/test/resources/games/pennies.rg     15     15          5          0           8         0
        """,
        run.out());
  }

  @Test
  void jsonHasAnObjectForEachGame() {
    Run run = Run.of("stats", "--json", Run.game("nod.rg"), Run.game("pennies.rg"));

    assertEquals(
        Set.of("file", "nodes", "edges", "variables", "constants", "stateBits", "booleans"),
        run.json().getFirst().keySet());
    assertEquals(15, run.json().getLast().get("edges").getAsInt());
  }

  @Test
  void gamesThatCanBeMeasuredAreMeasuredBesideThoseThatCannot() {
    Run run = Run.of("stats", Run.game("wrong.rg"), Run.game("nod.rg"));

    assertEquals(1, run.exitCode());
    assertEquals(3, run.outLines().size());
    assertTrue(run.outLines().get(1).startsWith(Run.game("wrong.rg") + ": failed: "), run.out());
  }

  @Test
  void withPassesSizesBeforeAndAfterAreInTheTable() {
    Run run = Run.of("stats", "--passes=all", Run.game("nod.rg"), Run.game("pennies.rg"));

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(
        """
        file                                    nodes               edges            variables  constants  state bits
        src/test/resources/games/nod.rg        7 -> 7     +0.0%    6 -> 6     +0.0%     4 -> 4     0 -> 0      5 -> 5     +0.0%
        src/test/resources/games/pennies.rg  15 -> 15     +0.0%  15 -> 15     +0.0%     5 -> 5     0 -> 0      8 -> 8     +0.0%
        average                                           +0.0%               +0.0%                                       +0.0%
        """,
        run.out());
  }

  @Test
  void jsonHasTheSizesBeforeThePasses() {
    Run run = Run.of("stats", "--json", "--passes=all", Run.game("pennies.rg"));

    assertEquals(15, run.json().getFirst().getAsJsonObject("before").get("edges").getAsInt());
  }
}
