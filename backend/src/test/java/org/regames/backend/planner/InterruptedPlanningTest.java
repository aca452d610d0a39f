package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.engine.Engines;
import org.regames.backend.engine.Fallback;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.ir.Game;
import org.regames.ir.passes.Passes;

/** Making a game ready ends where nobody waits for it any more. */
class InterruptedPlanningTest {
  private final Game game = Games.fillingSquares();

  /** No test may leave its thread interrupted. */
  @AfterEach
  void clear() {
    Thread.interrupted();
  }

  private static void interrupt() {
    Thread.currentThread().interrupt();
  }

  @Test
  void noStageBegins() {
    Plan plan = PlanBuilder.plan(game);
    interrupt();
    assertThrows(CancellationException.class, () -> Passes.all().run(game));
    assertThrows(CancellationException.class, () -> PlanBuilder.plan(game));
    assertThrows(CancellationException.class, () -> JvmEngine.compile(plan));
    assertTrue(Thread.currentThread().isInterrupted(), "who called has to know it, too");
  }

  @Test
  void noPassFollowsTheOneMeanwhile() {
    List<String> seen = new ArrayList<>();
    assertThrows(
        CancellationException.class,
        () ->
            PlanBuilder.plan(
                game,
                Feature.all(),
                (pass, _) -> {
                  seen.add(pass);
                  if (seen.size() == 2) {
                    interrupt();
                  }
                }));
    assertEquals(2, seen.size(), seen.toString());
  }

  /** An engine that was stopped has not failed, so that the next one must not begin anew. */
  @Test
  void noOtherEngineIsTried() {
    List<String> detours = new ArrayList<>();
    Fallback fallback = new Fallback(Engines.DEFAULT, detours::add);
    interrupt();
    assertThrows(
        CancellationException.class,
        () -> fallback.play(engine -> engine.start(game), ready -> ready.counts(1, _ -> {})));
    assertEquals(List.of(), detours);
  }
}
