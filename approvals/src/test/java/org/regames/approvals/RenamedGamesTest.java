package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;

/**
 * No name tells the planner anything: a game whose names were all replaced by ones without meaning,
 * which also puts its definitions and edges in another order, is planned alike. Some games are
 * looked at, with {@code -Dsample=1} all.
 */
@Tag("long")
class RenamedGamesTest {
  @TestFactory
  Stream<DynamicTest> gamesWithoutNamesArePlannedAlike() {
    return Games.tests(Games.sample(), file -> compare(Games.read(file)));
  }

  private static void compare(Game game) {
    Game renamed = Passes.parse("mangle-symbols").run(game, Pipeline.Listener.NONE);
    assertEquals(classes(game), classes(renamed));
  }

  /** How the parts of a game are done, without where they are. */
  private static List<String> classes(Game game) {
    return PlanBuilder.explain(Builtins.complete(game)).stream()
        .map(RenamedGamesTest::text)
        .sorted()
        .toList();
  }

  private static String text(PlanExplanation one) {
    return one.subject() + " " + one.how() + " " + one.reason();
  }
}
