package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;
import org.regames.rg.RgParser;
import org.regames.rg.RgPrinter;

/** Published games, where they are beside the project. That they play right is tested elsewhere. */
@Tag("long")
class CorpusTest {
  static Stream<Path> games() {
    return Files.isDirectory(Games.corpus())
        ? Games.files(Games.corpus(), ".hrg").stream()
        : Stream.empty();
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("games")
  void becomesAValidGameThatCanBePrinted(Path file) {
    Result<Game> result = Games.read(file.getFileName().toString(), Games.text(file));
    Game game =
        result.value().orElseThrow(() -> new AssertionError(Games.render(result.diagnostics())));
    List<Diagnostic> errors =
        Validators.validate(game).stream().filter(Diagnostic::isError).toList();
    assertEquals("", Games.render(errors));
    assertEquals(
        game,
        RgParser.parse(Games.source("printed.rg", RgPrinter.print(game)), new Budget())
            .value()
            .orElseThrow());
  }

  @Test
  void isThere() {
    assumeTrue(Files.isDirectory(Games.corpus()), "../shared/corpus is not there");
    assertEquals(15, games().count());
  }
}
