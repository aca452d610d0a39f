package org.regames.backend.play;

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
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;

@Tag("long")
class CorpusTest {
  /** Shows in the report that tests are skipped; a skipped factory of tests does not. */
  @Test
  void theSharedCorpusIsThere() throws IOException {
    assertFalse(Files.readAllLines(Games.shared("corpus/perft.tsv")).isEmpty());
  }

  /** The RG games of the shared corpus against counts of another implementation. */
  @TestFactory
  Stream<DynamicTest> countsAreThoseOfTheCorpus() throws IOException {
    Path table = Games.shared("corpus/perft.tsv");
    Map<String, Map<Integer, Long>> expected = new TreeMap<>();
    for (String line : Files.readAllLines(table)) {
      String[] fields = line.split("\t");
      if (fields[0].startsWith("rg/")) {
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

  private static void check(Path file, Map<Integer, Long> expected) throws IOException {
    Interpreter interpreter = Interpreter.of(Games.read(file));
    int depth = expected.keySet().stream().max(Integer::compare).orElseThrow();
    List<Long> counts = new Perft(interpreter).counts(depth);
    Map<Integer, Long> found = new TreeMap<>();
    expected.keySet().forEach(d -> found.put(d, counts.get(d)));
    assertEquals(expected, found);
    assertEquals(List.of(), interpreter.findings().list());
  }
}
