package org.regames.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    String text =
        """
        type Player = {x}; type Score = {0, 1};
        begin, a: player = x; a, b: $ go; b, end: player = keeper;
        """;

    GameFile file = GameFile.of("race.rg", text);
    assertEquals("rg", file.language().name());
    assertEquals(3, file.game().edges().size());
  }
}
