package org.regames.backend.planner;

import java.util.Optional;
import java.util.Set;
import org.regames.backend.plan.Feature;
import org.regames.backend.planner.analysis.CellValues;
import org.regames.backend.planner.optimize.bitboards.BitboardContext;

/**
 * What passes know of a game beside its plan.
 *
 * @param cells which values cells of maps may have
 * @param features what the planner may do
 * @param bitboards what passes that give a plan bitboards share; there while these run
 */
record PlanContext(
    CellValues.Known places, Set<Feature> features, Optional<BitboardContext> bitboards) {
  PlanContext(CellValues.Known places, Set<Feature> features) {
    this(places, features, Optional.empty());
  }

  public PlanContext with(BitboardContext shared) {
    return new PlanContext(places, features, Optional.of(shared));
  }
}
