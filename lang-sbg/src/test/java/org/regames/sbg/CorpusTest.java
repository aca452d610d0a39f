package org.regames.sbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

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
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.play.Perft;
import org.regames.ir.Game;
import org.regames.ir.validate.Validators;

@Tag("long")
class CorpusTest {
  /** Counts above this are not checked; set by {@code -Dregames.sbg.maxCount=N}. */
  private static final long MAX_COUNT = Long.getLong("regames.sbg.maxCount", 100_000);

  /** Shows in the report that tests are skipped; a skipped factory of tests does not. */
  @Test
  void theSharedCorpusIsThere() throws IOException {
    assertFalse(Files.readAllLines(Sbg.shared("corpus/perft.tsv")).isEmpty());
  }

  /** The games of the shared corpus against counts of other implementations. */
  @TestFactory
  Stream<DynamicTest> gamesAreValidAndHaveTheCountsOfTheCorpus() throws IOException {
    Path table = Sbg.shared("corpus/perft.tsv");
    Map<String, TreeMap<Integer, Long>> expected = new TreeMap<>();
    for (String line : Files.readAllLines(table)) {
      String[] fields = line.split("\t");
      if (fields[0].endsWith(".sbg") && Long.parseLong(fields[2]) <= MAX_COUNT) {
        expected
            .computeIfAbsent(fields[0], _ -> new TreeMap<>())
            .put(Integer.valueOf(fields[1]), Long.valueOf(fields[2]));
      }
    }
    return expected.entrySet().stream()
        .map(
            game ->
                DynamicTest.dynamicTest(
                    game.getKey(),
                    () -> check(table.resolveSibling(game.getKey()), game.getValue())));
  }

  private static void check(Path file, TreeMap<Integer, Long> expected) {
    Game game = Sbg.game(Sbg.text(file));
    assertEquals(List.of(), Validators.validate(game));
    Interpreter interpreter = Interpreter.of(game);
    int depth = 1; // counts may fall again, so the depths asked for may have gaps
    while (expected.containsKey(depth + 1)) {
      depth++;
    }
    List<Long> counts = new Perft(interpreter).counts(depth);
    expected.headMap(depth, true).forEach((d, n) -> assertEquals(n, counts.get(d), "depth " + d));
    assertEquals(List.of(), interpreter.findings().list());
  }
}
