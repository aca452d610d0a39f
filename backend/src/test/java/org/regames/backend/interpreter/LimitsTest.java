package org.regames.backend.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;

class LimitsTest {
  private static final String LARGE =
      """
      type D = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
      type A = D -> D -> D -> D; type B = D -> D -> D -> D -> A; type C = B;
      begin, a: player = x; a, end: player = keeper;
      """;

  private static String refusal(String rules) {
    Game game = Games.of(rules);
    return assertThrows(DiagnosticException.class, () -> Interpreter.of(game))
        .diagnostic()
        .message();
  }

  @Test
  void variablesThatAreTooLargeAreRefused() {
    assertEquals(
        "the game gets too large: no more than 5000000 items may be made, and these values of"
            + " variable v would exceed that",
        refusal(LARGE + "var v: B = {:{:{:{:{:{:{:0}}}}}}};"));
  }

  @Test
  void constantsThatAreTooLargeAreRefused() {
    assertEquals(
        "the game gets too large: no more than 5000000 items may be made, and these values of"
            + " constant v would exceed that",
        refusal(LARGE + "const v: B = {:{:{:{:{:{:{:0}}}}}}};"));
  }
}
