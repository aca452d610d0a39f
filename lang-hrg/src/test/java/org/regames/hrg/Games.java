package org.regames.hrg;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.TypeDefinition;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Games for tests. */
final class Games {
  private Games() {}

  /** Reads a game as the command does: with room for deep recursion. */
  static Result<Game> read(String name, String text) {
    return read(name, text, new Budget());
  }

  static Result<Game> read(String name, String text, Budget budget) {
    FutureTask<Result<Game>> reading =
        new FutureTask<>(
            () -> new HrgLanguage().frontend().orElseThrow().read(source(name, text), budget));
    new Thread(null, reading, "reader", 64L << 20).start();
    try {
      return reading.get();
    } catch (ExecutionException | InterruptedException failure) {
      throw new AssertionError(name, failure);
    }
  }

  static Source source(String name, String text) {
    return new Source(name, text);
  }

  static String render(List<Diagnostic> findings) {
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    return findings.stream().map(renderer::render).collect(Collectors.joining());
  }

  /** The files of a folder with a suffix, in order. */
  static List<Path> files(Path folder, String suffix) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static Path resources(String folder) {
    return Path.of(System.getProperty("regames.root"), "lang-hrg/src/test/resources", folder);
  }

  /** The published games. */
  static Path corpus() {
    return Path.of(System.getProperty("regames.root")).resolveSibling("shared/corpus/hrg");
  }

  /** Without what every game has, be it written or not. */
  static Game withoutBuiltins(Game game) {
    List<TypeDefinition> required =
        game.types().stream()
            .filter(
                type ->
                    type.name().equals(Builtins.PLAYER_TYPE)
                        || type.name().equals(Builtins.SCORE_TYPE))
            .toList();
    Game builtins =
        Builtins.complete(new Game(required, List.of(), List.of(), List.of(), List.of()));
    return new Game(
        game.types().stream().filter(type -> !builtins.types().contains(type)).toList(),
        game.constants(),
        game.variables().stream().filter(v -> !builtins.variables().contains(v)).toList(),
        game.edges(),
        game.pragmas());
  }
}
