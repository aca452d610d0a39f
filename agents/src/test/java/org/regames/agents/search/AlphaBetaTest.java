package org.regames.agents.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.agents.Agent;
import org.regames.agents.AgentOptions;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.Texts;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.match.PlayResult;
import org.regames.agents.match.Referee;
import org.regames.agents.solve.Solution;
import org.regames.agents.solve.Solver;
import org.regames.backend.play.SplitMix;

@Tag("long")
class AlphaBetaTest {
  private static String answer(PlayedGame game, OpenPlay play, String spec) {
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
    OpenPlay play = new OpenPlay(game);
    for (String each : after.split(" / ")) {
      assertTrue(play.play(List.of(each)), each);
    }

    assertEquals(move, answer(game, play, "alphabeta:3000it"));
  }

  /** Where the whole tree fits the budget every move is one that exhaustive search finds, too. */
  @ParameterizedTest
  @ValueSource(strings = {"hrg/tictactoe.hrg", "sbg/hexapawn.sbg", "pong-hau-ki"})
  void playsSmallGamesAsSolved(String file) {
    PlayedGame game = Texts.library(file);
    Solver solver = new Solver(game, 1 << 22, Duration.ofMinutes(5), _ -> {});
    SplitMix random = new SplitMix();
    for (int number = 0; number < 5; number++) {
      random.start(number, 0);
      OpenPlay play = new OpenPlay(game);
      while (!play.isOver()) {
        Solution solution = solver.solve(play.state());
        String move = answer(game, play, "alphabeta:10000000it");
        assertTrue(
            solution.best().stream().anyMatch(tags -> String.join(" ", tags).equals(move)),
            () -> move + " " + solution);
        play.draw(random);
      }
    }
  }

  @Test
  void neverLosesTicTacToeAndBeatsRandomMovesWhereItGuesses() {
    for (String file : List.of("hrg/tictactoe.hrg", "hrg/breakthrough.hrg", "hrg/reversi.hrg")) {
      PlayedGame game = Texts.library(file);
      Referee referee = new Referee(game, Duration.ofMinutes(1), 1000);
      AgentSpec agent = AgentSpec.parse("alphabeta:2000it");
      for (int play = 0; play < 4; play++) {
        int seat = play % 2;
        List<AgentSpec> agents = new ArrayList<>(List.of(AgentSpec.parse("random"), agent));
        PlayResult result = referee.play(seat == 1 ? agents : agents.reversed(), play);
        assertTrue(result.scores().get(seat) >= result.scores().get(1 - seat), file + result);
        assertTrue(result.fault().isEmpty(), file);
      }
    }
  }

  @Test
  void theBestAgentWinsConnectFourOnFiveByFourWhereItIsWon() {
    PlayedGame game =
        Texts.variant("hrg/connectfour.hrg", "X in 1..7, Y in 1..6", "X in 1..5, Y in 1..4");
    Solver solver = new Solver(game, 1 << 24, Duration.ofMinutes(5), _ -> {});
    SplitMix random = new SplitMix();
    int won = 0;
    for (int number = 0; won < 3; number++) {
      random.start(number, 0);
      OpenPlay play = new OpenPlay(game);
      for (int ply = 0; ply < 6 && !play.isOver(); ply++) {
        play.draw(random);
      }
      int seat = play.player();
      if (!play.isOver() && solver.solve(play.state()).scores().get(seat) == game.highest()) {
        won++;
        while (!play.isOver()) {
          String agent = play.player() == seat ? "best:50000it" : "mcts:1000it";
          assertTrue(play.play(List.of(answer(game, play, agent))));
        }
        assertEquals(game.highest(), game.score(play.state(), seat), () -> play.turns().toString());
      }
    }
  }

  /**
   * Counted by hand: the highest mean of two coins that score on one side is that of the second.
   */
  @Test
  void chanceCountsByItsMean() {
    PlayedGame coins =
        Texts.game(
            """
            var one: Score = 0;
            begin, ask: player = x;
            ask, sure: $ sure; sure, even: player = random;
            even, evenly: $ toss; evenly, paid: goals[x] = 1; paid, last: goals[o] = 1;
            ask, risk: $ risk; risk, toss: player = random;
            toss, lost: $ lose; lost, none: goals[x] = 0; none, last: goals[o] = 2;
            toss, won: $ win; won, all: goals[x] = 2; all, last: goals[o] = 0;
            toss, again: $ win2; again, more: goals[x] = 2; more, last: goals[o] = 0;
            last, over: player = keeper; over, end: ;
            """);

    assertEquals("risk", answer(coins, new OpenPlay(coins), "alphabeta:100it"));
  }

