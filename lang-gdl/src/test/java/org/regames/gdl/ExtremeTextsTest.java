package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/**
 * Rule sheets that nest deeply or go on for long become valid automata or messages that each name a
 * place, and nothing else happens.
 */
class ExtremeTextsTest {
  /** Items of the budget, so that texts that explode end soon. */
  private static final int BUDGET = 20_000;

  private static final int LONGEST = 4_000;
  private static final int DEEP = 5_000;
  private static final int LONG = 100_000;

  @Test
  void whatIsDeepOrLongIsRefusedOrTaken() {
    String game = "(role x) (<= terminal (true done)) (goal x 100) (legal x go)";
    check("deep term", game + "(init " + "(s ".repeat(DEEP) + "z" + ")".repeat(DEEP + 1));
    for (int depth : new int[] {150, 198, 199, 200, 201, 205, 250, 290}) {
      String term = "(s ".repeat(depth) + "z" + ")".repeat(depth);
      check(
          "term of depth " + depth,
          game + "(init " + term + ") (<= (next done) (true " + term + "))");
    }
    check("infix", "role(x) init(" + "s(".repeat(DEEP) + "z" + ")".repeat(DEEP + 1));
    check("negations", game + "(<= done " + "(not ".repeat(DEEP) + "z" + ")".repeat(DEEP + 1));
    check("open", "(".repeat(LONG));
    check("closed", ")".repeat(LONG));
    check("a name", game + "(init " + "a".repeat(LONG) + ")");
    check("a comment", game + ";" + "a".repeat(LONG));
    check("a row", game + " (init z)".repeat(LONG / 100));
  }

  private static void check(String name, String text) {
    Result<Game> result;
    try {
      result = GdlFrontend.read(new Source("fuzz.kif", text), new Budget(BUDGET));
    } catch (RuntimeException | StackOverflowError failure) {
      throw new AssertionError(name + " ends with " + failure + ":\n" + start(text), failure);
    }
    for (Diagnostic finding : result.diagnostics()) {
      assertTrue(finding.origin().isKnown(), () -> name + ": no place: " + finding);
    }
    boolean failed = result.diagnostics().stream().anyMatch(Diagnostic::isError);
    assertEquals(failed, result.value().isEmpty(), () -> name + ":\n" + start(text));
    result
        .value()
        .ifPresent(
            game ->
                assertEquals(
                    List.of(),
                    Validators.validate(game).stream().filter(Diagnostic::isError).toList(),
                    () -> name + ":\n" + start(text)));
  }

  private static String start(String text) {
    return text.substring(0, Math.min(text.length(), LONGEST));
  }
}
