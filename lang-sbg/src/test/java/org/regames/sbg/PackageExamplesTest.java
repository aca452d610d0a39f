package org.regames.sbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameVariation;
import org.regames.sbg.generator.SbgGenerator;
import org.regames.sbg.lowering.SbgLowering;
import org.regames.sbg.syntax.SbgGame;

/** The examples of the pages of the packages. */
class PackageExamplesTest {
  @Test
  void aGameIsReadPrintedAndLowered() {
    String text = "<<Duel>> <BOARD> 2 3 |pp| |..| |PP| <PIECES> P (0,1,e) & <GOALS> 9 & @P 0 2 &";
    SbgGame game = SbgParser.parse(new Source("duel.sbg", text)).value().orElseThrow();
    assertEquals(
        """
        <<Duel>>
        <BOARD>
        2 3
        |pp|
        |..|
        |PP|
        <PIECES>
        P (0,1,e) &
        <GOALS>
        9 &
        @P 0 2 &
        """,
        SbgPrinter.print(game));
    assertEquals(
        "var turn: Turn = 0;",
        SbgLowering.lower(game, new Budget()).variable("turn").orElseThrow().toString());
  }

  @Test
  void aGameIsMadeAtRandom() {
    String text = SbgPrinter.print(SbgGenerator.generate(7));
    assertTrue(text.startsWith("<<Random game 7>>\n"), text);
    assertEquals(text, SbgPrinter.print(SbgGenerator.generate(7)));
  }

  @Test
  void aGameIsMadeFromAnother() {
    String text = Sbg.text(Sbg.library().getFirst());
    GameVariation variation = new SbgLanguage().variation().orElseThrow();
    String child = variation.mutate(new Source("game.sbg", text), 7).value().orElseThrow();
    assertFalse(child.equals(text));
  }
}
