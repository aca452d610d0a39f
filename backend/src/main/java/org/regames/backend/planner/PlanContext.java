package org.regames.backend.planner;

import java.util.Set;
import org.regames.backend.plan.Feature;
import org.regames.backend.planner.analysis.CellValues;

/**
 * What passes know of a game beside its plan.
 *
 * @param places which values places of maps may have
 * @param features what the planner may do
 */
record PlanContext(CellValues.Known places, Set<Feature> features) {}
