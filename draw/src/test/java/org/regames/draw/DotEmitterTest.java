package org.regames.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DotEmitterTest {
  private static final String LETTERS = "fontname=\"monospace\" fontsize=\"11\"";

  @Test
  void theGraphHasTheNodesAndEdgesOfTheGame() {
    assertEquals(
        """
        digraph game {
          rankdir=TB;
          "begin" [ shape="box" LETTERS style="rounded,filled,bold" fillcolor="#000000" \
        fontcolor="#ffffff" ];
          "a" [ shape="box" LETTERS style="rounded" ];
          "b" [ shape="box" LETTERS style="rounded" ];
          "end" [ shape="box" LETTERS style="rounded,bold" peripheries="2" ];
          "begin" -> "a" [ label="player = x" LETTERS color="#0072b2" penwidth="2" ];
          "a" -> "b" [ label="$ go" LETTERS color="#8a6d00" ];
          "b" -> "end" [ label="player = keeper" LETTERS color="#4d4d4d" penwidth="2" ];
        }
        """
            .replace("LETTERS", LETTERS),
        Texts.written(DotEmitter::emit, Texts.GO));
  }
}