  /** Each takes what brings itself most, whatever that brings the others. */
  @Test
  void moreThanTwoPlayersEachPlayForThemselves() {
    PlayedGame three =
        Texts.whole(
            """
            type Player = {a, b, c};
            type Score = {0, 1, 2, 3};
            begin, first: player = a;
            first, left: $ left; left, second: player = b;
            second, low: $ low; low, lowB: goals[b] = 1; lowB, last: goals[a] = 3;
            second, high: $ high; high, highB: goals[b] = 2; highB, last: goals[a] = 0;
            first, right: $ right; right, third: player = c;
            third, mean: $ mean; mean, meanC: goals[c] = 3; meanC, last: goals[a] = 1;
            third, kind: $ kind; kind, kindC: goals[c] = 1; kindC, last: goals[a] = 2;
            last, over: player = keeper; over, end: ;
            """);

    assertEquals("right", answer(three, new OpenPlay(three), "alphabeta:1000it"));
    OpenPlay play = new OpenPlay(three);
    play.play(List.of("right"));
    assertEquals("mean", answer(three, play, "alphabeta:1000it"));
  }

  /**
   * In the last ten states of random plays that it was not learned from it errs less than always
   * saying one half would; before, these are open.
   */
  @ParameterizedTest
  @ValueSource(strings = {"hrg/breakthrough.hrg", "hrg/reversi.hrg"})
  void theEvaluationKnowsWhoIsAhead(String file) {
    PlayedGame game = Texts.library(file);
    Evaluation evaluation = Evaluation.of(game);
    SplitMix random = new SplitMix();
    double squares = 0;
    double ofHalf = 0;
    for (int number = 0; number < 300; number++) {
      random.start(number, 7);
      OpenPlay play = new OpenPlay(game);
      List<Double> guesses = new ArrayList<>();
      while (!play.isOver()) {
        guesses.add(evaluation.of(play.state(), 0));
        play.draw(random);
      }
      double result = game.value(play.state(), 0);
      for (double guess : guesses.subList(guesses.size() - 10, guesses.size())) {
        squares += (guess - result) * (guess - result);
        ofHalf += (0.5 - result) * (0.5 - result);
      }
    }
    assertTrue(squares < 0.9 * ofHalf, squares + " " + ofHalf);
  }

  @ParameterizedTest
  @CsvSource({
    "hrg/tictactoe.hrg, AlphaBeta",
    "hrg/hex.hrg, Uct", // many moves
    "hrg/pig.hrg, Uct", // chance
    "hrg/kuhn-poker.hrg, InformationSetUct",
    "gdl/prisoners.kif, InformationSetUct", // both choose before either knows
    "gdl/lights.kif, Uct", // for one
  })
  void theBestAgentIsChosenByTheKindOfGame(String file, String kind) {
    assertEquals(kind, Best.chosen(Texts.library(file)).kind().getClass().getSimpleName());
  }

  @Test
  void theSumOfScoresIsLearned() {
    assertTrue(Evaluation.of(Texts.library("hrg/tictactoe.hrg")).isConstantSum());
    assertFalse(Evaluation.of(Texts.library("gdl/prisoners.kif")).isConstantSum());
  }

  @Test
  void refusesHiddenGames() {
    Seat seat = new Seat(Texts.library("hrg/kuhn-poker.hrg"), 0, 1);
    assertThrows(
        IllegalArgumentException.class, () -> new AlphaBeta().sit(seat, AgentOptions.NONE));
    assertThrows(
        IllegalArgumentException.class,
        () ->
            new AlphaBeta()
                .sit(
                    new Seat(Texts.library("hrg/tictactoe.hrg"), 0, 1),
                    new AgentOptions(Map.of("memory", "0"))));
  }

  @Test
  void positionsAreFoundAgain() {
    Positions positions = new Positions(1 << 12);
    positions.begin();
    positions.put(0x123456789abcdefL, -17, 3, Positions.LEAST, 300);

    long known = positions.find(0x123456789abcdefL);
    assertEquals(-17, Positions.value(known));
    assertEquals(3, Positions.depth(known));
    assertEquals(Positions.LEAST, Positions.bound(known));
    assertEquals(300, Positions.move(known));
    assertEquals(0, positions.find(0x123456789abcdeeL));
    SplitMix random = new SplitMix();
    random.start(1, 1);
    for (int other = 0; other < 10_000; other++) {
      positions.put(random.nextLong(), other, 5, Positions.EXACT, 0);
    }
    assertEquals(0, positions.find(0x123456789abcdefL));
  }

  @Test
  void theClockEndsTheSearch() {
    PlayedGame game = Texts.library("hrg/breakthrough.hrg");
    OpenPlay play = new OpenPlay(game);
    long[] asked = new long[1];
    Clock.Running running = done -> ++asked[0] < 500;
    int best =
        new AlphaBetaSearch(game, Evaluation.of(game), 1 << 20, 1).best(play.state(), running);

    assertTrue(best >= 0 && best < play.legal().size());
    assertTrue(asked[0] < 600, asked[0] + " states");
  }
}
