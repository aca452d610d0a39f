package org.regames.lud.literal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Our games have as many plays when they are read literally as their tables say. */
class LiteralCountsTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("basedir", ""), "src/test/resources/games");
  private static final long MOST = Long.getLong("plays", 20_000);

  static Stream<Path> tables() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(it -> it.toString().endsWith(".perft") && !hasChance(it))
          .sorted()
          .toList()
          .stream();
    }
  }

  /** Chance is a part of moves where games are read literally. */
  private static boolean hasChance(Path table) {
    try {
      String text = Files.readString(Path.of(table.toString().replace(".perft", ".lud")));
      return text.contains("(dice") || text.contains("Random");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void numbersOfPlaysAreThoseOfTheTable(Path table) throws IOException {
    String text = Files.readString(Path.of(table.toString().replace(".perft", ".lud")));
    List<String> rows = new ArrayList<>();
    for (String row : Files.readAllLines(table)) {
      if (!row.startsWith("#") && Long.parseLong(row.split("\t")[1]) <= MOST) {
        rows.add(row);
      }
    }
    LiteralGame game = LiteralGame.ofText(text);
    List<String> found = new ArrayList<>();
    List<LiteralPlay> level = List.of(LiteralPlay.start(game, Chance.random(new Random(1))));
    for (int depth = 1; depth <= rows.size(); depth++) {
      level = after(level);
      found.add(depth + "\t" + level.size());
    }
    assertEquals(rows, found);
  }

  private static List<LiteralPlay> after(List<LiteralPlay> plays) {
    List<LiteralPlay> all = new ArrayList<>();
    for (LiteralPlay play : plays) {
      for (LiteralMove move : play.isOver() ? List.<LiteralMove>of() : play.moves()) {
        LiteralPlay next = play.copy();
        next.make(move);
        all.add(next);
      }
    }
    return all;
  }
}
