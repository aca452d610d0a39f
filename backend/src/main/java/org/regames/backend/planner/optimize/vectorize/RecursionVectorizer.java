package org.regames.backend.planner.optimize.vectorize;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.planner.analysis.graph.RecursionCycle;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneEvaluator;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMask;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMaskOps;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneValue;
import org.regames.backend.planner.optimize.vectorize.lanes.PathState;

/**
 * Recursive checks that a loop calls: the cells from which they hold are a least fixpoint ({@link
 * Fixpoint}), computed for all cells, and looked up for the cell of each lane.
 */
final class RecursionVectorizer {
  private final LoopVectorizer lanes;
  private final VectorizerInput source;
  private final BitboardSelection kept;
  private final LaneMaskOps sets;
  private final BitboardBuilder statements;
  private final int most;

  /** The recursion being computed, or null. */
  private Fixpoint fixpoint;

  RecursionVectorizer(
      LoopVectorizer lanes,
      VectorizerInput source,
      BitboardSelection kept,
      LaneMaskOps sets,
      BitboardBuilder statements,
      int most) {
    this.lanes = lanes;
    this.source = source;
    this.kept = kept;
    this.sets = sets;
    this.statements = statements;
    this.most = most;
  }

  /** Whether lanes are the cells of a recursion being computed. */
  boolean isInside() {
    return fixpoint != null;
  }

  /** Whether a check is part of the recursion being computed. */
  boolean has(Plan.Function check) {
    return fixpoint != null && fixpoint.has(check.number());
  }

  /** The lanes for which a check of this recursion holds, as far as known. */
  Attempt<LaneMask> again(Plan.Function callee, List<IntExpr> arguments, PathState path) {
    return fixpoint
        .members(callee.number())
        .then(
            members ->
                cell(callee, fixpoint.cycle(), arguments, path)
                    .then(cell -> lanes.values.in(members, lanes.first, cell, path.alive.may())));
  }

  /** The lanes for which a recursive check holds. */
  Attempt<LaneMask> holds(
      Plan.Function callee, RecursionCycle cycle, List<IntExpr> arguments, PathState path) {
    int varying = cycle.varying(callee.number());
    return cell(callee, cycle, arguments, path)
        .then(
            cell ->
                Attempt.all(
                        IntStream.range(0, arguments.size()).boxed().toList(),
                        i ->
                            i == varying
                                ? Attempt.done(Optional.<IntExpr>empty())
                                : lanes.terms.same(arguments.get(i), path).map(Optional::of))
                    .then(
                        same ->
                            inner(cycle)
                                .recursion()
                                .leading(
                                    callee.number(),
                                    cycle,
                                    same.stream().map(one -> one.orElse(null)).toList()))
                    .then(fixpoint -> fixpoint.members(callee.number()))
                    .then(
                        members ->
                            lanes.values.in(members, cycle.first(), cell, path.alive.may())));
  }

  private LoopVectorizer inner(RecursionCycle cycle) {
    return new LoopVectorizer(source, kept, -1, cycle.first(), cycle.size(), most, statements);
  }

  /**
   * Computes the cells from which a recursive check holds.
   *
   * @param same the arguments of the check that are the same for all cells
   * @return a refusal if that is impossible
   */
  Attempt<Fixpoint> leading(int check, RecursionCycle cycle, List<IntExpr> same) {
    fixpoint = new Fixpoint(cycle, sets, statements, function -> found(function, cycle, same));
    IncrementalFixpoint remembering =
        new IncrementalFixpoint(source.functions(), kept, source.ranges(), statements, same);
    return fixpoint.grow(
        next -> source.remembers() ? remembering.room(check, next) : Optional.empty());
  }

  private Attempt<LaneMask> found(int function, RecursionCycle cycle, List<IntExpr> same) {
    Map<Integer, LaneEvaluator.Bound> passed = new HashMap<>();
    List<Integer> origins = cycle.origins(function);
    for (int i = 0; i < origins.size(); i++) {
      boolean varies = origins.get(i) < 0;
      passed.put(i, varies ? lanes.counted(i) : constant(same.get(origins.get(i))));
    }
    return lanes.finding(
        () ->
            lanes.follow(
                source.functions().get(function).body(), new PathState(sets.all(), passed)));
  }

  private LaneEvaluator.Bound constant(IntExpr value) {
    return new LaneEvaluator.Bound(lanes.values.value(value, Map.of(), null), value);
  }

  /** The cell that a function of a recursion takes as an argument. */
  private Attempt<LaneValue> cell(
      Plan.Function callee, RecursionCycle cycle, List<IntExpr> arguments, PathState path) {
    return path.written != null || lanes.isInner()
        ? Attempt.refused("paths form a cycle and change maps")
        : Attempt.done(
            lanes.values.value(
                arguments.get(cycle.varying(callee.number())), path.locals, path.written));
  }
}
