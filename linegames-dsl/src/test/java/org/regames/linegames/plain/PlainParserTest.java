package org.regames.linegames.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;

class PlainParserTest {
  private static final String GAME =
      """
      lineGame("small") {
          board { grid(width = 3, height = 4) }
          pawns { rows(1) }
          captureOnce(mandatory = true)
          limits(stagnation = 20)
      }
      """;

  private static Result<PlainGame> parse(String text) {
    return PlainParser.parse(new Source("small.linegame", text));
  }

  @Test
  void writtenAndReadAgainAGameIsTheSame() {
    PlainGame game = parse(GAME).value().orElseThrow();
    String text = PlainWriter.text(game);
    assertEquals(game, parse(text).value().orElseThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          width = 3 | widht = 3 | 2 | `grid` has no argument `widht`
          width = 3 | width = 0 | 2 | width: expected at least 1, found 0
          rows(1)   | rows(3)   | 3 | count: expected 1, 2 or 4, found 3
          rows(1)   | rwos(1)   | 3 | expected one of eastToWest
          true      | maybe     | 4 | expected `true` or `false`, found `maybe`
          limits(   | val x = ( | 5 | expected one of board
          """)
  void aMistakeIsToldAtItsPlace(String right, String wrong, int line, String message) {
    Result<PlainGame> read = parse(GAME.replace(right, wrong));
    assertTrue(read.value().isEmpty());
    Diagnostic mistake = read.diagnostics().getFirst();
    assertEquals(line, mistake.origin().line());
    assertTrue(mistake.message().startsWith(message), mistake.message());
  }
}
