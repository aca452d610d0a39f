/**
 * The compiler's own small language: a game as functions of assignments, tests, loops and calls.
 *
 * <p>{@link org.regames.backend.plan.PlanBuilder} makes a {@link org.regames.backend.plan.Plan};
 * engines print it in their notation and decide nothing about games. In order:
 *
 * <ol>
 *   <li>the automaton without nodes that only pass walks on, guards between the same nodes joined;
 *   <li>regions: the walks of moves, of the keeper, of each check; constants known at nodes; which
 *       guards exclude each other; whether two walks can have the same tags;
 *   <li>the nodes that become functions: short joins are repeated, long stretches are cut;
 *   <li>each function: choices one after the other, or as if and else where they exclude each
 *       other. Variables that a walk assigns are locals, so only arrays have to be changed back.
 * </ol>
 *
 * <p>A move is written down as the decisions of its walk, so playing it tests nothing again. Where
 * walks can go round without tags they note where they were; where two walks might have the same
 * tags the moves are compared by a hash, and where that is the same by tags and next state.
 *
 * <p>Finding the moves of tic-tac-toe:
 *
 * <pre>
 * find f0() at move:
 *   add move code | x0 << 0 for x0 = 0 to 8 where [m1[x0] == 16]
 * </pre>
 *
 * {@link org.regames.backend.plan.PlanPrinter} shows the plan of any game like this.
 */
package org.regames.backend.plan;
