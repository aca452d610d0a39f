package org.regames.backend.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.play.Playouts;
import org.regames.ir.Game;

class PackageExampleTest {
  private static final Game GAME =
      Games.of(
          """
          type N = {0, 1}; var n: N = 0;
          begin, a: player = x; a, b: n = N(*); b, c: $$ n;
          c, d: player = o; d, e: n = N(*); e, f: $$ n; f, end: player = keeper;
          """);

  @Test
  void theExampleOfThePackageWorks() {
    PlayableGame playable = Engines.named("jvm").orElseThrow().start(GAME);

    assertEquals(4, playable.count(2, _ -> {}));
    assertEquals(10, playable.playouts(Playouts.of(10, 1), _ -> {}).playouts());
    assertEquals(List.of(), playable.findings());
  }

  @Test
  void enginesCountChoicesAlike() {
    Game forced =
        Games.of(
            """
            type N = {0, 1}; type Die = {1, 2, 3}; var n: N = 0; var d: Die = 1;
            begin, a: player = x; a, b: $ x; b, c: player = random; c, d: d = Die(*);
            d, e: player = o; e, f: n = N(*); f, g: $$ n; g, h: player = x; h, i: $ x;
            i, end: player = keeper;
            """);
    List<Long> expected = Engines.INTERPRETER.start(forced).choiceCounts(3, _ -> {});

    assertEquals(List.of(1L, 3L, 6L, 0L), expected);
    assertEquals(expected, Engines.DEFAULT.start(forced).choiceCounts(3, _ -> {}));
  }
}
