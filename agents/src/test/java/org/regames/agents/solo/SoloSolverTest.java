package org.regames.agents.solo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;
import org.regames.agents.UnsolvableException;
import org.regames.agents.match.OpenPlay;

class SoloSolverTest {
  private static final long BYTES = 1L << 28;

  private static SoloSolver.Outcome solve(PlayedGame game, long bytes) {
    return SoloSolver.solve(
        game, game.model().newState(), bytes, Duration.ofMinutes(10), states -> {});
  }

  /** Plays the moves of a plan, which have to be legal and to end with its score. */
  private static SoloPlan played(PlayedGame game, SoloSolver.Outcome found) {
    SoloPlan plan = found.plan().orElseThrow();
    OpenPlay play = new OpenPlay(game);
    for (List<String> move : plan.moves()) {
      assertTrue(play.play(move), () -> move + " is not legal");
    }
    assertTrue(play.isOver());
    assertEquals(plan.score(), game.score(play.state(), 0));
    assertEquals(plan.moves().size() + 1, plan.states().size());
    assertEquals(play.state(), plan.states().getLast());
    return plan;
  }

  @Test
  void lightsAreTurnedOffInOneMove() {
    PlayedGame game = Texts.library("gdl/lights.kif");
    SoloPlan plan = played(game, solve(game, BYTES));

    assertEquals(100, plan.score());
    assertTrue(plan.isBest());
  }

  @Tag("long")
  @Test
  void onePegIsLeft() {
    PlayedGame game = Texts.library("peg-solitaire");

    assertEquals(31, played(game, solve(game, 1L << 30)).score());
  }

  /** States may repeat; what cannot be reached is proved to be out of reach. */
  private static String graph(int[][] ways, int[] scores) {
    StringBuilder rules = new StringBuilder("begin, at0: player = x;\n");
    for (int node = 0; node < ways.length; node++) {
      String at = "at" + node;
      for (int to : ways[node]) {
        String chosen = at + "to" + to;
        rules.append(
            "%s, %s: $ s%d;\n%s, at%d: player = x;\n".formatted(at, chosen, to, chosen, to));
      }
      if (scores[node] >= 0) {
        rules.append(
            "%s, q%d: $ stop;\nq%d, k%d: player = keeper;\nk%d, over: goals[x] = %d;\n"
                .formatted(at, node, node, node, node, scores[node]));
      }
    }
    String nodes =
        String.join(", ", IntStream.range(0, ways.length).mapToObj(node -> "s" + node).toList());
    return """
    type Player = {x}; type Score = {0, 1, 2, 3};
    type Tags = {stop, %s};
    %s
    over, end: player = keeper;
    """
        .formatted(nodes, rules);
  }

  private static int best(int[][] ways, int[] scores) {
    BitSet reached = new BitSet();
    List<Integer> open = new ArrayList<>(List.of(0));
    int best = -1;
    while (!open.isEmpty()) {
      int node = open.removeLast();
      if (!reached.get(node)) {
        reached.set(node);
        best = Math.max(best, scores[node]);
        IntStream.of(ways[node]).forEach(open::add);
      }
    }
    return best;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void theBestThatCanBeReachedIsFoundAndProved(int seed) {
    Random random = new Random(seed);
    int[][] ways = new int[12][];
    int[] scores = new int[ways.length];
    for (int node = 0; node < ways.length; node++) {
      ways[node] = random.ints(1 + random.nextInt(2), 0, ways.length).distinct().toArray();
      scores[node] = random.nextInt(3) == 0 || node == 0 ? random.nextInt(3) : -1;
    }
    PlayedGame game = Texts.whole(graph(ways, scores));
    SoloPlan plan = played(game, solve(game, BYTES));

    assertEquals(best(ways, scores), plan.score());
    assertTrue(plan.isBest());
  }

  @Test
  void whereMemoryIsUsedUpNothingIsProved() {
    PlayedGame game = Texts.library("peg-solitaire");
    SoloSolver.Outcome found = solve(game, 1 << 20);

    assertTrue(found.isFull());
    assertFalse(played(game, found).isBest());
  }

  @ParameterizedTest
  @CsvSource({
    "hrg/tictactoe.hrg, there are 2 players",
    "hrg/monty-hall.hrg, players do not see all moves",
  })
  void gamesOfOtherKindsAreRefused(String file, String message) {
    PlayedGame game = Texts.library(file);
    UnsolvableException refused = assertThrows(UnsolvableException.class, () -> solve(game, BYTES));

    assertTrue(refused.getMessage().contains(message), refused.getMessage());
  }

  @Test
  void chanceIsRefused() {
    PlayedGame game =
        Texts.whole(
            """
            type Player = {x}; type Score = {0, 1};
            var drawn: Score = 0;
            begin, draw: player = random; draw, told: drawn = Score(*); told, ask: player = x;
            ask, said: drawn = Score(*); said, score: player = keeper;
            score, last: goals[x] = drawn; last, end: player = keeper;
            """);
    UnsolvableException refused = assertThrows(UnsolvableException.class, () -> solve(game, BYTES));

    assertTrue(refused.getMessage().contains("random moves"), refused.getMessage());
  }
}
