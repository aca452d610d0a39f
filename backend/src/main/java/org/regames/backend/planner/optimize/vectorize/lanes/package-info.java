/**
 * Evaluates the body of a loop for all of its lanes at once. A <em>lane</em> is one iteration of a
 * loop. A {@link org.regames.backend.planner.optimize.vectorize.lanes.LaneValue} is the value of an
 * expression in each lane, a {@link org.regames.backend.planner.optimize.vectorize.lanes.LaneMask}
 * a set of lanes as words of 64 bits, a {@link
 * org.regames.backend.planner.optimize.vectorize.lanes.PathState} what is known on one path through
 * the body: its lanes, its locals, its stores ({@link
 * org.regames.backend.planner.optimize.vectorize.lanes.StoreLog}). {@link
 * org.regames.backend.planner.optimize.vectorize.lanes.LaneEvaluator} evaluates expressions and
 * comparisons, {@link org.regames.backend.planner.optimize.vectorize.lanes.BitboardGather} turns
 * bitboards of cells into masks of lanes by shifts.
 */
package org.regames.backend.planner.optimize.vectorize.lanes;
