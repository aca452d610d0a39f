package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.validate.Validators;

/** Whether a sheet is said to have states that lead nowhere. */
class EndsAreProvenTest {
  /**
   * Two bids one after the other, the second of which ends the play: what follows it has no moves.
   */
  private static final String BIDS =
      """
      (role p) (role q)
      (init (turn first))
      (<= (legal p (bid 5)) (true (turn first)))
      (<= (legal p (bid 6)) (true (turn first)))
      (<= (legal q idle) (true (turn first)))
      (<= (legal p idle) (true (turn second)))
      (<= (legal q (bid 5)) (true (turn second)))
      (<= (legal q (bid 6)) (true (turn second)))
      (<= (next (turn second)) (true (turn first)))
      (<= (next (last ?n)) (does q (bid ?n)))
      (<= terminal (true (last ?n)))
      (goal p 50)
      (goal q 50)
      """;

  private static List<String> codes(String text) {
    Source source = new Source("bids.kif", text);
    return Validators.validated(GdlFrontend.read(source, new Budget()), source)
        .diagnostics()
        .stream()
        .map(Diagnostic::code)
        .toList();
  }

  @Test
  void aStateThatNoPlayComesToIsNoFinding() {
    assertEquals(List.of(), codes(BIDS));
  }

  @Test
  void aPlayThatIsStuckIsOne() {
    assertEquals(
        List.of("no-legal-move"),
        codes(BIDS.replace("terminal (true (last ?n))", "terminal (true (last 5))")));
  }
}
