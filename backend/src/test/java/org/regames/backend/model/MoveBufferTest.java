package org.regames.backend.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;

class MoveBufferTest {
  /** A path on a cycle makes moves of 1, 2, 3, ... decisions, before which memory is not to end. */
  @Test
  void moreDecisionsThanAGigabyteHoldsAreRefused() {
    String rules =
        "begin, m: player = x; m, n: $ again; n, m: ; m, b: $ t; b, end: player = keeper;";
    MoveBuffer buffer = JvmEngine.compile(Games.of(rules)).newMoves();
    long[] decisions = {0};

    EndlessPlayException refused =
        assertThrows(
            EndlessPlayException.class,
            () -> {
              for (int depth = 0; ; depth++) {
                buffer.note(depth, 0);
                buffer.addNoted(depth + 1);
                decisions[0] += depth + 1;
              }
            });

    assertEquals(EndlessPlayException.Kind.MOVE, refused.kind());
    assertTrue(4 * decisions[0] <= 256 << 20, () -> decisions[0] + " decisions");
  }
}
