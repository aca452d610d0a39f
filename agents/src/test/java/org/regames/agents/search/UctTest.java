package org.regames.agents.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.agents.Agent;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.Texts;
import org.regames.agents.View;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.match.Referee;
import org.regames.agents.search.UctTree.Enhancement;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.play.SplitMix;

@Tag("long")
class UctTest {
  /** What an agent plays after some moves of a game in which all is seen. */
  private static String answer(PlayedGame game, String spec, String after) {
    OpenPlay play = new OpenPlay(game);
    for (String move : after.split(" / ")) {
      assertTrue(play.play(List.of(move)), move);
    }
    AgentSpec agent = AgentSpec.parse(spec);
    Seat seat = new Seat(game, play.player(), 1);
    try (Agent player = agent.kind().sit(seat, agent.options())) {
      return String.join(" ", player.choose(play.view(), agent.clock()));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "C__1_1 / C__2_2 / C__1_2 / C__3_3, C__1_3", // x wins
    "C__1_1 / C__2_2 / C__1_2, C__1_3", // o has to stop x
    "C__1_1 / C__2_2 / C__3_3 / C__1_3, C__3_1", // x has to stop o
  })
  void findsTheOnlyMoveOfTicTacToe(String after, String move) {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");

    assertEquals(move, answer(game, "mcts:3000it", after));
    assertEquals(move, answer(game, "mcts:3000it:memory=1", after));
    assertEquals(move, answer(game, "mcts:3000it:grave=on", after));
    assertEquals(move, answer(game, "mcts:3000it:mast=on", after));
    assertEquals(move, answer(game, "mcts:3000it:transpositions=on", after));
    assertEquals(move, answer(game, "mcts:3000it:solver=off", after));
    assertEquals(move, answer(game, "mcts:3000it:reuse=off", after));
  }

  /** One iteration alone would try any move. */
  @Test
  void pondersInTheTreeThatItKeeps() {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");
    OpenPlay play = new OpenPlay(game);
    play.play(List.of("C__1_1"));
    play.play(List.of("C__2_2"));
    List<Turn> before = play.view().seen();
    play.play(List.of("C__1_2"));
    AgentSpec agent = AgentSpec.parse("mcts");
    try (Agent player = agent.kind().sit(new Seat(game, play.player(), 1), agent.options())) {
      player.ponder(before, done -> done < 5000);
      assertEquals(List.of("C__1_3"), player.choose(play.view(), new Clock.Iterations(1)));
    }
  }

  /** A tree that knows of hidden cards calls with the queen only where it pays. */
  @Test
  void knowsWhatHasBeenSeenOnly() {
    PlayedGame kuhn = Texts.library("hrg/kuhn-poker.hrg");
    AgentSpec agent = AgentSpec.parse("mcts:2000it");
    Turn hidden = new Turn("random", List.of());
    Turn bet = new Turn("opener", List.of("bet"));
    List<List<String>> legal = List.of(List.of("fold"), List.of("call"));
    for (String card : List.of("jack", "king")) {
      Turn own = new Turn("random", List.of(card));
      try (Agent player = agent.kind().sit(new Seat(kuhn, 1, 1), agent.options())) {
        assertEquals(
            List.of(card.equals("king") ? "call" : "fold"),
            player.choose(new View(List.of(hidden, own, bet), legal), new Clock.Iterations(500)));
      }
    }
  }

  /** A move that was never tried is not the best one. */
  @Test
  void playsWhatItHasTried() {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");
    SplitMix random = new SplitMix();
    random.start(1, 1);
    UctTree tree = new UctTree(game, new UctTree.Settings(0.7, 1L << 28, 1, Set.of()), random);

    Node root = tree.search(game.model().newState(), done -> done < 5);

    assertEquals(1, root.visits[root.best()]);
  }

  private static double[] proven(PlayedGame game, int threads, int most, String... after) {
    return proven(game, threads, most, EnumSet.of(Enhancement.SOLVER), after);
  }

