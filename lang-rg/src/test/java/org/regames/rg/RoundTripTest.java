package org.regames.rg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.validate.Validators;

/** What is printed reads back as the same game. */
class RoundTripTest {
  private static final int RANDOM_GAMES = 500;

  private static void survives(Game game) {
    String text = RgPrinter.print(game);
    Game again = Reading.game(text);
    assertEquals(game, again);
    assertEquals(text, RgPrinter.print(again));
  }

  /** Shows in the report that tests are skipped; a skipped factory of tests does not. */
  @Test
  void theSharedCorpusIsThere() throws IOException {
    assumeTrue(Files.isDirectory(Reading.CORPUS), "no corpus: " + Reading.CORPUS + " is absent");
    assertFalse(Reading.texts(Reading.CORPUS).isEmpty());
  }

  @TestFactory
  Stream<DynamicTest> corpusGamesAreValidAndSurvivePrinting() throws IOException {
    assumeTrue(Files.isDirectory(Reading.CORPUS), "no corpus: " + Reading.CORPUS + " is absent");
    return Reading.texts(Reading.CORPUS).entrySet().stream()
        .map(text -> DynamicTest.dynamicTest(text.getKey(), () -> corpusGame(text)));
  }

  private static void corpusGame(Map.Entry<String, String> text) {
    Game game = Reading.game(text.getValue());
    survives(game);
    assertEquals(
        "",
        Reading.render(Validators.validate(game).stream().filter(Diagnostic::isError).toList()));
  }

  @TestFactory
  Stream<DynamicTest> textsWithOtherMistakesThanSyntaxSurvivePrinting() throws IOException {
    return Reading.texts(Reading.ERRORS).entrySet().stream()
        .filter(text -> Reading.result(text.getValue()).value().isPresent())
        .map(
            text ->
                DynamicTest.dynamicTest(
                    text.getKey(), () -> survives(Reading.game(text.getValue()))));
  }

  @Test
  void everythingThatCanBeWrittenSurvivesPrinting() {
    for (int seed = 0; seed < RANDOM_GAMES; seed++) {
      survives(new RandomGame(seed).game());
    }
  }
}
