package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.gdl.lowering.GdlLowering;
import org.regames.gdl.syntax.GdlDescription;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Games for tests. */
public final class Gdl {
  private static final Path ROOT = Path.of(System.getProperty("regames.root"));

  private Gdl() {}

  /** A game without errors; warnings are allowed. */
  static GdlLowering.Lowered lowered(String text) {
    Result<GdlLowering.Lowered> result =
        GdlFrontend.lower(new Source("game.kif", text), new Budget());
    return result.value().orElseThrow(() -> new AssertionError(render(result.diagnostics())));
  }

  /** A game without errors, made in some way. */
  static GdlLowering.Lowered lowered(String text, GdlFrontend.Lowering lowering) {
    Result<GdlLowering.Lowered> result =
        GdlFrontend.lower(new Source("game.kif", text), new Budget(), lowering);
    return result.value().orElseThrow(() -> new AssertionError(render(result.diagnostics())));
  }

  static Game game(String text) {
    return lowered(text).game();
  }

  public static GdlDescription description(String text) {
    Diagnostics diagnostics = new Diagnostics();
    GdlDescription description = GdlParser.parse(new Source("game.kif", text), diagnostics);
    assertEquals("", render(diagnostics.list()));
    return description;
  }

  static String render(List<Diagnostic> findings) {
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    return findings.stream().map(renderer::render).collect(Collectors.joining());
  }

  static Path shared(String file) {
    Path path = ROOT.resolveSibling("shared").resolve(file);
    assumeTrue(Files.exists(path), "../shared/" + file + " is not there");
    return path;
  }

  public static List<Path> resources(String folder, String suffix) {
    return files(ROOT.resolve("lang-gdl/src/test/resources").resolve(folder), suffix);
  }

  /** Our own games. */
  public static List<Path> library() {
    return files(ROOT.resolve("games/gdl"), ".kif");
  }

  static List<Path> files(Path folder, String suffix) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  public static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * Asserts that the automaton of a sheet has no more edges than the bound allows; the size of the
   * net.
   */
  static long assertEdgesAreBounded(Path file) {
    long[] size = new long[1];
    GdlFrontend.Lowering measured =
        (net, structure, start, budget) -> {
          size[0] = net.size();
          return GdlLowering.lower(net, structure, start, budget);
        };
    int edges = lowered(text(file), measured).game().edges().size();
    assertTrue(
        edges <= GdlLowering.EDGES_OF_ITEM * size[0] + GdlLowering.FEW_EDGES,
        () -> edges + " edges for " + size[0] + " items");
    return size[0];
  }
}
