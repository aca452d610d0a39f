package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/**
 * Games are played the same without any of the features that only make them fast: each feature with
 * some of the games, with {@code -Dsample=1} or {@code -Dgame=oware} with all, or all of that game.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class FeaturesKeepPlaysTest {
  private static final List<String> GAMES =
      List.of(
          "hrg/backgammon.hrg",
          "hrg/breakthrough.hrg",
          "hrg/english-draughts.hrg",
          "hrg/kuhn-poker.hrg",
          "hrg/oware.hrg",
          "rbg/connectfour.rbg",
          "rbg/hex.rbg",
          "rbg/reversi.rbg");

  /** What games count with all features, which takes long and is the same each time. */
  private static final Map<String, List<Long>> WITH_ALL = new ConcurrentHashMap<>();

  static Stream<Arguments> featuresOfGames() {
    return GAMES.stream()
        .filter(Games::isPicked)
        .flatMap(
            game ->
                Stream.of(Feature.values())
                    .filter(feature -> Games.isSampled(GAMES.indexOf(game) + feature.ordinal()))
                    .map(feature -> Arguments.of(game, feature)));
  }

  @ParameterizedTest
  @MethodSource("featuresOfGames")
  void playsAreTheSameWithout(String file, Feature feature) {
    Plan without = PlanBuilder.plan(game(file), Feature.without(feature));
    String what = file + " without " + feature;

    assertEquals(
        WITH_ALL.computeIfAbsent(file, _ -> perft(PlanBuilder.plan(game(file)))),
        perft(without),
        what);
    // Moves may be found in another order, so what is drawn may differ; but plays do not break off.
    assertEquals(0, playouts(without).unfinished(), what);
  }

  private static Game game(String file) {
    return Builtins.complete(Games.read(Games.LIBRARY.resolve(file)));
  }

  private static List<Long> perft(Plan plan) {
    return new ModelPerft(JvmEngine.compile(plan)).counts(3);
  }

  private static PlayoutStatistics playouts(Plan plan) {
    return Playouts.of(5, 1).run(JvmEngine.compile(plan));
  }
}
