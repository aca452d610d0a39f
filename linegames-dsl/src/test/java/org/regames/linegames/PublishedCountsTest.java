package org.regames.linegames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.play.ModelPerft;
import org.regames.hrg.HrgLanguage;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.model.LineGame;

class PublishedCountsTest {
  /** Counts above this are not checked; set by {@code -Dregames.linegames.maxCount=N}. */
  private static final long MAX_COUNT = Long.getLong("regames.linegames.maxCount", 150_000);

  static Stream<LineGame> games() {
    return PublishedGames.all().values().stream();
  }

  private static Map<String, TreeMap<Integer, Long>> published() throws IOException {
    Path file =
        Path.of(System.getProperty("regames.root"))
            .resolveSibling("shared")
            .resolve("corpus/linegames.tsv");
    Assumptions.assumeTrue(Files.exists(file), "skipped, there is no " + file);
    Map<String, TreeMap<Integer, Long>> counts = new TreeMap<>();
    for (String line : Files.readAllLines(file)) {
      String[] fields = line.split("\t");
      if (!fields[0].equals("file")) {
        counts
            .computeIfAbsent(fields[0], _ -> new TreeMap<>())
            .put(Integer.valueOf(fields[1]), Long.valueOf(fields[2]));
      }
    }
    return counts;
  }

  private static Game read(String text) {
    Result<Game> result =
        new HrgLanguage().frontend().orElseThrow().read(new Source("game.hrg", text), new Budget());
    assertEquals(List.of(), result.diagnostics());
    return result.value().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("long")
  void countsAreThePublishedOnes(LineGame game) throws IOException {
    String text = HrgWriter.text(game);
    Game automaton = read(text);
    assertEquals(List.of(), Validators.validate(automaton));
    TreeMap<Integer, Long> expected = published().get(game.name());
    assertFalse(expected.isEmpty());
    expected.values().removeIf(count -> count > MAX_COUNT);
    ModelPerft perft = new ModelPerft(JvmEngine.compile(automaton));
    TreeMap<Integer, Long> found = new TreeMap<>();
    for (int depth : Set.copyOf(expected.keySet())) {
      found.put(depth, perft.count(depth));
    }
    assertEquals(expected, found);
  }
}
