package org.regames.backend.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.ir.Builtins;

/** Games whose functions have more constants than one class has room for. */
@Tag("long")
class ManyClassesTest {
  /** One path of many turns, each with an assignment and a condition of its own. */
  private static Plan longGame(int turns) {
    StringBuilder text =
        new StringBuilder(
            """
            type N = {0, 1, 2}; var n: N = 0; var m: N = 0;
            const next: N -> N = {0: 1, 1: 2, 2: 0};
            begin, t0: player = x;
            """);
    for (int turn = 0; turn < turns; turn++) {
      text.append(
          """
          t%1$d, a%1$d: n = N(*); a%1$d, b%1$d: n != m; b%1$d, c%1$d: m = next[n]; c%1$d, d%1$d: $$ n;
          d%1$d, t%2$d: player = %3$s;
          """
              .formatted(turn, turn + 1, turn % 2 == 0 ? "o" : "x"));
    }
    text.append("t%1$d, a%1$d: $ ok; a%1$d, end: player = keeper;".formatted(turns));
    return PlanBuilder.plan(Builtins.complete(Games.of(text.toString())));
  }

  @Test
  void aGameOfManyTurnsIsPlayed() {
    Plan plan = longGame(6_500);

    assertTrue(JvmEngine.bytecode(plan).size() > 1);
    PlayoutStatistics played = Playouts.of(1, 3).run(JvmEngine.compile(plan));
    assertEquals(6_501, played.states());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 150, 500})
  void howManyClassesThereAreChangesNothing(int full) {
    Plan plan = longGame(5);
    ForwardModel expected = JvmEngine.compile(plan);
    ForwardModel model = JvmEngine.compile(plan, full);

    assertEquals(new ModelPerft(expected).counts(5), new ModelPerft(model).counts(5));
    assertEquals(
        Playouts.of(50, 3).run(expected).withSeconds(0),
        Playouts.of(50, 3).run(model).withSeconds(0));
  }
}