  private static double[] proven(
      PlayedGame game, int threads, int most, Set<Enhancement> enhancements, String... after) {
    OpenPlay play = new OpenPlay(game);
    for (String move : after) {
      assertTrue(play.play(List.of(move)), move);
    }
    SplitMix random = new SplitMix();
    random.start(1, 1);
    UctTree tree =
        new UctTree(game, new UctTree.Settings(0.7, 1L << 28, threads, enhancements), random);
    return tree.search(play.state(), done -> done < most).proven;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void ticTacToeIsProvedToBeADraw(int threads) {
    assertArrayEquals(
        new double[] {0.5, 0.5},
        proven(
            Texts.library("hrg/tictactoe.hrg"),
            threads,
            20_000,
            "C__2_2",
            "C__1_1",
            "C__3_3",
            "C__3_1"));
  }

  /** Known since M. Gardner, Scientific American, March 1962. */
  @Test
  void hexapawnIsProvedToBeWonBySecond() {
    assertArrayEquals(new double[] {0, 1}, proven(Texts.library("sbg/hexapawn.sbg"), 1, 1_000_000));
  }

  /** The tree of states is smaller than that of moves. */
  @Test
  void transpositionsAreProvedOnce() {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");
    Set<Enhancement> transpositions = EnumSet.of(Enhancement.SOLVER, Enhancement.TRANSPOSITIONS);

    assertNull(proven(game, 1, 1000, "C__2_2", "C__1_1"));
    assertArrayEquals(
        new double[] {0.5, 0.5}, proven(game, 1, 1000, transpositions, "C__2_2", "C__1_1"));
  }

  /** A cycle of states is one of the tree, too, where each state is there once. */
  @ParameterizedTest
  @EnumSource(Enhancement.class)
  void statesThatComeAgainEndTheSearch(Enhancement enhancement) {
    PlayedGame game =
        Texts.game(
            """
            var place: Score = 0;
            begin, ask: player = x;
            ask, left: $ 0; left, back: place = 0; back, begin: player = keeper;
            ask, right: $ 1; right, there: place = 1; there, begin: player = keeper;
            ask, out: $ 2; out, won: place == 1; won, score: player = keeper;
            score, last: goals[x] = 2; last, end: player = keeper;
            """);

    assertArrayEquals(
        new double[] {1, 0}, proven(game, 1, 10_000, EnumSet.of(Enhancement.SOLVER, enhancement)));
  }

  @Test
  void chanceIsProvedByItsMean() {
    PlayedGame coin =
        Texts.game(
            """
            var number: Score = 0;
            begin, ask: player = x; ask, toss: player = random; ask, last: player = keeper;
            toss, said: number = Score(*); said, told: $$ number; told, score: player = keeper;
            score, last: goals[x] = number; last, end: player = keeper;
            """);

    assertArrayEquals(new double[] {0.5, 0}, proven(coin, 1, 1000), 1e-9);
  }

  @Test
  void nothingIsProvedWithoutTheSolver() {
    assertNull(proven(Texts.library("sbg/hexapawn.sbg"), 1, 100_000, Set.of()));
  }

  @ParameterizedTest
  @CsvSource({"true, 20", "false, 10"})
  void aTreeIsUsedAgainOnlyWhereItIsKept(boolean isKept, int visits) {
    PlayedGame game = Texts.library("hrg/breakthrough.hrg");
    Set<Enhancement> enhancements = EnumSet.of(Enhancement.TRANSPOSITIONS);
    if (isKept) {
      enhancements.add(Enhancement.REUSE);
    }
    UctTree tree =
        new UctTree(game, new UctTree.Settings(0.7, 1L << 28, 1, enhancements), new SplitMix());
    tree.search(game.model().newState(), done -> done < 10);

    assertEquals(visits, tree.search(game.model().newState(), done -> done < 10).visited);
  }

  @Test
  void nothingIsProvedBeforeTheEnd() {
    assertNull(proven(Texts.library("hrg/breakthrough.hrg"), 1, 500));
  }

  /** Who switches wins two plays of three (S. Selvin, The American Statistician, 1975). */
  @Test
  void statesCountByTheirProbability() {
    PlayedGame game = Texts.library("hrg/monty-hall.hrg");
    Referee referee = new Referee(game, Duration.ofMinutes(1), 100);
    long won = 0;
    for (int play = 0; play < 300; play++) {
      List<Long> scores = referee.play(List.of(AgentSpec.parse("mcts:100it")), play).scores();
      won += scores.getFirst() == game.highest() ? 1 : 0;
    }
    assertEquals(200, won, 25);
  }
}
