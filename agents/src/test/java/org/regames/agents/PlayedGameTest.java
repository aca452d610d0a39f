package org.regames.agents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.rg.RgParser;

class PlayedGameTest {
  @Test
  @Tag("long")
  void gamesHideSomethingWhereAMoveSetsWhoSeesIt() {
    assertFalse(Texts.library("hrg/hex.hrg").hides());
    assertTrue(Texts.library("hrg/kuhn-poker.hrg").hides());
  }

  @Test
  void valuesGoFromTheLowestToTheHighestScore() {
    PlayedGame kuhn = Texts.library("hrg/kuhn-poker.hrg");

    assertEquals(0, kuhn.lowest());
    assertEquals(4, kuhn.highest());
  }

  @Test
  void aScoreThatIsNoNumberIsRefused() {
    Game game =
        RgParser.parse(
                new Source(
                    "won.rg",
                    "type Player = {x}; type Score = {lost, won};"
                        + " begin, a: player = x; a, end: player = keeper;"),
                new Budget())
            .value()
            .orElseThrow();

    UnplayableException refused =
        assertThrows(UnplayableException.class, () -> PlayedGame.of(game));
    assertTrue(refused.getMessage().contains("the score `lost` is not a number"));
  }
}
