package org.regames.bench.ceiling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class CeilingTest {
  private static final long MOST = 3_000_000;

  /** The known counts lie beside the games, up to the depth that takes a moment. */
  @ParameterizedTest
  @ValueSource(strings = {"breakthrough", "connectfour"})
  void perftIsAsKnown(String game) throws IOException {
    Path counts =
        Path.of(System.getProperty("regames.root")).resolve("games/hrg/" + game + ".perft");
    Ceiling ceiling = Ceiling.ofFile(game + ".hrg", 1).orElseThrow();
    List<String[]> rows =
        Files.readAllLines(counts).stream()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split("\t"))
            .filter(row -> Long.parseLong(row[1]) <= MOST)
            .toList();

    assertTrue(rows.size() >= 4);
    for (String[] row : rows) {
      assertEquals(Long.parseLong(row[1]), ceiling.perft(Integer.parseInt(row[0])), row[0]);
    }
  }

  /** The mean lengths of random plays, measured by the interpreter with the same rules. */
  @ParameterizedTest
  @CsvSource({"breakthrough, 64.1", "connectfour, 21.3"})
  void playoutsAreAsLongAsTheyShouldBe(String game, double mean) {
    Ceiling ceiling = Ceiling.ofFile(game, 7).orElseThrow();
    double sum = IntStream.range(0, 100_000).mapToLong(_ -> ceiling.playout()).sum();

    assertEquals(mean, sum / 100_000, 0.1);
  }

  @ParameterizedTest
  @CsvSource({"Connect-Four.rbg, 1", "connect4.hrg, 1", "breakthrough, 1", "chess.hrg, 0"})
  void filesAreKnownByTheirName(String file, int known) {
    assertEquals(known, Ceiling.ofFile(file, 1).stream().count());
  }
}
