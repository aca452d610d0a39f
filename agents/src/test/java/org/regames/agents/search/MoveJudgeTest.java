package org.regames.agents.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.search.StateSearch.Opinion;

@Tag("long")
class MoveJudgeTest {
  private static Opinion judged(PlayedGame game, OpenPlay play, Set<Integer> wanted, long states) {
    return new MoveJudge(game, 1).of(play.state(), wanted, new Clock.Iterations(states), _ -> {});
  }

  private static String name(OpenPlay play, int move) {
    return String.join(" ", play.legal().get(move));
  }

  @ParameterizedTest
  @CsvSource({
    "C__1_1 / C__2_2 / C__1_2 / C__3_3, C__1_3, 1", // x wins
    "C__1_1 / C__2_2 / C__1_2, C__1_3, 0.5", // o has to stop x
  })
  void smallGamesAreKnownToTheirEnd(String after, String move, double value) {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");
    OpenPlay play = Texts.after(game, after.split(" / "));
    Opinion opinion = judged(game, play, Set.of(), 10_000);

    assertEquals(move, name(play, opinion.best()));
    assertEquals(value, opinion.value(), 0.001);
  }

  /** The scholar's mate is seen, and so is that the queen may not be left where it is taken. */
  @Test
  void chessHasTactics() {
    PlayedGame game = Texts.library("hrg/chess.hrg");
    OpenPlay play = new OpenPlay(game);
    for (String move : List.of("e2 e4", "e7 e5", "f1 c4", "b8 c6", "d1 h5", "g8 f6")) {
      String[] cells = move.split(" ");
      assertTrue(play.play(move(play, cells[0], cells[1])), move);
    }
    Opinion opinion = judged(game, play, Set.of(), 20_000);
    assertEquals(move(play, "h5", "f7"), play.legal().get(opinion.best()));
    assertEquals(1, opinion.value(), 0.001);
  }

  private static List<String> move(OpenPlay play, String from, String to) {
    return play.legal().stream()
        .filter(
            tags ->
                String.join(" ", tags).matches(".*" + cell(from) + "\\b.*" + cell(to) + "\\b.*"))
        .findFirst()
        .orElseThrow();
  }

  private static String cell(String name) {
    return name.substring(0, 1) + "_?" + name.substring(1);
  }

  /** Of the moves that are wanted the value is known, however bad they are. */
  @ParameterizedTest
  @CsvSource({"hrg/breakthrough.hrg", "hrg/gomoku.hrg", "hrg/pig.hrg"})
  void whatIsWantedIsJudged(String file) {
    PlayedGame game = Texts.library(file);
    OpenPlay play = new OpenPlay(game);
    while (play.player() < 0 || play.legal().size() < 2) {
      assertTrue(play.play(play.legal().getLast()));
    }
    int last = play.legal().size() - 1;
    List<Opinion> told = new ArrayList<>();
    Opinion opinion =
        new MoveJudge(game, 1)
            .of(play.state(), Set.of(last), new Clock.Iterations(2_000), told::add);
    double value = opinion.values().get(last);
    assertTrue(value >= 0 && value <= opinion.value() + 0.2, opinion::toString);
    assertTrue(!told.isEmpty() && opinion.value() >= 0 && opinion.value() <= 1, told::toString);
  }

  /** Four in a row that nobody has stopped: of a hundred moves playouts would hardly see it. */
  @Test
  void whereThereAreManyMovesAFewPliesAreLookedAhead() {
    PlayedGame game = Texts.library("hrg/gomoku.hrg");
    OpenPlay play = new OpenPlay(game);
    for (int i = 0; i < 4; i++) {
      assertTrue(play.play(stone(play, 5, 5 + i)));
      assertTrue(play.play(stone(play, 1, 1 + 3 * i)));
    }
    Opinion opinion = judged(game, play, Set.of(), 4_000);
    assertEquals(1, opinion.value(), 0.001);
    String best = name(play, opinion.best());
    assertTrue(best.matches(".*5_4$|.*5_9$"), best);
  }

  private static List<String> stone(OpenPlay play, int x, int y) {
    return play.legal().stream()
        .filter(tags -> String.join(" ", tags).matches(".*\\D" + x + "_" + y))
        .findFirst()
        .orElseThrow();
  }
}
