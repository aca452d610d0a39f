package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.validate.Validators;

/**
 * Games that others wrote, against counts that others made. Runs where the shared corpus is beside
 * the checkout. {@code -Dperft.max=200000} counts further than the default, and {@code -Dsample=1}
 * compiles the largest games, too.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class CorpusTest {
  private static final long MOST = Long.getLong("perft.max", 500);
  private static final long MOST_COMPILED = 50 * MOST;

  /** Compiling games of more edges takes ten seconds each. */
  private static final int LARGE = 5_000;

  /** Shows in the report that tests are skipped; a skipped factory of tests does not. */
  @Test
  void theSharedCorpusIsThere() {
    assumeTrue(Files.isDirectory(Games.CORPUS), "no shared corpus beside the checkout");
    assertFalse(Games.below(Games.CORPUS).isEmpty());
  }

  @TestFactory
  Stream<DynamicTest> corpusGamesAreValidAndCountAsTheyShould() throws IOException {
    assumeTrue(Files.isDirectory(Games.CORPUS), "no shared corpus beside the checkout");
    Map<String, TreeMap<Integer, Long>> expected = expectedCounts();
    List<Path> games = Games.below(Games.CORPUS);
    assertFalse(games.isEmpty(), "the corpus has no game in any of our languages");
    return games.stream()
        .filter(file -> Games.takes(CorpusTest.class, file))
        .map(
            file -> {
              String name = Games.CORPUS.relativize(file).toString().replace('\\', '/');
              return DynamicTest.dynamicTest(name, () -> check(file, expected.get(name)));
            });
  }

  private static Map<String, TreeMap<Integer, Long>> expectedCounts() throws IOException {
    Map<String, TreeMap<Integer, Long>> counts = new TreeMap<>();
    try (Stream<String> lines = Files.lines(Games.CORPUS.resolve("perft.tsv"))) {
      lines
          .skip(1)
          .map(line -> line.split("\t"))
          .forEach(
              row ->
                  counts
                      .computeIfAbsent(row[0], _ -> new TreeMap<>())
                      .put(Integer.valueOf(row[1]), Long.valueOf(row[2])));
    }
    return counts;
  }

  private static void check(Path file, TreeMap<Integer, Long> expected) {
    Game game = Games.read(file);
    List<Diagnostic> findings = Validators.validate(game);
    assertEquals(List.of(), findings.stream().filter(Diagnostic::isError).toList());
    assertEquals(game, Games.parse(Games.print(game)), "parsing the printed game back");
    if (expected == null || game.edges().size() > LARGE && !Games.isSampled(file)) {
      return; // a game of which nobody counted the moves, or a large one
    }
    Interpreter interpreter = Interpreter.of(game);
    ModelPerft compiled = new ModelPerft(JvmEngine.compile(game));
    expected.forEach(
        (depth, count) -> {
          if (count <= MOST_COMPILED) {
            assertEquals(count, compiled.count(depth), "compiled perft(" + depth + ")");
          }
          if (count <= MOST) {
            assertEquals(count, new Perft(interpreter).count(depth), "perft(" + depth + ")");
          }
        });
  }
}
