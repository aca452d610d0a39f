package org.regames.agents.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;
import org.regames.agents.UnsolvableException;
import org.regames.agents.match.OpenPlay;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.model.GameState;
import org.regames.backend.play.SplitMix;

@Tag("long")
class SolverTest {
  private static final Duration LONG = Duration.ofMinutes(10);

  private static Solution solve(PlayedGame game, long bytes) {
    return new Solver(game, bytes, LONG, _ -> {}).solve(game.model().newState());
  }

  /**
   * Hexapawn is won by Black (M. Gardner, 1962), tic-tac-toe and pong hau k'i are drawn, and so is
   * mu torere with its limit of moves.
   */
  @ParameterizedTest
  @CsvSource({
    "hrg/tictactoe.hrg, 50 50",
    "sbg/hexapawn.sbg, 0 100",
    "pong-hau-ki, 50 50",
    "mu-torere, 50 50",
    "gdl/col.kif, 0 100",
    "sbg/one-shot.sbg, 100 0",
  })
  void smallGamesHaveTheValuesThatAreKnown(String file, String scores) {
    Solution solution = solve(Texts.library(file), 1 << 24);

    assertEquals(scores, solution.scores().get(0) + " " + solution.scores().get(1));
  }

  /** J. Tromp's table of small boards: 4 columns and 4 rows are a draw. */
  @Test
  void connectFourOnFourByFourIsADraw() {
    PlayedGame small =
        Texts.variant("hrg/connectfour.hrg", "X in 1..7, Y in 1..6", "X in 1..4, Y in 1..4");

    assertEquals(List.of(50L, 50L), solve(small, 1 << 24).scores());
  }

  /**
   * Who begins wins on 4x4 and loses on 5x5 (D. Breuker, J. Uiterwijk and H. van den Herik,
   * "Solving 8 × 8 Domineering", Theoretical Computer Science 230, 2000).
   */
  @ParameterizedTest
  @CsvSource({"4, 100", "5, 0"})
  void domineeringHasTheValuesThatAreKnown(int side, long score) {
    PlayedGame small =
        Texts.variant(
            "domineering",
            "free" + ", free".repeat(7),
            "free" + ", free".repeat(side - 1),
            "row" + " row".repeat(7),
            "row" + " row".repeat(side - 1));

    assertEquals(score, solve(small, 1 << 24).scores().getFirst());
  }

  /** Whoever begins wins Hex (J. Nash); on 3x3 in the middle, among others. */
  @Test
  void hexIsWonByWhoBegins() {
    PlayedGame small =
        Texts.variant(
            "hrg/hex.hrg",
            "1..11",
            "1..3",
            "X < 11",
            "X < 3",
            "Y < 11",
            "Y < 3",
            "X == 11",
            "X == 3",
            "Y == 11",
            "Y == 3");
    Solution solution = solve(small, 1 << 24);

    assertEquals(List.of(100L, 0L), solution.scores());
    assertTrue(solution.best().contains(List.of("H__2_2")), solution.toString());
  }

  @Test
  void aTableThatIsTooSmallChangesNothing() {
    Solution large = solve(Texts.library("hrg/tictactoe.hrg"), 1 << 24);
    Solution small = solve(Texts.library("hrg/tictactoe.hrg"), 1 << 10);

    assertEquals(large.scores(), small.scores());
    assertEquals(large.best(), small.best());
    assertTrue(small.known() < large.known(), small + " " + large);
  }

  /** The same by looking at every play with the interpreter, from states that chance picks. */
  @ParameterizedTest
  @CsvSource({"hrg/tictactoe.hrg, 5", "sbg/hexapawn.sbg, 1"})
  void theValueIsThatOfAllPlays(String file, int plies) {
    PlayedGame game = Texts.library(file);
    Interpreter interpreter = Interpreter.of(game.rules());
    Solver solver = new Solver(game, 1 << 24, LONG, _ -> {});
    Random random = new Random(1);
    for (int round = 0; round < 10; round++) {
      OpenPlay play = new OpenPlay(game);
      State state = interpreter.settle(interpreter.initial()).orElseThrow();
      for (int ply = 0; ply < plies && !play.isOver(); ply++) {
        List<String> tags = play.legal().get(random.nextInt(play.legal().size()));
        state = next(interpreter, state, tags);
        play.play(tags);
      }
      if (!play.isOver()) {
        Solution solution = solver.solve(play.state());
        assertEquals(value(interpreter, state), (long) solution.scores().getFirst());
        assertEquals(best(interpreter, state), new TreeSet<>(texts(solution.best())));
      }
    }
  }

