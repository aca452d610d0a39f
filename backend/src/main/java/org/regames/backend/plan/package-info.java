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
 * <p>Then {@link org.regames.backend.plan.SetPlanner} makes loops of searches work on sets. A loop
 * that tries every square, tests it, steps and tests again does that for all squares at once: for
 * each value of a map the state keeps the set of places that have it ({@link
 * org.regames.backend.plan.SetLayout}), a step by a constant map moves such a set by a constant and
 * cuts it to the squares for which that is the step, a test is an "and", ways that branch are sets
 * of their own. Each way ends with the set of numbers whose walk is legal; so moves are counted by
 * counting bits, and one of them is drawn without listing any. What cannot be done so is done as
 * before, for the numbers of a set that pass the first tests if possible. A check that looks at few
 * places, which follow from a place known only in play, is run beforehand for all that it may see;
 * then it is looked up ({@link org.regames.backend.plan.Tabulation}).
 *
 * <p>A move is written down as the decisions of its walk, so playing it tests nothing again. Where
 * walks can go round without tags they note where they were; where two walks might have the same
 * tags the moves are compared by a hash, and where that is the same by tags and next state.
 *
 * <p>Finding the moves of tic-tac-toe:
 *
 * <pre>
 * find f0() at move:
 *   b0 = sets[0]
 *   b1 = (0x1ff & b0)
 *   add moves code | x0 << 0 for x0 in [b1]
 * </pre>
 *
 * {@link org.regames.backend.plan.PlanPrinter} shows the plan of any game like this.
 */
package org.regames.backend.plan;
