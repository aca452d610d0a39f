package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.approvals.GameTree.Detail;
import org.regames.hrg.HrgEmitter;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.Budget;
import org.regames.ir.language.PassEmitter;
import org.regames.ir.validate.Validators;

/**
 * Games written in HRG and lowered again have the tree they had. {@code -Dgames=5000} tries more
 * random automata.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class HrgEmissionTest {
  private static final int LARGEST_FILE = 3_000;

  /**
   * Conditions of many alternatives are in the order of the automaton's ways, of which their text
   * makes others, and so are alternatives in which parameters have come to be set; what is written
   * of that stays.
   */
  private static final Set<String> REORDERED =
      Set.of("connectfour.rbg", "score-four.rbg", "yavalath.rbg");

  static List<Path> library() {
    return Stream.concat(Games.library().stream(), Games.lineGames().stream())
        .filter(file -> Games.takes(HrgEmissionTest.class, file))
        .toList();
  }

  static Stream<Path> corpus() {
    return Files.isDirectory(Games.CORPUS)
        ? Games.below(Games.CORPUS).stream()
            .filter(file -> file.toFile().length() < LARGEST_FILE)
            .filter(file -> Games.takes(HrgEmissionTest.class, file))
        : Stream.empty();
  }

  @ParameterizedTest
  @MethodSource("library")
  void gamesOfTheLibraryKeepTheirTreeAndAreWrittenTheSameAgain(Path file) {
    String text = Games.structured(file);
    Game again = Games.parse(text, "hrg");
    assertSameTree(Games.read(file), text, again, 2, 20_000);
    String written = Games.print(again, "hrg");
    if (REORDERED.contains(file.getFileName().toString())) {
      assertEquals(text.lines().count(), written.lines().count());
      assertEquals(written, Games.print(Games.parse(written, "hrg"), "hrg"));
    } else {
      assertEquals(text, written);
    }
  }

  @ParameterizedTest
  @MethodSource("passes")
  void withoutAPassGamesKeepTheirTree(String pass) {
    int compared = 0;
    for (Path file : library()) {
      compared += isKept(Games.read(file), name -> !name.equals(pass)) ? 1 : 0;
    }
    int wanted = System.getProperty("game") == null ? 6 : 0; // of games that somebody has chosen
    assertTrue(compared >= wanted, "only " + compared + " games were small enough");
  }

  @ParameterizedTest
  @MethodSource("passes")
  void everyPassAloneKeepsTheTreeOfRandomAutomata(String pass) {
    int compared = 0;
    for (long seed = 0; seed < 100; seed++) {
      Game game = RandomGame.of(new SplittableRandom(seed));
      if (Validators.validate(game).stream().noneMatch(Diagnostic::isError)) {
        compared += isKept(game, pass::equals) ? 1 : 0;
      }
    }
    assertTrue(compared > 15, "only " + compared + " games were small enough");
  }

  static List<String> passes() {
    return new HrgEmitter().passes().stream().map(PassEmitter.TextPass::name).toList();
  }

  private static boolean isKept(Game game, Predicate<String> runs) {
    String text =
        new HrgEmitter().emit(game, new Budget(), runs, (_, _) -> {}).value().orElseThrow();
    return assertSameTree(game, text, Games.parse(text, "hrg"), 2, 20_000);
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("corpus")
  void publishedGamesKeepTheirTree(Path file) {
    assertSameTree(Games.read(file), 2, 20_000);
  }

  @Test
  void randomAutomataKeepTheirTree() {
    int compared = 0;
    for (long seed : LongStream.range(0, Integer.getInteger("games", 200)).toArray()) {
      Game game = RandomGame.of(new SplittableRandom(seed));
      if (Validators.validate(game).stream().noneMatch(Diagnostic::isError)
          && assertSameTree(game, 5, 20_000)) {
        compared++;
      }
    }
    assertTrue(compared > 30, "only " + compared + " games were small enough");
  }

  /** Whether the trees could be compared. */
  private static boolean assertSameTree(Game game, int depth, long edges) {
    String text = Games.print(game, "hrg");
    return assertSameTree(game, text, Games.parse(text, "hrg"), depth, edges);
  }

  private static boolean assertSameTree(Game game, String text, Game again, int depth, long edges) {
    String expected = GameTree.of(game, depth, edges, Detail.VISIBILITY);
    String found = GameTree.of(again, depth, edges, Detail.VISIBILITY);
    if (expected == null || found == null) {
      return false;
    }
    assertEquals(expected, found, () -> Games.print(game) + "\n" + text);
    return true;
  }
}
