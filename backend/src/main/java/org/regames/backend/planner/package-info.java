/**
 * Makes the plan of a game: all decisions about how a game is played are made here, once for all
 * engines. In order:
 *
 * <ol>
 *   <li>{@link org.regames.backend.planner.analysis}: the automaton without nodes that only pass
 *       walks on; regions, which are the walks of moves, of the keeper, of each check; constants
 *       known at nodes; which guards exclude each other; whether two walks can have the same tags;
 *       the nodes that become functions: short joins are repeated, long stretches are cut;
 *   <li>this package: each function, element by element. Choices follow one after the other, or are
 *       if and else where they exclude each other. Variables that a walk assigns are locals, so
 *       only arrays have to be changed back. A move is written down as the decisions of its walk,
 *       so playing it tests nothing again. Where walks can go round without tags they note where
 *       they were; where two walks might have the same tags the moves are compared by a hash, and
 *       where that is the same by tags and next state;
 *   <li>{@link org.regames.backend.planner.sets}: loops of searches work on sets;
 *   <li>{@link org.regames.backend.planner.rewrite}: functions that go on in each other become one,
 *       what turned out not to be needed is left out.
 * </ol>
 *
 * <p>The last two are passes from plans to plans; {@link org.regames.backend.planner.PlanPasses}
 * lists them in the order in which they run, with the reason for each place.
 *
 * <p>This package uses the other three, and none of them uses it. For a game where a free square is
 * filled (the text is in this package's tests):
 *
 * <pre>{@code
 * Plan plan = PlanBuilder.plan(game);
 * plan.finders().size();                                 // 1: moves start at one node
 * Plan slow = PlanBuilder.plan(game, Feature.without(Feature.SETS));
 * slow.sets().words();                                   // 0: squares are tried one by one
 * }</pre>
 */
package org.regames.backend.planner;
