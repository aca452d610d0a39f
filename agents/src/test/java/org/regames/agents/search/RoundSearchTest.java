package org.regames.agents.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import org.apache.commons.math3.optim.MaxIter;
import org.apache.commons.math3.optim.PointValuePair;
import org.apache.commons.math3.optim.linear.LinearConstraint;
import org.apache.commons.math3.optim.linear.LinearConstraintSet;
import org.apache.commons.math3.optim.linear.LinearObjectiveFunction;
import org.apache.commons.math3.optim.linear.NonNegativeConstraint;
import org.apache.commons.math3.optim.linear.Relationship;
import org.apache.commons.math3.optim.linear.SimplexSolver;
import org.apache.commons.math3.optim.nonlinear.scalar.GoalType;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.agents.Agent;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.Texts;
import org.regames.agents.match.OpenPlay;
import org.regames.backend.play.SplitMix;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

/** Matrix games against what linear programming says of them. */
@Tag("long")
class RoundSearchTest {
  private static final int ITERATIONS = 40_000;

  /** Two players choose a row and a column at once; the first gets the number there. */
  private static PlayedGame game(int[][] scores) {
    StringBuilder rules = new StringBuilder("(role a) (role b) (init start)\n");
    for (int row = 0; row < scores.length; row++) {
      rules.append("(<= (legal a (row %d)) (true start))".formatted(row));
      for (int column = 0; column < scores[0].length; column++) {
        rules.append(
            "(<= (next (is %d)) (does a (row %d)) (does b (column %d)))\n"
                .formatted(scores[row][column], row, column));
      }
    }
    for (int column = 0; column < scores[0].length; column++) {
      rules.append("(<= (legal b (column %d)) (true start))".formatted(column));
    }
    rules.append("(<= terminal (true (is ?n)))\n(<= (goal a ?n) (true (is ?n)))\n");
    for (int score = 0; score <= 100; score++) {
      rules.append("(other %d %d) ".formatted(score, 100 - score));
    }
    rules.append("(<= (goal b ?m) (true (is ?n)) (other ?n ?m))");
    return ServiceLoader.load(Language.class).stream()
        .map(ServiceLoader.Provider::get)
        .flatMap(language -> language.nets().stream())
        .findFirst()
        .orElseThrow()
        .read(new Source("rules", rules.toString()), new Budget())
        .value()
        .map(reading -> PlayedGame.of(reading.net()))
        .orElseThrow();
  }

  /** What the first player gets in an equilibrium, by linear programming. */
  private static double value(int[][] scores) {
    int rows = scores.length;
    List<LinearConstraint> constraints = new ArrayList<>();
    for (int column = 0; column < scores[0].length; column++) {
      double[] weights = new double[rows + 1];
      for (int row = 0; row < rows; row++) {
        weights[row] = scores[row][column];
      }
      weights[rows] = -1;
      constraints.add(new LinearConstraint(weights, Relationship.GEQ, 0));
    }
    double[] all = new double[rows + 1];
    Arrays.fill(all, 0, rows, 1);
    constraints.add(new LinearConstraint(all, Relationship.EQ, 1));
    double[] wanted = new double[rows + 1];
    wanted[rows] = 1;
    PointValuePair best =
        new SimplexSolver()
            .optimize(
                new MaxIter(1000),
                new LinearObjectiveFunction(wanted, 0),
                new LinearConstraintSet(constraints),
                GoalType.MAXIMIZE,
                new NonNegativeConstraint(true));
    return best.getValue();
  }

  private static RoundChoice learned(PlayedGame game, RoundRule rule, int moves) {
    SplitMix random = new SplitMix();
    random.start(1, 0);
    RoundSearch search = new RoundSearch(game, rule, 0.7, 1 << 24, random);
    return search.search(
        game.model().newState(), 0, moves, new Clock.Iterations(ITERATIONS).start());
  }

  /** What the first player gets at least by a strategy. */
  private static double least(int[][] scores, double[] strategy) {
    double sum = Arrays.stream(strategy).sum();
    double least = Double.MAX_VALUE;
    for (int column = 0; column < scores[0].length; column++) {
      double mean = 0;
      for (int row = 0; row < scores.length; row++) {
        mean += strategy[row] / sum * scores[row][column];
      }
      least = Math.min(least, mean);
    }
    return least;
  }

  @ParameterizedTest
  @EnumSource(names = {"RM", "EXP3"})
  void averagesComeNearToEquilibria(RoundRule rule) {
    Random random = new Random(7);
    for (int number = 0; number < 12; number++) {
      int size = 2 + number % 3;
      int[][] scores = new int[size][size];
      for (int[] row : scores) {
        Arrays.setAll(row, _ -> random.nextInt(11) * 10);
      }
      RoundChoice choice = learned(game(scores), rule, size);
      double value = value(scores);
      double least = least(scores, choice.sums);

      assertTrue(least <= value + 1e-6, () -> least + " is more than " + value);
      assertTrue(
          least >= value - 6, () -> Arrays.deepToString(scores) + ": " + least + " of " + value);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsAlwaysBetterIsPlayed(RoundRule rule) {
    int[][] scores = {{10, 50, 20}, {30, 70, 40}, {0, 60, 10}};
    RoundChoice choice = learned(game(scores), rule, 3);
    double[] often = rule == RoundRule.DUCT ? asNumbers(choice.visits) : choice.sums;

    assertTrue(often[1] > 0.8 * Arrays.stream(often).sum(), Arrays.toString(often));
  }

  private static double[] asNumbers(int[] counts) {
    return Arrays.stream(counts).asDoubleStream().toArray();
  }

  /**
   * In the last round of the dilemma telling is better, whatever the other does. That both learn in
   * step, and so seem to be kind to each other, is a weakness of DUCT alone.
   */
  @ParameterizedTest
  @ValueSource(strings = {"rm", "exp3"})
  void agentsTellInTheLastRound(String rule) {
    PlayedGame game = Texts.library("gdl/prisoners.kif");
    OpenPlay play = new OpenPlay(game);
    for (int move = 0; move < 8; move++) {
      assertTrue(play.play(play.legal().getFirst()));
    }
    for (int player = 0; player < 2; player++) {
      AgentSpec spec = AgentSpec.parse("mcts:3000it:simultaneous=" + rule);
      try (Agent agent = spec.kind().sit(new Seat(game, play.player(), 1), spec.options())) {
        List<String> chosen = agent.choose(play.view(), spec.clock());
        assertEquals(List.of("tell"), chosen);
        assertTrue(play.play(chosen));
      }
    }
    assertTrue(play.isOver());
  }

  @Test
  void otherRulesAreRefused() {
    AgentSpec spec = AgentSpec.parse("mcts:simultaneous=both");
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> spec.kind().sit(new Seat(Texts.numbers(), 0, 1), spec.options()));

    assertTrue(refused.getMessage().contains("expected duct, rm, exp3 or serial"));
  }
}
