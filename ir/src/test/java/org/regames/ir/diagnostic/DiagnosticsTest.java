package org.regames.ir.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.ir.language.Result;

class DiagnosticsTest {
  private static final Source SOURCE = new Source("f", "one two three");
  private static final Origin ONE = Origin.of(SOURCE, 0, 3);
  private static final Origin TWO = Origin.of(SOURCE, 4, 7);

  private final Diagnostics diagnostics = new Diagnostics();

  private List<String> messages() {
    return diagnostics.list().stream().map(Diagnostic::message).toList();
  }

  @Test
  void findingsAreListedInTheOrderOfTheirPlaces() {
    diagnostics.error("c", TWO, "second");
    diagnostics.error("c", ONE, "first");
    diagnostics.error("c", TWO, "third");
    assertEquals(List.of("first", "second", "third"), messages());
  }

  @Test
  void theSameFindingIsListedOnce() {
    diagnostics.error("c", ONE, "message");
    diagnostics.error("c", Origin.of(SOURCE, 0, 1), "message");
    diagnostics.error("c", Origin.of(new Source("g", "one"), 0, 1), "message");
    diagnostics.error("c", TWO, "message");
    assertEquals(3, diagnostics.list().size());
  }

  @Test
  void warningsAreNoErrors() {
    diagnostics.warning("c", ONE, "careful");
    assertFalse(diagnostics.hasErrors());
    assertEquals("value", Result.of("value", diagnostics).value().orElseThrow());
    diagnostics.reportAll(List.of(Diagnostic.error("c", TWO, "wrong")));
    assertTrue(diagnostics.hasErrors());
    assertTrue(Result.of("value", diagnostics).value().isEmpty());
    assertEquals(2, Result.of("value", diagnostics).diagnostics().size());
  }
}
