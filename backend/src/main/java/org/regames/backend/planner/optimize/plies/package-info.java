/**
 * Fuses a draw, a move and the keeper's moves after it into one function: {@link
 * org.regames.backend.planner.optimize.plies.InlineKeeper} lets the keeper move right after a
 * player, {@link org.regames.backend.planner.optimize.plies.FusePlies} draws a move, plays it and
 * lets the keeper move in one function, {@link
 * org.regames.backend.planner.optimize.plies.StraightLineInliner} turns such a function into
 * straight-line code with known values folded ({@link
 * org.regames.backend.planner.optimize.plies.DecidedTests} says which tests are decided), and
 * {@link org.regames.backend.planner.optimize.plies.LoopPlies} says which plies may follow each
 * other in a loop.
 *
 * <p>A game where a free square is filled (the text is in this package's tests):
 *
 * <pre>{@code
 * Plan apart = PlanBuilder.plan(game, Feature.without(Feature.FUSE_PLIES));
 * apart.plies().isEmpty();                               // true
 * PlanBuilder.plan(game).plies().isEmpty();              // false
 * }</pre>
 */
package org.regames.backend.planner.optimize.plies;
