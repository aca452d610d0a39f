package org.regames.ir.language;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;

class BudgetTest {
  private final Budget budget = new Budget(10);

  private void spend(long items) {
    budget.spend(items, "edges", Origin.UNKNOWN);
  }

  @Test
  void allOfItCanBeSpentAndNoMore() {
    spend(4);
    spend(6);
    spend(0);
    assertThrows(DiagnosticException.class, () -> spend(1));
  }

  @Test
  void hugeAmountsDoNotOverflow() {
    spend(9);
    assertThrows(DiagnosticException.class, () -> spend(Long.MAX_VALUE));
    assertThrows(DiagnosticException.class, () -> spend(Long.MAX_VALUE));
  }

  @Test
  void theMessageSaysWhatAndHowMany() {
    Diagnostic finding = assertThrows(DiagnosticException.class, () -> spend(11)).diagnostic();
    assertEquals("too-large", finding.code());
    assertEquals(
        "the game gets too large: no more than 10 items may be made, and these edges would"
            + " exceed that",
        finding.message());
  }

  @Test
  void theUsualLimitIsFarAboveWhatGamesNeed() {
    assertDoesNotThrow(() -> new Budget().spend(1_000_000, "edges", Origin.UNKNOWN));
  }

  @Test
  void whoWatchesSeesWhatWasTakenAndMayCallItOff() {
    List<Long> taken = new ArrayList<>();
    Budget watched = new Budget(10, taken::add);
    watched.spend(4, "edges", Origin.UNKNOWN);
    watched.rest().spend(2, "edges", Origin.UNKNOWN);
    assertEquals(List.of(0L, 4L), taken);

    Budget outdated = new Budget(10, () -> true);
    assertThrows(CancellationException.class, () -> outdated.spend(1, "edges", Origin.UNKNOWN));
  }

  @Test
  void whetherItHoldsMoreCanBeAsked() {
    spend(4);
    assertTrue(budget.covers(6));
    assertFalse(budget.covers(7));
  }
}
