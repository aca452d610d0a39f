package org.regames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    Game game = Games.load(Library.file("hrg/tictactoe.hrg"));
    assertEquals(List.of("x", "o"), game.players());
    State start = game.start();
    assertEquals("x", start.player());
    assertEquals(9, start.legal().size());
    State next = start.play("C__2_2").play("C__1_1");
    assertEquals("x", next.at("grid", "C__2_2"));
    assertEquals("Optional[C__1_1]", next.lastMove().toString());
    assertEquals(8, next.before().orElseThrow().legal().size());
    assertEquals("x 100, o 0", next.playout(new SplittableRandom(1)).toString());
    State end = next.play("C__2_1").play("C__1_2").play("C__2_3");
    assertTrue(end.isOver());
    assertEquals(100, end.score("x"));
    assertTrue(game.translate("rg").text().contains("begin"));
  }
}
