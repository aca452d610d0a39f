package org.regames.backend.planner.lower.facts;

import java.util.BitSet;
import org.regames.backend.planner.analysis.graph.FunctionBoundaries;
import org.regames.backend.planner.analysis.graph.Region;

/**
 * The paths of the keeper.
 *
 * @param unsafe the nodes where a path may still have to backtrack and try another transition
 * @param clean the nodes of functions before which everything is stored
 */
public record KeeperPaths(Region region, FunctionBoundaries cuts, BitSet unsafe, BitSet clean) {
  public static KeeperPaths of(GraphFacts facts, Region region) {
    FunctionBoundaries cuts = new FunctionBoundaries(region);
    BitSet unsafe = facts.unsafe(region);
    BitSet clean = new BitSet();
    region.order().stream()
        .filter(node -> cuts.isFunction(node) && !unsafe.get(node))
        .forEach(clean::set);
    return new KeeperPaths(region, cuts, unsafe, clean);
  }
}
