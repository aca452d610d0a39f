package org.regames.backend.planner;

import java.util.List;
import java.util.function.BiConsumer;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.optimize.BitboardPasses;
import org.regames.backend.planner.optimize.MergeBranches;
import org.regames.backend.planner.optimize.SpecializeChecks;
import org.regames.backend.planner.optimize.cleanup.DropCheckMemory;
import org.regames.backend.planner.optimize.cleanup.DropSilentClears;
import org.regames.backend.planner.optimize.lines.DropVisitMarks;
import org.regames.backend.planner.optimize.plies.FusePlies;
import org.regames.backend.planner.optimize.plies.InlineKeeper;
import org.regames.backend.planner.optimize.plies.LoopPlies;

/** All passes from plans to plans, in the order in which they run. */
public final class PlanPasses {
  /** The name of the step before all passes: from the automaton to the first plan. */
  public static final String LOWERING = "lower";

  private static final PlanPass DROP_SILENT_CLEARS =
      PlanPass.of(
          "drop-silent-clears",
          "drop the clearing of memories that nothing is noted in",
          (plan, _) -> DropSilentClears.apply(plan));

  private static final List<PlanPass> LIST =
      List.of(
          // Constants first: checks that look at one player's pieces have constant tables then.
          PlanPass.of(
              "specialize-checks",
              Feature.SPECIALIZE,
              "copy checks for the few constants that they are passed",
              (plan, _) -> SpecializeChecks.apply(plan)),
          // While what a move does is still as short as the automaton says it.
          PlanPass.of(
              "merge-branches",
              Feature.MERGE,
              "look up in a table what the branches of a move differ in, instead of jumping",
              (plan, _) -> MergeBranches.apply(plan)),
          // Loops that note where they were cannot be followed for all cells at once.
          PlanPass.of(
              "drop-visit-marks",
              Feature.ONE_WAY,
              "let paths that surely end note no more where they have been",
              (plan, context) -> DropVisitMarks.apply(plan, context.places())),
          DROP_SILENT_CLEARS,
          // Everything before makes loops simple; everything after needs to know how moves are
          // drawn, which only bitboards tell.
          PlanPass.of(
              "vectorize-loops",
              Feature.SETS,
              "follow loops over cells for all of them at once, as bitboards",
              (plan, context) -> BitboardPasses.apply(plan, context.places(), context.features())),
          DROP_SILENT_CLEARS,
          PlanPass.of(
              "drop-check-memory",
              "drop the room for what recursive checks found where nothing is kept",
              (plan, _) -> DropCheckMemory.apply(plan)),
          PlanPass.of(
              "inline-keeper",
              Feature.FOLLOW,
              "let a move go on with the moves of the keeper after it",
              (plan, _) -> InlineKeeper.apply(plan)),
          // After the keeper: a ply ends where a player is to move.
          PlanPass.of(
              "fuse-plies",
              Feature.PLIES,
              "draw a move, play it and let the keeper move in one function",
              (plan, context) -> FusePlies.apply(plan, context.places())),
          PlanPass.of(
              "loop-plies",
              Feature.LOOP,
              "play fused plies one after the other in one method",
              (plan, _) -> LoopPlies.apply(plan)));

  private PlanPasses() {}

  /** Every pass, in the order in which they run; some run more than once. */
  public static List<PlanPass> list() {
    return LIST;
  }

  /** Runs the passes whose features are switched on, and tells of the plan after each of them. */
  static Plan run(Plan plan, PlanContext context, BiConsumer<String, Plan> listener) {
    Plan result = plan;
    listener.accept(LOWERING, result);
    for (PlanPass pass : LIST) {
      if (pass.isOn(context.features())) {
        result = pass.apply(result, context);
        listener.accept(pass.name(), result);
      }
    }
    return result;
  }
}
