package org.regames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.testing.GameSample;

/** All games of this repository are played by the library, and have as many moves as is known. */
@Tag("long")
class EveryGameTest {
  private static final long MOST = 2500;
  private static final int MOST_PLIES = Integer.getInteger("sample", 12) == 1 ? 50 : 15;

  private static final Map<Path, Game> READ = new HashMap<>();

  /** Each game is read and compiled once. */
  private static Game read(Path file) {
    return READ.computeIfAbsent(file, Games::load);
  }

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.walk(Library.file(""))) {
      return files
          .filter(file -> file.toString().endsWith(".perft"))
          .map(EveryGameTest::game)
          .filter(game -> !game.getParent().endsWith("linegames"))
          .filter(game -> GameSample.takes(EveryGameTest.class, game.getFileName().toString()))
          .sorted()
          .toList();
    }
  }

  private static Path game(Path perft) {
    String name = perft.getFileName().toString().replace(".perft", ".");
    try (Stream<Path> files = Files.list(perft.getParent())) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(name) && !file.equals(perft))
          .filter(file -> !file.toString().endsWith(".view.json"))
          .findFirst()
          .orElseThrow();
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void movesAreThoseThatAreKnown(Path file) throws IOException {
    Game game = read(file);
    String name = file.getFileName().toString();
    Path perft = file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ".perft");
    int compared = 0;
    for (String line : Files.readAllLines(perft)) {
      String[] words = line.split("\t");
      if (!line.startsWith("#") && words.length == 2 && Long.parseLong(words[1]) <= MOST) {
        int depth = Integer.parseInt(words[0]);
        assertEquals(Long.parseLong(words[1]), count(game.start(), depth), "depth " + depth);
        compared++;
      }
    }
    assertTrue(compared > 0, "something was counted");
  }

  private static long count(State state, int depth) {
    if (depth == 0) {
      return 1;
    }
    return state.legal().stream().mapToLong(move -> count(state.play(move), depth - 1)).sum();
  }

  @ParameterizedTest
  @MethodSource("games")
  void playsCanBeGoneThroughBackwards(Path file) {
    SplittableRandom random = new SplittableRandom(1);
    State state = read(file).start();
    int plies = 0;
    while (!state.isOver() && plies < MOST_PLIES) {
      List<Move> legal = state.legal();
      Move move = legal.get(random.nextInt(legal.size()));
      State next = state.play(state.move(move.text()));
      assertEquals(state, next.before().orElseThrow());
      assertEquals(next, state.play(move.name()));
      assertEquals(move, next.moves().get(plies));
      state = next;
      plies++;
    }
    assertEquals(plies, state.moves().size());
    assertFalse(state.toString().isEmpty());
    assertEquals(state.game().players(), List.copyOf(state.scores().symbols().keySet()));
  }
}
