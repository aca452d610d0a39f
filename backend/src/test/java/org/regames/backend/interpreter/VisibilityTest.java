package org.regames.backend.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;

class VisibilityTest {
  @Test
  void playersSeeTheTagsMetWhileVisibleToThem() {
    Interpreter interpreter =
        Games.interpreter(
            """
            begin, a: player = x;
            a, b: $ t; b, c: visible[o] = 0; c, d: $ u; d, e: visible[o] = 1; e, f: $ w;
            f, end: player = keeper;
            """);
    Move move = interpreter.moves(Games.start(interpreter)).getFirst();
    assertEquals(List.of("t", "u", "w"), move.tags());
    assertEquals(List.of("t", "u", "w"), move.seenBy("x"));
    assertEquals(List.of("t", "w"), move.seenBy("o"));
    assertThrows(IllegalArgumentException.class, () -> move.seenBy("keeper"));
  }

  @Test
  void walksOfOneMoveThatShowDifferentTagsAreOneMoveAndReported() {
    Interpreter interpreter =
        Games.interpreter(
            """
            begin, a: player = x;
            a, b: $ t; b, c: visible[o] = 0;
            a, d: visible[o] = 0; d, c: $ t;
            c, end: player = keeper;
            """);
    assertEquals(List.of("t"), Games.moves(interpreter));
    Impropriety.UnevenVisibility finding =
        interpreter.findings().first(Impropriety.UnevenVisibility.class).orElseThrow();
    assertEquals("o", finding.player());
    assertEquals(List.of("t"), finding.tags());
    assertEquals(
        "a -[$ t]-> b -[visible[o] = 0]-> c -[player = keeper]-> end", finding.first().toString());
    assertEquals(
        "a -[visible[o] = 0]-> d -[$ t]-> c -[player = keeper]-> end", finding.second().toString());
  }
}