  private static State next(Interpreter interpreter, State state, List<String> tags) {
    return interpreter.moves(state).stream()
        .filter(move -> move.tags().equals(tags))
        .findFirst()
        .flatMap(move -> interpreter.settle(move.next()))
        .orElseThrow();
  }

  private static long value(Interpreter interpreter, State state) {
    String first = interpreter.players().getFirst();
    List<Long> values = new ArrayList<>();
    if (!state.isTerminal()) {
      for (Move move : interpreter.moves(state)) {
        values.add(value(interpreter, interpreter.settle(move.next()).orElseThrow()));
      }
    }
    if (values.isEmpty()) {
      return Long.parseLong(state.score(first));
    }
    return state.player().equals(first)
        ? values.stream().max(Long::compare).orElseThrow()
        : values.stream().min(Long::compare).orElseThrow();
  }

  private static TreeSet<String> best(Interpreter interpreter, State state) {
    long value = value(interpreter, state);
    TreeSet<String> best = new TreeSet<>();
    for (Move move : interpreter.moves(state)) {
      if (value(interpreter, interpreter.settle(move.next()).orElseThrow()) == value) {
        best.add(move.toString());
      }
    }
    return best;
  }

  private static List<String> texts(List<List<String>> moves) {
    return moves.stream().map(tags -> String.join(" ", tags)).toList();
  }

  @Test
  void whatCannotBeSolvedIsSaid() {
    assertRefused("random moves", Texts.library("hrg/pig.hrg"), LONG);
    assertRefused("players do not see all moves", Texts.library("hrg/kuhn-poker.hrg"), LONG);
    assertRefused(
        "not solved within 0 s", Texts.library("hrg/breakthrough.hrg"), Duration.ofMillis(50));
    assertRefused("the scores do not always have the same sum", Texts.numbers(), LONG);
    assertRefused(
        "states seem to repeat",
        Texts.game(
            """
            begin, a: player = x; a, b: $ on; b, c: player = o; c, d: $ on;
            d, a: player = x; a, e: $ off; e, end: player = keeper;
            """),
        LONG);
  }

  @Test
  void whereThereIsOneScoreEveryoneGetsIt() {
    PlayedGame game =
        Texts.whole(
            """
            type Player = {x, o};
            type Score = {7};
            begin, a: player = x; a, b: $ on; b, end: player = keeper;
            """);

    assertEquals(List.of(7L, 7L), solve(game, 1 << 20).scores());
  }

  /** What is known of the value and of some moves is not lost when time is over. */
  @Test
  void movesThatAreNotDecidedInTimeAreToldApart() {
    PlayedGame game = Texts.library("hrg/tictactoe.hrg");
    SolverRun run = new SolverRun(game, Duration.ZERO, _ -> {});
    BoundsTable table = new BoundsTable(run.keys().words(), 1 << 20);
    List<GameState> asked = new ArrayList<>();
    SolverRun.AtLeast firstInTime =
        (next, _) -> {
          asked.add(next);
          for (int state = 0; state < 1 << 10 && asked.size() > 1; state++) {
            run.look(table);
          }
          return true;
        };
    run.begin("solved");
    run.rank(ended(game));
    Solution solution = run.solution(game.model().newState(), 1, firstInTime, table);

    assertEquals(List.of(50L, 50L), solution.scores());
    assertEquals(1, solution.best().size());
    assertEquals(8, solution.undecided().size());
  }

  private static GameState ended(PlayedGame game) {
    OpenPlay play = new OpenPlay(game);
    while (!play.isOver()) {
      play.draw(new SplitMix());
    }
    return play.state();
  }

  private static void assertRefused(String reason, PlayedGame game, Duration time) {
    UnsolvableException refused =
        assertThrows(
            UnsolvableException.class,
            () -> new Solver(game, 1 << 24, time, _ -> {}).solve(game.model().newState()));
    assertTrue(refused.getMessage().contains(reason), refused.getMessage());
  }
}
