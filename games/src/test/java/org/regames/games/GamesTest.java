package org.regames.games;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.play.Perft;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.ir.validate.Validators;

/** What holds for each of our games. */
@Tag("long")
class GamesTest {
  /** Counts above this are not checked; set by {@code -Dregames.games.maxCount=N}. */
  private static final long MAX_COUNT = Long.getLong("regames.games.maxCount", 50_000);

  private static final int PLAYOUTS = 3;

  static List<LibraryGame> games() {
    return LibraryGame.all();
  }

  @Test
  void everyPerftTableBelongsToAGame() {
    List<Path> tables = games().stream().map(LibraryGame::perftFile).toList();
    List<Path> strays =
        LibraryGame.files().stream()
            .filter(file -> file.toString().endsWith(LibraryGame.PERFT_SUFFIX))
            .filter(file -> !tables.contains(file))
            .toList();
    assertEquals(List.of(), strays);
  }

  @ParameterizedTest
  @MethodSource("games")
  void hasAPerftTableThatSaysWhereItIsFrom(LibraryGame game) {
    assertTrue(Files.exists(game.perftFile()), () -> game.perftFile() + " is missing");
    assertTrue(LibraryGame.lines(game.perftFile()).getFirst().startsWith("# "));
    assertFalse(game.perft().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("games")
  void beginsWithACommentOnRulesMovesPlayersAndScores(LibraryGame game) {
    String header =
        game.lines().stream().takeWhile(line -> !line.isBlank()).collect(Collectors.joining("\n"));
    assertAll(
        List.of("Rules: ", "Move: ", "Players: ", "Scores: ").stream()
            .map(part -> () -> assertTrue(header.contains(part), part + " is missing")));
  }

  @ParameterizedTest
  @MethodSource("games")
  void isValidWithoutWarnings(LibraryGame game) {
    assertEquals(List.of(), Validators.validate(game.read()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void hasTheCountsOfItsTable(LibraryGame game) {
    SortedMap<Integer, Long> expected = game.perftUpTo(MAX_COUNT);
    List<Long> counts = new Perft(Interpreter.of(game.read())).counts(expected.lastKey());
    expected.forEach((depth, count) -> assertEquals(count, counts.get(depth), "depth " + depth));
  }

  @ParameterizedTest
  @MethodSource("games")
  void randomPlaysEndProperly(LibraryGame game) {
    Interpreter interpreter = Interpreter.of(game.read());
    PlayoutStatistics statistics = Playouts.of(PLAYOUTS, 1).run(interpreter);
    assertEquals(List.of(), interpreter.findings().list());
    assertEquals(0, statistics.unfinished());
  }
}
