package org.regames.agents.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.agents.Texts;

/** Kuhn poker here is for stacks of 2, so that the value -1/18 is 2 - 1/18. */
@Tag("long")
class RegretsTest {
  private static final double VALUE = 2 - 1.0 / 18;

  private static Regrets kuhn() {
    return new Regrets(GameTreeTest.tree(Texts.library("hrg/kuhn-poker.hrg")), 1);
  }

  /** OpenSpiel gives the uniform strategies a NashConv of 11/12, which is twice this. */
  @Test
  void strategiesAtRandomCanBeExploited() {
    Strategies uniform = kuhn().strategies();

    assertEquals(11.0 / 24, uniform.exploitability(), 1e-9);
    assertEquals(4, uniform.values().get(0) + uniform.values().get(1), 1e-9);
  }

  @Test
  void regretsFindTheValueOfKuhnPoker() {
    Regrets regrets = kuhn();
    for (int iteration = 0; iteration < 1000; iteration++) {
      regrets.improve();
    }
    Strategies found = regrets.strategies();

    assertTrue(found.exploitability() < 1e-3, "exploitability " + found.exploitability());
    assertTrue(found.exploitability() >= 0, "exploitability " + found.exploitability());
    assertEquals(VALUE, found.values().getFirst(), 1e-3);
    // Who holds the king always calls, who holds the jack never does.
    for (InformationSet set : found.tree().sets().get(1)) {
      int call = set.actions().indexOf(List.of("call"));
      if (call >= 0 && !set.view().toString().contains("queen")) {
        double share = regrets.mean(set)[call];
        assertEquals(set.view().toString().contains("king") ? 1 : 0, share, 0.01);
      }
    }
  }

  /** The value is that which others report of this game, -0.0856, on top of 13 chips. */
  @Test
  void regretsFindTheValueOfLeducPoker() {
    GameTree tree = GameTreeTest.tree(Texts.library("hrg/leduc-poker.hrg"));
    assertEquals(9457, tree.nodes());
    assertEquals(936, tree.sets().stream().mapToInt(List::size).sum());
    Regrets regrets = new Regrets(tree, 1);
    for (int iteration = 0; iteration < 300; iteration++) {
      regrets.improve();
    }

    assertTrue(regrets.strategies().exploitability() < 0.01);
    assertEquals(13 - 0.0856, regrets.strategies().values().getFirst(), 2e-3);
  }

  @Test
  void samplesComeCloseToo() {
    Regrets regrets = kuhn();
    for (int iteration = 0; iteration < 100_000; iteration++) {
      regrets.sample();
    }

    assertTrue(regrets.strategies().exploitability() < 0.02);
    assertEquals(VALUE, regrets.strategies().values().getFirst(), 0.02);
  }

  @Test
  void gamesOfOtherKindsAreRefused() {
    GameTree tree = GameTreeTest.tree(Texts.numbers());

    assertThrows(IllegalArgumentException.class, () -> new Regrets(tree, 1));
  }
}
