package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class StatsCommandTest {
  private static final String GDL = System.getProperty("regames.root") + "/games/gdl/";

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

  @Test
  void structureOfFactsIsATableForEachGameAndASum() {
    Run run = Run.of("stats", "--explain-structure", GDL + "prisoners.kif", GDL + "lights.kif");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(
        """
        GDL/prisoners.kif: 13 bits for facts, 0 of them booleans (0%)
          facts    what     key  keys  values  bits  why booleans
          round/1  counter          1       6     3
          total/2  map      1       2      27    10
        GDL/lights.kif: 12 bits for facts, 9 of them booleans (75%)
          facts      what      key  keys  values  bits  why booleans
          pressed/1  counter           1       7     3
          lit/2      booleans  1,2     9       2     9  two hold at a time in random plays, whatever the key

        at most 10% of the bits are booleans in 1 of 2 games
        why booleans                                          games  of these with more  booleans
        two hold at a time in random plays, whatever the key      1                   1         9
        """,
        run.out().replace(GDL, "GDL/"));
  }

  @Test
  void structureIsOfGamesWithFacts() {
    Run run = Run.of("stats", "--explain-structure", Run.game("nod.rg"));

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("rg has variables, no facts to make them of"), run.err());
  }

  @Test
  void structureIsThatOfRulesAsTheyAre() {
    Run run = Run.ofLine("stats --explain-structure --passes all games/gdl/tictactoe.kif");

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("without --passes"), run.err());
  }
}
