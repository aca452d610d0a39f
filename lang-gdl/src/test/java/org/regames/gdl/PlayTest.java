package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.gdl.lowering.GdlLowering;
import org.regames.ir.validate.Validators;
import org.regames.testing.GameSample;

/** Translations play as the rules say, see {@link Lockstep}. */
@Tag("long")
class PlayTest {
  /**
   * How many random plays of each game; 1 000 take some minutes: {@code mvn -pl lang-gdl -am test
   * -Dtest=PlayTest -Dregames.gdl.plays=1000 -Dsurefire.failIfNoSpecifiedTests=false}.
   */
  private static final int PLAYS = Integer.getInteger("regames.gdl.plays", 1);

  /**
   * A file or folder with games to play instead of ours: {@code -Dregames.gdl.games=PATH}. Those
   * that do not translate fail with the message that users get.
   */
  private static final Optional<Path> OTHER_GAMES =
      Optional.ofNullable(System.getProperty("regames.gdl.games")).map(Path::of);

  private static final long SEED = 20;

  /** Plays of games that may go on for ever are cut, those of large games to save time. */
  private static final int LONGEST = 300;

  private static final int LONGEST_OF_LARGE = Integer.getInteger("regames.gdl.largeSteps", 3);

  /** Our own games, small ones that each try something odd, and published ones if there are. */
  static Stream<Path> games() {
    if (OTHER_GAMES.isPresent()) {
      return others(OTHER_GAMES.get());
    }
    List<Path> games = new ArrayList<>(Gdl.resources("play", ".kif"));
    games.addAll(Gdl.resources("play", ".gdl"));
    games.addAll(Gdl.library());
    Path corpus = Path.of(System.getProperty("regames.root")).resolveSibling("shared/corpus/kif");
    if (Files.isDirectory(corpus)) {
      games.addAll(Gdl.files(corpus, ".kif"));
    }
    return games.stream()
        .filter(file -> GameSample.takes(PlayTest.class, file.getFileName().toString()));
  }

  private static Stream<Path> others(Path path) {
    return Files.isDirectory(path)
        ? Stream.of(".kif", ".gdl").flatMap(suffix -> Gdl.files(path, suffix).stream())
        : Stream.of(path);
  }

  @ParameterizedTest
  @MethodSource("games")
  void playsAsTheRulesSay(Path file) {
    check(file, LONGEST);
  }

  /** The largest only where all is run, by {@code -Dsample=1}. */
  static List<Path> largeGames() {
    boolean whole = Integer.getInteger("sample", 12) == 1;
    return Gdl.resources("large", ".kif").stream()
        .filter(file -> whole || !file.endsWith("pins.kif"))
        .toList();
  }

  /** Games of ten thousands of ground rules. */
  @ParameterizedTest
  @MethodSource("largeGames")
  void largeGamesPlayAsTheRulesSay(Path file) {
    check(file, LONGEST_OF_LARGE);
  }

  /** Where the keeper works out the next state from all formulas, as large games need it. */
  @ParameterizedTest
  @MethodSource("games")
  void playsAsTheRulesSayByGates(Path file) {
    check(file, LONGEST, GdlLowering::byGates);
  }

  /**
   * No game has more edges than the bound allows; where the next state is worked out from formulas,
   * small ones have not even the edges that small games may have.
   */
  @ParameterizedTest
  @MethodSource("largeGames")
  void edgesAreBoundedByTheNet(Path file) {
    long size = Gdl.assertEdgesAreBounded(file);
    int byGates = Gdl.lowered(Gdl.text(file), GdlLowering::byGates).game().edges().size();
    assertTrue(
        byGates <= GdlLowering.EDGES_OF_ITEM * size,
        () -> byGates + " edges by gates for " + size + " items");
  }

  private static void check(Path file, int longest) {
    check(file, longest, GdlLowering::lower);
  }

  private static void check(Path file, int longest, GdlFrontend.Lowering lowering) {
    String text = Gdl.text(file);
    GdlLowering.Lowered lowered = Gdl.lowered(text, lowering);
    assertEquals(List.of(), Validators.validate(lowered.game()));
    Lockstep lockstep = new Lockstep(text, lowered, SEED, longest);
    for (int play = 0; play < PLAYS; play++) {
      lockstep.play();
    }
  }
}
