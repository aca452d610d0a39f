package org.regames.rg;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Reads the texts of tests. */
final class Reading {
  /** What every game has, for texts that are about something else. */
  static final String USUAL = "type Player = {x, o}; type Score = {0, 1};\n";

  private static final Path ROOT = Path.of(System.getProperty("regames.root"));

  /** Small texts of all kinds, most of them wrong. */
  static final Path ERRORS = ROOT.resolve("lang-rg/src/test/resources/errors");

  /** Published games, where they are at hand. */
  static final Path CORPUS = ROOT.resolveSibling("shared").resolve("corpus/rg");

  private Reading() {}

  static Result<Game> result(String text) {
    return RgParser.parse(new Source("test.rg", text), new Budget());
  }

  /** The game of a text without errors. */
  static Game game(String text) {
    Result<Game> result = result(text);
    return result.value().orElseThrow(() -> new AssertionError(render(result.diagnostics())));
  }

  static String render(List<Diagnostic> diagnostics) {
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    return diagnostics.stream().map(renderer::render).collect(Collectors.joining());
  }

  /** The texts of a folder by their names. */
  static TreeMap<String, String> texts(Path folder) throws IOException {
    TreeMap<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(it -> it.toString().endsWith(".rg")).toList()) {
        texts.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return texts;
  }
}
