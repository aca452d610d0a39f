package org.regames.backend.planner.lower;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.analysis.VariableFlow;
import org.regames.backend.planner.analysis.Work;
import org.regames.backend.planner.analysis.graph.FunctionBoundaries;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.lower.facts.CheckFacts;
import org.regames.backend.planner.lower.facts.GraphFacts;
import org.regames.backend.planner.lower.facts.KeeperPaths;

/**
 * Builds families of functions. The sets and memories that record visited places are numbered in
 * the order in which families are built; nothing else depends on that order.
 */
final class FamilyBuilder {
  private static final BitSet NOTHING = new BitSet();

  private final GraphFacts facts;
  private final CheckFacts checks;
  private final double[] bounds;
  private final List<Integer> sets = new ArrayList<>();
  private int memories;

  FamilyBuilder(GraphFacts facts, CheckFacts checks) {
    this.facts = facts;
    this.checks = checks;
    this.bounds = Work.ofChecks(checks.regions().byCheck());
  }

  GraphFacts facts() {
    return facts;
  }

  CheckFacts checks() {
    return checks;
  }

  /** The sets and memories of all families so far. */
  Plan.VisitMemory visitMemory() {
    return Plan.VisitMemory.of(sets, memories);
  }

  Work work(Region region) {
    return new Work(region, bounds);
  }

  VisitedSets visits(Region region, VariableFlow flow, BitSet nodes, BitSet tagged) {
    Optional<List<Integer>> places = Optional.of(sets).filter(_ -> facts.has(Feature.REPEAT));
    VisitedSets visits =
        VisitedSets.of(facts.layout(), region, flow, nodes, tagged, places, memories);
    memories += visits.usesMemory() ? 1 : 0;
    return visits;
  }

  /**
   * The family that finds moves: functions only take more arguments than they read if they record
   * visits.
   */
  FunctionFamily finding(
      FamilyRole role, Region region, FunctionBoundaries cuts, VisitedSets visits) {
    return new FunctionFamily(
        role, region, cuts, checks.flow(region, visits.reads()), visits, work(region));
  }

  /** The family that plays the moves of the keeper. */
  FunctionFamily keeping(KeeperPaths keeper) {
    VariableFlow flow = checks.flow(keeper.region(), NOTHING, facts.allVariables(), keeper.clean());
    BitSet rounds = facts.headersOf(keeper.region(), _ -> true);
    rounds.and(keeper.unsafe());
    return new FunctionFamily(
        FamilyRole.Turn.KEEP,
        keeper.region(),
        keeper.cuts(),
        flow,
        visits(keeper.region(), flow, rounds, NOTHING),
        work(keeper.region()),
        keeper.unsafe(),
        NOTHING);
  }

  /** The families that evaluate the checks of each region. */
  List<FunctionFamily> checking() {
    List<FunctionFamily> families = new ArrayList<>();
    for (int number : checks.regions().numbers()) {
      Region region = checks.regions().regions().get(number);
      VariableFlow flow = checks.flow(region, checks.parameters(number), NOTHING, NOTHING);
      families.add(
          new FunctionFamily(
              new FamilyRole.Check(number),
              region,
              new FunctionBoundaries(region),
              flow,
              visits(region, flow, facts.headersOf(region, _ -> true), NOTHING),
              work(region)));
    }
    return families;
  }
}
