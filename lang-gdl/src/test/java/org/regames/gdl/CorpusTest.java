package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

/** Published games against counts of choices from outside. */
@Tag("long")
class CorpusTest {
  /** Counts above this are not checked; set by {@code -Dregames.gdl.maxCount=N}. */
  private static final long MAX_COUNT = Long.getLong("regames.gdl.maxCount", 1_000);

  /** Shows in the report that tests are skipped; a skipped factory of tests does not. */
  @Test
  void theSharedCorpusIsThere() throws IOException {
    assertEquals(19, Files.readAllLines(Gdl.shared("corpus/choices.tsv")).size());
  }

  @TestFactory
  Stream<DynamicTest> gamesAreValidAndHaveTheChoicesOfTheCorpus() throws IOException {
    Path table = Gdl.shared("corpus/choices.tsv");
    Map<String, TreeMap<Integer, Long>> expected = new TreeMap<>();
    for (String line : Files.readAllLines(table)) {
      String[] fields = line.split("\t");
      if (fields[0].endsWith(".kif") && Long.parseLong(fields[2]) <= MAX_COUNT) {
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
    Game game = Gdl.game(Gdl.text(file));
    assertEquals(List.of(), Validators.validate(game));
    Interpreter interpreter = Interpreter.of(game);
    List<Long> counts = new Perft(interpreter).choiceCounts(expected.lastKey());
    expected.forEach((depth, count) -> assertEquals(count, counts.get(depth), "depth " + depth));
    assertEquals(List.of(), interpreter.findings().list());
  }
}
