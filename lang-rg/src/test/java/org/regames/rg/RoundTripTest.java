package org.regames.rg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

class RoundTripTest {
  @TestFactory
  Stream<DynamicTest> corpusGamesSurvivePrintingAndParsing() throws IOException {
    Path games =
        Path.of(System.getProperty("regames.root")).resolveSibling("shared").resolve("corpus/rg");
    assumeTrue(Files.isDirectory(games), "no corpus: " + games + " is absent");
    List<Path> files;
    try (Stream<Path> found = Files.list(games)) {
      files = found.sorted().toList();
    }
    return files.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(),
                    () -> {
                      Game game = parse(file.toString(), Files.readString(file));
                      String text = RgPrinter.print(game);
                      Game again = parse("printed", text);
                      assertEquals(game, again);
                      assertEquals(text, RgPrinter.print(again));
                    }));
  }

  private static Game parse(String name, String text) {
    Result<Game> result = RgParser.parse(new Source(name, text), new Budget());
    return result.value().orElseThrow(() -> new AssertionError(render(result)));
  }

  private static String render(Result<?> result) {
    StringBuilder all = new StringBuilder();
    result.diagnostics().forEach(d -> all.append(new DiagnosticRenderer(false).render(d)));
    return all.toString();
  }
}
