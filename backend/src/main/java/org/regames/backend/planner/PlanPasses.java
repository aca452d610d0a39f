package org.regames.backend.planner;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.planner.optimize.MergeBranches;
import org.regames.backend.planner.optimize.SpecializeChecks;
import org.regames.backend.planner.optimize.bitboards.UnprofitableBitboards;
import org.regames.backend.planner.optimize.cleanup.DropCheckMemory;
import org.regames.backend.planner.optimize.cleanup.DropScalarCode;
import org.regames.backend.planner.optimize.cleanup.DropSilentClears;
import org.regames.backend.planner.optimize.cleanup.FreezeBitboards;
import org.regames.backend.planner.optimize.cleanup.NoteLate;
import org.regames.backend.planner.optimize.draw.DrawUniformly;
import org.regames.backend.planner.optimize.draw.ReuseCheckSets;
import org.regames.backend.planner.optimize.lines.AssignRuns;
import org.regames.backend.planner.optimize.lines.DropVisitMarks;
import org.regames.backend.planner.optimize.lines.FindFirstBlockers;
import org.regames.backend.planner.optimize.lines.MaskRays;
import org.regames.backend.planner.optimize.plies.FusePlies;
import org.regames.backend.planner.optimize.plies.InlineKeeper;
import org.regames.backend.planner.optimize.plies.LoopPlies;
import org.regames.backend.planner.optimize.plies.RunChecks;
import org.regames.backend.planner.optimize.tables.LookUpChecks;
import org.regames.backend.planner.optimize.vectorize.CountCells;
import org.regames.backend.planner.optimize.vectorize.RememberFixpoints;
import org.regames.backend.planner.optimize.vectorize.VectorizationReport;
import org.regames.backend.planner.optimize.vectorize.VectorizeLoops;
import org.regames.ir.language.Interrupts;

/** All passes from plans to plans, in the order in which they run. */
public final class PlanPasses {
  /** The name of the step before all passes: from the automaton to the first plan. */
  public static final String LOWERING = "lower";

  private static final PlanPass DROP_SILENT_CLEARS =
      PlanPass.of(
          "drop-silent-clears",
          "drop the clearing of memories in which nothing is recorded",
          (plan, _) -> DropSilentClears.apply(plan));

  /** The passes that need no bitboards, and simplify the work of the next ones. */
  private static final List<PlanPass> BEFORE =
      List.of(
          // Constants first: checks of one player's pieces then have constant tables.
          PlanPass.of(
              "specialize-checks",
              Feature.SPECIALIZE_CHECKS,
              "copy checks for the few constants passed to them",
              (plan, _) -> SpecializeChecks.apply(plan)),
          // While the effect of a move is still as short as in the automaton.
          PlanPass.of(
              "merge-branches",
              Feature.MERGE_BRANCHES,
              "look up in a table what the branches of a move differ in, instead of jumping",
              (plan, _) -> MergeBranches.apply(plan)),
          // Loops that record visits cannot be processed for all cells at once.
          PlanPass.of(
              "drop-visit-marks",
              Feature.DROP_VISIT_MARKS,
              "let paths that are certain to end stop recording where they have been",
              (plan, _) -> DropVisitMarks.apply(plan)),
          PlanPass.of(
              "note-late",
              Feature.NOTE_LATE,
              "let checks record no values at the first few states, as most of them end there",
              (plan, _) -> NoteLate.apply(plan)),
          DROP_SILENT_CLEARS);

  /**
   * The passes that choose bitboards for the state, and use them. If the bitboards of a map turn
   * out to cost more than they gain, all of these passes are repeated without them.
   */
  private static final List<PlanPass> BITBOARDS =
      List.of(
          // First: sets in the state pay off through the searches that use them.
          PlanPass.of(
              "vectorize-loops",
              Feature.BITBOARDS,
              "follow loops over cells for all of them at once, as bitboards",
              VectorizeLoops::apply),
          PlanPass.of(
              "remember-fixpoints",
              Feature.REMEMBER_FIXPOINTS,
              "answer recursive checks of a cell from all cells that they found the last time",
              RememberFixpoints::apply),
          // Uses the sets that the searches have chosen.
          PlanPass.of(
              "count-cells",
              Feature.COUNT_CELLS,
              "count the bits of a bitboard where a check counts one cell after the other",
              CountCells::apply),
          // The remaining checks, each for one cell: by a table, else by masks along rays.
          PlanPass.of(
              "look-up-checks",
              Feature.LOOK_UP_CHECKS,
              "look up in a table what a check of few cells finds",
              LookUpChecks::apply),
          PlanPass.of(
              "find-first-blockers",
              Feature.FIND_FIRST_BLOCKERS,
              "let the keeper find at once the cell where a path from cell to cell stops",
              (plan, _) -> FindFirstBlockers.apply(plan)),
          PlanPass.of(
              "mask-rays",
              Feature.MASK_RAYS,
              "answer checks along rays by masks and the first cell that stops a ray",
              (plan, _) -> MaskRays.apply(plan)),
          // Searches are final by now: those that only add bitboards need no lists.
          PlanPass.of(
              "draw-uniformly",
              "draw a random move from bitboards of moves, without listing any",
              DrawUniformly::apply),
          PlanPass.of(
              "reuse-check-sets",
              Feature.REUSE_CHECK_SETS,
              "draw a move from the bitboards that a check before it has computed",
              (plan, _) -> ReuseCheckSets.apply(plan)),
          // After checks: a run of cells is assigned as far as a check has looked.
          PlanPass.of(
              "assign-runs",
              Feature.ASSIGN_RUNS,
              "let the keeper assign all cells of a run along a line at once",
              (plan, _) -> AssignRuns.apply(plan)),
          // Last of these: only now it is known what uses bitboards, and when.
          PlanPass.of(
              "freeze-bitboards",
              Feature.FREEZE_BITBOARDS,
              "leave bitboards as they are while searches change maps, if none reads them",
              (plan, _) -> FreezeBitboards.apply(plan)));

