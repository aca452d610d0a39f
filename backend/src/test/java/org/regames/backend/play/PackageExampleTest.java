package org.regames.backend.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    Interpreter interpreter =
        Games.interpreter(
            """
            type N = {0, 1}; var n: N = 0; var m: N = 0; var goals: Goals = {:0};
            begin, a: player = x; a, b: n = N(*); b, c: $$ n; c, d: player = o;
            d, e: m = N(*); e, f: $$ m; f, g: player = keeper;
            g, h: n == m; h, i: goals[o] = 1; g, i: n != m; i, end: player = keeper;
            """);

    assertEquals(List.of(1L, 2L, 4L, 0L), new Perft(interpreter).counts(3));
    PlayoutStatistics statistics = Playouts.of(1000, 42).run(interpreter);
    assertEquals(2.0, statistics.plies().mean());
    assertEquals(500, statistics.scores().get("o").get("0"), 100);
    assertEquals(500, statistics.scores().get("o").get("1"), 100);
  }
}
