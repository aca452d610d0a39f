package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games of a copy of Ludii with its records: each is exact, or it is refused. */
@Tag("long")
class RecordsOfCorpusTest {
  private static final Path CORPUS =
      Path.of(System.getProperty("regames.root", "..")).resolveSibling("shared/corpus/lud");

  /** One game in so many; all take about two minutes. */
  private static final int SAMPLE = Integer.getInteger("sample", 8);

  @Test
  void noGameThatIsPlayedDiffersFromItsRecords() throws IOException {
    Path games = CORPUS.resolve("games");
    assumeTrue(Files.isDirectory(games), "../shared/corpus/lud is not there");
    List<Object> words = new ArrayList<>(List.of("replay"));
    try (Stream<Path> files = Files.walk(games)) {
      List<Path> all = files.filter(file -> file.toString().endsWith(".lud")).sorted().toList();
      IntStream.range(0, all.size())
          .filter(i -> i % SAMPLE == 0)
          .forEach(i -> words.add(all.get(i)));
    }
    words.addAll(List.of("--trials", CORPUS.resolve("trials"), "--json"));

    List<JsonObject> rows = Run.of(words.toArray()).json();

    List<JsonObject> others =
        rows.stream()
            .filter(row -> row.has("verdict"))
            .filter(row -> !List.of("exact", "refused").contains(row.get("verdict").getAsString()))
            .toList();
    assertEquals(List.of(), others);
    assertTrue(rows.stream().anyMatch(row -> row.has("states")), "no game is played");
  }
}
