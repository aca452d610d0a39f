/**
 * What a loop's body is worth for all of its lanes at once. A <em>lane</em> is one of the numbers
 * that a loop counts. A {@link org.regames.backend.planner.optimize.vectorize.lanes.LaneValue} is
 * what an expression is in each of them, a {@link
 * org.regames.backend.planner.optimize.vectorize.lanes.LaneMask} a set of lanes as words of 64
 * bits, a {@link org.regames.backend.planner.optimize.vectorize.lanes.PathState} what is known on
 * one path through the body: its lanes, its locals, what it has stored ({@link
 * org.regames.backend.planner.optimize.vectorize.lanes.StoreLog}). {@link
 * org.regames.backend.planner.optimize.vectorize.lanes.LaneEvaluator} works out values and
 * comparisons, {@link org.regames.backend.planner.optimize.vectorize.lanes.BitboardGather} turns
 * bitboards of cells into masks of lanes by shifts.
 */
package org.regames.backend.planner.optimize.vectorize.lanes;
