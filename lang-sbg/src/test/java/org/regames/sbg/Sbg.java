package org.regames.sbg;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.sbg.syntax.SbgGame;

/** Games in Simplified Boardgames for tests: as text, from resources, from the shared corpus. */
public final class Sbg {
  private Sbg() {}

  /** A game of these rows, with rules and goals as they are written. */
  public static String text(List<String> rows, String pieces, String goals) {
    return "<<Test>>\n<BOARD>\n"
        + rows.getFirst().length()
        + " "
        + rows.size()
        + rows.stream().map(row -> "\n|" + row + "|").collect(Collectors.joining())
        + "\n<PIECES>\n"
        + pieces
        + "\n<GOALS>\n"
        + goals
        + "\n";
  }

  public static Result<Game> read(String name, String text) {
    return new SbgLanguage().frontend().orElseThrow().read(new Source(name, text), new Budget());
  }

  /** The game of a text that is right. */
  public static Game game(String text) {
    Result<Game> result = read("game.sbg", text);
    return result.value().orElseThrow(() -> new AssertionError(messages(result)));
  }

  /** The syntax tree of a text that is right. */
  public static SbgGame tree(String text) {
    Result<SbgGame> result = SbgParser.parse(new Source("game.sbg", text));
    return result.value().orElseThrow(() -> new AssertionError(messages(result)));
  }

  /** All messages as they are shown. */
  public static String messages(Result<?> result) {
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    return result.diagnostics().stream().map(renderer::render).collect(Collectors.joining());
  }

  /** The files of a folder of test resources with a suffix, sorted. */
  public static List<Path> resources(String folder, String suffix) {
    String root = System.getProperty("regames.root");
    return files(Path.of(root, "lang-sbg/src/test/resources", folder), suffix);
  }

  /** Our games, sorted. */
  public static List<Path> library() {
    return files(Path.of(System.getProperty("regames.root"), "games/sbg"), ".sbg");
  }

  /** The files in a folder with a suffix, sorted. */
  public static List<Path> files(Path folder, String suffix) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A file beside the project; the test is skipped where it is absent. */
  public static Path shared(String path) {
    Path file = Path.of(System.getProperty("regames.root")).resolveSibling("shared").resolve(path);
    Assumptions.assumeTrue(Files.exists(file), "skipped, there is no " + file);
    return file;
  }
}
