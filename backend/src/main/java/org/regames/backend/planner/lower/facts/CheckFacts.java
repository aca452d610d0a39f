package org.regames.backend.planner.lower.facts;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.regames.backend.planner.analysis.KnownConstants;
import org.regames.backend.planner.analysis.VariableFlow;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.ir.analysis.RoundRobinSolver;

/** What checks read, and what they need as arguments. */
public final class CheckFacts {
  private static final BitSet NOTHING = new BitSet();

  private final GraphFacts facts;
  private final CheckRegions regions;

  /** Indexed by check. */
  private final List<BitSet> reads = new ArrayList<>();

  /** Indexed by region. */
  private final List<BitSet> parameters = new ArrayList<>();

  /**
   * @param keeperClean nodes of the keeper's paths before which everything is stored
   */
  public CheckFacts(GraphFacts facts, Region moves, Region keeper, BitSet keeperClean) {
    this.facts = facts;
    this.regions = new CheckRegions(facts.graph());
    findReads();
    findParameters(moves, keeper, keeperClean);
  }

  public CheckRegions regions() {
    return regions;
  }

  /** The variables that each check reads, including those of checks inside it. */
  public List<BitSet> reads() {
    return reads;
  }

  /** The variables that the checks of a region take as arguments. */
  public BitSet parameters(int region) {
    return parameters.get(region);
  }

  /** The flow of variables along some paths. */
  public VariableFlow flow(Region region, BitSet atRoots, BitSet atLeaves, BitSet clean) {
    return new VariableFlow(
        facts.layout(), region, facts.knowledge(), reads, atRoots, atLeaves, clean, Map.of());
  }

  /**
   * The flow of variables if only those that are read, also by these nodes, are arguments or kept.
   */
  public VariableFlow flow(Region region, Map<Integer, BitSet> noted) {
    return new VariableFlow(
        facts.layout(), region, facts.knowledge(), reads, NOTHING, NOTHING, NOTHING, noted);
  }

  private void findReads() {
    facts.graph().checks().forEach(_ -> reads.add(new BitSet()));
    RoundRobinSolver.<Integer>solve(
        regions.numbers(),
        number -> {
          VariableFlow flow = flow(regions.regions().get(number), Map.of());
          boolean changed = false;
          for (int check : regions.sharing().get(number)) {
            BitSet live = flow.live(regions.root(check));
            changed |= !reads.set(check, live).equals(live);
          }
          return changed;
        });
  }

  /**
   * Checks take as arguments what may not be stored in the state where they are made, and what is
   * known there but not in the check: then there may be a specialized function for each of a few
   * constants.
   */
  private void findParameters(Region moves, Region keeper, BitSet keeperClean) {
    regions.regions().forEach(_ -> parameters.add(new BitSet()));
    addParameters(moves, flow(moves, Map.of()));
    addParameters(keeper, flow(keeper, NOTHING, NOTHING, keeperClean));
    RoundRobinSolver.<Integer>solve(
        regions.numbers(),
        number -> {
          Region region = regions.regions().get(number);
          return addParameters(region, flow(region, parameters.get(number), NOTHING, NOTHING));
        });
  }

  private boolean addParameters(Region region, VariableFlow flow) {
    KnownConstants knowledge = facts.knowledge();
    boolean changed = false;
    for (int node : region.order()) {
      for (Graph.Transition transition : region.transitions(node)) {
        for (int check : transition.step().checks()) {
          BitSet passed = knowledge.at(region.name(node));
          passed.andNot(knowledge.at(regions.region(check).name(regions.root(check))));
          passed.or(flow.dirty(node));
          passed.and(reads.get(check));
          BitSet all = parameters.get(regions.family(check));
          int before = all.cardinality();
          all.or(passed);
          changed |= all.cardinality() != before;
        }
      }
    }
    return changed;
  }
}
