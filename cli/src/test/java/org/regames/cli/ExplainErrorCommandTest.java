package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ExplainErrorCommandTest {
  @Test
  void aCodeHasATextAndExamples() {
    Run run = Run.of("explain-error", "shadowed-case");

    assertEquals(0, run.exitCode());
    assertTrue(run.out().startsWith("shadowed-case\n\nThe first case of a function"), run.out());
    assertTrue(run.out().contains("\nWrong (hrg):\n    far : Cell -> Cell\n"), run.out());
    assertTrue(run.out().contains("\nRight (hrg):\n    far : Cell -> Cell\n"), run.out());
  }

  @Test
  void aMisspeltCodeIsMisuse() {
    Run run = Run.of("explain-error", "shadow-case");

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("did you mean `shadowed-case`?"), run.err());
  }

  @Test
  void withoutACodeAllAreListed() {
    assertTrue(Run.of("explain-error").outLines().contains("dead-end"));
  }

  @Test
  void aMessageSaysWhereThereIsMore() {
    Run run = Run.of("check", Run.game("wrong.rg"));

    assertTrue(run.err().endsWith("more: regames explain-error syntax\n"), run.err());
  }
}
