package org.regames.backend.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.ir.Game;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    Game game =
        Games.of(
            """
            type N = {0, 1}; var n: N = 0; var m: N = 0;
            begin, a: player = x; a, b: n = N(*); b, c: $$ n; c, d: player = keeper;
            d, e: visible[x] = 0; e, f: player = o; f, g: m = N(*); g, h: $$ m;
            h, i: player = keeper;
            i, j: n == m; j, k: goals[o] = 1; i, l: n != m; l, k: goals[x] = 1;
            k, end: player = keeper;
            """);

    Interpreter interpreter = Interpreter.of(game);
    State start = interpreter.settle(interpreter.initial()).orElseThrow();
    assertEquals("x", start.player());
    Move zero = interpreter.moves(start).getFirst();
    assertEquals(List.of("0"), zero.tags());
    State second = interpreter.settle(zero.next()).orElseThrow();
    assertEquals("o", second.player());
    Move one = interpreter.moves(second).getLast();
    assertEquals(List.of("1"), one.tags());
    assertEquals(List.of(), one.seenBy("x"));
    State end = interpreter.settle(one.next()).orElseThrow();
    assertTrue(end.isTerminal());
    assertEquals(Map.of("x", "1", "o", "0"), end.scores());
    assertEquals("[keeper:, x: 0, keeper:, o: 1, keeper:]", end.play().toString());
    assertTrue(interpreter.findings().isEmpty());
  }
}
