package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rg.RgParser;

/** Games written in tests. */
final class GameTexts {
  private GameTexts() {}

  /** The game of an RG text, if it has no errors. */
  static Optional<Game> parsed(String text) {
    return read(text).value();
  }

  /** The game of an RG text, which must have no errors. */
  static Game parse(String text) {
    Result<Game> result = read(text);
    assertTrue(result.value().isPresent(), () -> result.diagnostics() + "\n" + text);
    return result.value().orElseThrow();
  }

  private static Result<Game> read(String text) {
    return RgParser.parse(new Source("test.rg", text), new Budget());
  }
}
