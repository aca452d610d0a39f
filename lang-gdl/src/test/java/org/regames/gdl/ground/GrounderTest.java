package org.regames.gdl.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.gdl.Gdl;
import org.regames.gdl.clause.Clauses;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;

/** How much work grounding takes, in items of the budget. */
@Tag("long")
class GrounderTest {
  /** A rule that asks for so many facts, which come to hold one after the other. */
  private static String counting(int size) {
    return """
    (role a) (legal a go) (goal a 100) (init (on 0))
    (<= (next (on ?y)) (true (on ?x)) (after ?x ?y))
    """
        + lines(size, i -> "(after " + i + " " + (i + 1) + ")")
        + "(<= terminal "
        + lines(size, i -> "(true (on " + i + "))")
        + ")";
  }

  /** The same where all of them hold at the start. */
  private static String holding(int size) {
    return "(role a) (legal a go) (goal a 100) (<= (next (on ?x)) (true (on ?x)))"
        + lines(size, i -> "(init (on " + i + "))")
        + "(<= terminal "
        + lines(size, i -> "(true (on " + i + "))")
        + ")";
  }

  private static String lines(int size, IntFunction<String> line) {
    return IntStream.range(0, size).mapToObj(line).collect(Collectors.joining("\n"));
  }

  private static Grounding ground(String text, long items) {
    return Grounder.ground(Clauses.of(Gdl.description(text), new Budget()), new Budget(items));
  }

  @Test
  void workIsLinearInTheFactsThatARuleAsksFor() {
    for (int size : new int[] {500, 1_000, 2_000}) {
      assertEquals(1, ground(counting(size), 8L * size).atoms("terminal").size());
      assertEquals(1, ground(holding(size), 8L * size).atoms("terminal").size());
    }
  }

  @Test
  void theBudgetIsAboutWhatIsNeeded() {
    assertThrows(DiagnosticException.class, () -> ground(counting(1_000), 2_000));
    assertThrows(DiagnosticException.class, () -> ground(holding(1_000), 2_000));
  }
}