  /** The passes that need to know how moves are drawn, which depends on bitboards. */
  private static final List<PlanPass> AFTER =
      List.of(
          DROP_SILENT_CLEARS,
          PlanPass.of(
              "drop-scalar-code",
              "drop the versions of functions without bitboards",
              (plan, _) -> DropScalarCode.apply(plan)),
          PlanPass.of(
              "drop-check-memory",
              "drop the space for results of recursive checks where nothing is kept",
              (plan, _) -> DropCheckMemory.apply(plan)),
          // Before the keeper's functions are inlined, since their size is known only then.
          PlanPass.of(
              "run-checks",
              Feature.RUN_CHECKS,
              "let checks with loops that change maps undo this once, at their end",
              (plan, _) -> RunChecks.apply(plan)),
          PlanPass.of(
              "inline-keeper",
              Feature.INLINE_KEEPER,
              "let a move continue with the moves of the keeper after it",
              (plan, _) -> InlineKeeper.apply(plan)),
          // After the keeper's functions are inlined: a ply ends where a player is to move.
          PlanPass.of(
              "fuse-plies",
              Feature.FUSE_PLIES,
              "draw a move, play it and let the keeper move in one function",
              (plan, _) -> FusePlies.apply(plan)),
          PlanPass.of(
              "loop-plies",
              Feature.LOOP_PLIES,
              "play fused plies one after the other in one method",
              (plan, _) -> LoopPlies.apply(plan)));

  private static final BiConsumer<String, Plan> SILENT = (_, _) -> {};

  private PlanPasses() {}

  /** Every pass, in the order in which they run; some run more than once. */
  public static List<PlanPass> list() {
    return Stream.of(BEFORE, BITBOARDS, AFTER).flatMap(List::stream).toList();
  }

  /** Runs the passes whose features are enabled, and reports the plan after each of them. */
  static Plan run(Plan plan, Set<Feature> features, BiConsumer<String, Plan> listener) {
    listener.accept(LOWERING, plan);
    Plan before = run(BEFORE, plan, features, listener);
    Plan result = before;
    if (features.contains(Feature.BITBOARDS)) {
      List<PassResult> steps = bitboards(before, features);
      steps.forEach(step -> listener.accept(step.pass, step.after));
      result = steps.getLast().after;
    }
    return run(AFTER, result, features, listener);
  }

  /**
   * Runs the remaining passes on the plan after the first ones: the result is the same as if all
   * had run without a stop.
   *
   * @param done how many passes of {@link #list} have run already
   * @throws IllegalArgumentException if there are fewer
   */
  public static Plan runFrom(int done, Plan plan) {
    if (done < 0 || done > list().size()) {
      throw new IllegalArgumentException(done + " of " + list().size() + " passes");
    }
    Set<Feature> features = Feature.all();
    int bitboards = Math.clamp(done - BEFORE.size(), 0, BITBOARDS.size());
    Plan before =
        run(BEFORE.subList(Math.min(done, BEFORE.size()), BEFORE.size()), plan, features, SILENT);
    // After the first pass that chooses bitboards the plan says which maps get none.
    Plan chosen =
        bitboards == 0
            ? bitboards(before, features).getLast().after
            : run(BITBOARDS.subList(bitboards, BITBOARDS.size()), before, features, SILENT);
    int after = Math.max(0, done - BEFORE.size() - BITBOARDS.size());
    return run(AFTER.subList(after, AFTER.size()), chosen, features, SILENT);
  }

  /** Runs some passes, one after the other, with all features. */
  public static Plan run(List<PlanPass> passes, Plan plan, BiConsumer<String, Plan> listener) {
    return run(passes, plan, Feature.all(), listener);
  }

  /** How moves are found and checks are made, and why not by bitboards. */
  static List<PlanExplanation> explain(Plan plan, Set<Feature> features) {
    Plan before = run(BEFORE, plan, features, SILENT);
    return VectorizationReport.of(bitboards(before, features).getLast().after);
  }

  private static Plan run(
      List<PlanPass> passes, Plan plan, Set<Feature> features, BiConsumer<String, Plan> listener) {
    Plan result = plan;
    for (PlanPass pass : passes) {
      Interrupts.check();
      if (pass.isOn(features)) {
        result = pass.apply(result, features);
        listener.accept(pass.name(), result);
      }
    }
    return result;
  }

  private record PassResult(String pass, Plan after) {}

  /** The results of the passes that introduce bitboards; the first of them always runs. */
  private static List<PassResult> bitboards(Plan plan, Set<Feature> features) {
    BitSet without = UnprofitableBitboards.copied(plan);
    while (true) {
      Plan start = plan.with(plan.functions(), plan.sets().without(without));
      List<PassResult> steps = new ArrayList<>();
      run(BITBOARDS, start, features, (pass, after) -> steps.add(new PassResult(pass, after)));
      BitSet costly = UnprofitableBitboards.of(steps.getLast().after);
      if (costly.isEmpty()) {
        return steps;
      }
      without.or(costly);
    }
  }
}
