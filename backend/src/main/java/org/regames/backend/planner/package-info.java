/**
 * Makes the plan of a game: all decisions about how a game is played are made here, once for all
 * engines. In order:
 *
 * <ol>
 *   <li>{@link org.regames.backend.planner.analysis}: the automaton without pass-through nodes;
 *       regions, which are the paths of moves, of the keeper and of each check; constants known at
 *       nodes; mutually exclusive guards; whether two paths can have the same tags; and the nodes
 *       that become functions: short joins are duplicated, long stretches are split;
 *   <li>{@link org.regames.backend.planner.lower}: the first plan, each function element by
 *       element;
 *   <li>{@link org.regames.backend.planner.optimize}: passes from plans to plans. Checks are
 *       specialized for constants; loops over cells become bitboard expressions ({@link
 *       org.regames.backend.planner.optimize.vectorize}), checks become look-ups in tables ({@link
 *       org.regames.backend.planner.optimize.tables}) or masks along lines ({@link
 *       org.regames.backend.planner.optimize.lines}), moves are drawn without listing them ({@link
 *       org.regames.backend.planner.optimize.draw}), a draw, a move and the keeper's moves after it
 *       are fused ({@link org.regames.backend.planner.optimize.plies}), and what turned out not to
 *       be needed is removed ({@link org.regames.backend.planner.optimize.cleanup}).
 * </ol>
 *
 * <p>{@link org.regames.backend.planner.PlanPasses} lists the passes in the order in which they
 * run, with the reason for each position.
 *
 * <p>This package uses the other three, and none of them uses it. For a game where a free square is
 * filled (the text is in this package's tests):
 *
 * <pre>{@code
 * Plan plan = PlanBuilder.plan(game);
 * plan.finders().size();                                 // 1: moves start at one node
 * Plan slow = PlanBuilder.plan(game, Feature.without(Feature.BITBOARDS));
 * slow.sets().words();                                   // 0: squares are tried one by one
 * }</pre>
 */
package org.regames.backend.planner;
