package org.regames.backend.planner.lower;

import java.util.BitSet;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.plan.Feature;
import org.regames.backend.planner.analysis.Ambiguity;
import org.regames.backend.planner.analysis.VariableFlow;
import org.regames.backend.planner.analysis.Work;
import org.regames.backend.planner.analysis.graph.FunctionBoundaries;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.backend.planner.lower.facts.GraphFacts;

/**
 * The families for the moves of players and random.
 *
 * @param encoding how moves are encoded
 * @param hashed whether moves have to be compared, as two paths might have the same tags
 * @param tries nothing if no move has last checks that are better made when it is drawn
 */
record MoveFunctionFamilies(
    FunctionFamily find,
    FunctionFamily play,
    FunctionFamily tell,
    MoveEncoding encoding,
    boolean hashed,
    Optional<Tries> tries) {

  /**
   * How to draw moves whose last checks are only made then.
   *
   * @param roots the roots of such moves
   * @param candidates finds candidates, which are moves if their last checks hold
   * @param halves finds the candidates in two parts; nothing if these cannot be separated
   * @param trial plays a candidate if it is a move
   */
  record Tries(
      BitSet roots, FunctionFamily candidates, Optional<Halves> halves, FunctionFamily trial) {}

  /**
   * The families that find candidates, in two parts.
   *
   * @param distinct finds those whose tags certainly differ from those of all others
   * @param others finds the others, if there may be any
   */
  record Halves(FunctionFamily distinct, Optional<FunctionFamily> others) {}

  private static final BitSet NOTHING = new BitSet();

  /** The families for the moves of a region. */
  static MoveFunctionFamilies of(FamilyBuilder builder, Region region) {
    GraphFacts facts = builder.facts();
    FunctionBoundaries cuts = new FunctionBoundaries(region);
    BitSet silent = facts.headersOf(region, transition -> !(transition.step() instanceof Step.Tag));
    VariableFlow flow = flow(builder, region, silent);
    VisitedSets visits = builder.visits(region, flow, silent, region.tagged());
    Optional<Map<Integer, BitSet>> doubts = doubts(facts, region, visits);
    FunctionFamily find = builder.finding(FamilyRole.Turn.FIND, region, cuts, visits);
    VisitedSets none = VisitedSets.none(facts.layout());
    Work work = builder.work(region);
    LastChecks last = new LastChecks(region, flow, builder.checks().reads());
    BitSet tried = facts.has(Feature.REJECT) ? last.roots() : NOTHING;
    Optional<Tries> tries = Optional.empty();
    if (!tried.isEmpty()) {
      FunctionFamily candidates = candidates(builder, find, last.nodes(), silent);
      tries =
          Optional.of(
              new Tries(
                  tried,
                  candidates,
                  doubts
                      .filter(_ -> facts.has(Feature.CANDIDATES))
                      .flatMap(transitions -> halves(builder, candidates, transitions)),
                  new FunctionFamily(
                      FamilyRole.Turn.TRIAL,
                      region,
                      cuts,
                      flow,
                      none,
                      work,
                      NOTHING,
                      last.nodes())));
    }
    return new MoveFunctionFamilies(
        find,
        new FunctionFamily(FamilyRole.Turn.PLAY, region, cuts, flow, none, work),
        new FunctionFamily(FamilyRole.Turn.TELL, region, cuts, flow, none, work),
        new MoveEncoding(region, cuts, visits, facts.features()),
        doubts.isEmpty() || !doubts.get().isEmpty(),
        tries);
  }

  private static VariableFlow flow(FamilyBuilder builder, Region region, BitSet silent) {
    BitSet atLeaves = silent.isEmpty() ? NOTHING : builder.facts().allVariables();
    return builder.checks().flow(region, NOTHING, atLeaves, NOTHING);
  }

  /** The transitions of paths that might have the same tags as others; nothing if not known. */
  private static Optional<Map<Integer, BitSet>> doubts(
      GraphFacts facts, Region region, VisitedSets visits) {
    return facts.has(Feature.UNIQUE) && !visits.usesTags()
        ? new Ambiguity(
                facts.layout(),
                region,
                facts.exclusion(),
                facts.knowledge(),
                facts.cells(),
                facts.graph())
            .doubts()
        : Optional.empty();
  }

  private static FunctionFamily candidates(
      FamilyBuilder builder, FunctionFamily find, BitSet lastChecks, BitSet silent) {
    Region region = find.region().passing(lastChecks);
    VariableFlow flow = flow(builder, region, silent);
    VisitedSets visits = builder.visits(region, flow, silent, region.tagged());
    return builder.finding(FamilyRole.Turn.CANDIDATES, region, find.cuts(), visits);
  }

  /**
   * Families that find the candidates of some transitions, and the others, if that takes no more
   * visit records.
   */
  private static Optional<Halves> halves(
      FamilyBuilder builder, FunctionFamily candidates, Map<Integer, BitSet> doubtful) {
    if (doubtful.isEmpty()) {
      return Optional.of(new Halves(candidates, Optional.empty()));
    }
    FunctionBoundaries cuts = candidates.cuts();
    VisitedSets visits = candidates.visits();
    Region all = candidates.region();
    FunctionFamily distinct =
        builder.finding(FamilyRole.Turn.DISTINCT, all.without(doubtful), cuts, visits);
    return all.with(doubtful)
        .map(region -> builder.finding(FamilyRole.Turn.OTHERS, region, cuts, visits))
        .map(others -> new Halves(distinct, Optional.of(others)));
  }
}
