/**
 * Passes from plans to plans that play the same, faster: mostly by doing at once, with bitboards,
 * what the first plan does cell by cell. {@link
 * org.regames.backend.planner.optimize.SpecializeChecks} and {@link
 * org.regames.backend.planner.optimize.MergeBranches} need no bitboards. Those that do choose the
 * bitboards that the state is to keep one after the other ({@link
 * org.regames.backend.planner.optimize.bitboards.BitboardContext}); where the bitboards of some map
 * turn out to cost more than they bring, all of them are done again without:
 *
 * <ul>
 *   <li>{@link org.regames.backend.planner.optimize.vectorize}: loops over cells become bitboard
 *       expressions. For each value of a map the state keeps the set of cells that have it ({@link
 *       org.regames.backend.plan.BitboardLayout}); a step by a constant map is a shift and a mask,
 *       a test an "and", a branch a set of its own. Recursive checks become fixpoints;
 *   <li>{@link org.regames.backend.planner.optimize.bitboards}: what all of them share: building
 *       and factoring expressions, choosing bitboards, dropping those that nothing reads;
 *   <li>{@link org.regames.backend.planner.optimize.tables}: a check that looks at few cells, which
 *       follow from one that is known only in play, is run beforehand for all that it may see, and
 *       looked up by PEXT;
 *   <li>{@link org.regames.backend.planner.optimize.lines}: rays, first blockers and runs, by masks
 *       and bit scans;
 *   <li>{@link org.regames.backend.planner.optimize.draw}: a random move without a list of moves;
 *   <li>{@link org.regames.backend.planner.optimize.plies}: draw, move and keeper in one function;
 *   <li>{@link org.regames.backend.planner.optimize.cleanup}: what turned out not to be needed.
 * </ul>
 *
 * <p>Words: a <em>cell</em> is an element of a map's array, a <em>lane</em> one of the numbers that
 * a loop counts, all of which are followed in parallel; a <em>bitboard</em> is a set of cells or
 * lanes in words of 64 bits; a <em>path</em> is what one lane does, <em>branches</em> are its
 * alternatives; what a function is <em>passed</em> are its arguments; <em>stale</em> bitboards are
 * not kept up while moves are searched. Whatever cannot be done for all lanes is a refusal with its
 * reason, an {@link org.regames.backend.plan.analysis.Attempt}, and no exception. {@code
 * docs/plans.md} has all words, {@code docs/sets.md} each technique with its source.
 *
 * <p>A game where a free square is filled, its search without and with bitboards (the text is in
 * this package's tests, its grammar in {@code docs/plans.md}):
 *
 * <pre>
 * add move code | x0 &lt;&lt; 0 for x0 = 0 to 8 where [m1[x0] == 16]
 *
 * b0 = sets[0]
 * b1 = (0x1ff &amp; b0)
 * add moves code | x0 &lt;&lt; 0 for x0 in [b1] left b2
 * </pre>
 *
 * <p>To add a pass: a class with a method {@code apply} from plan to plan, whose Javadoc has an
 * example, {@code // before} and {@code // after}, which a test runs; and a line in {@link
 * org.regames.backend.planner.PlanPasses} with its name and what it does, from which {@code regames
 * passes --plan} and {@code --dump-plan-after} know it. Cases of it are files in {@code
 * approvals/passes}; {@code CONTRIBUTING.md} goes through it step by step.
 */
package org.regames.backend.planner.optimize;
