/**
 * Passes that make plans faster without changing any play, mostly by using bitboards for what the
 * first plan does cell by cell. {@link org.regames.backend.planner.optimize.SpecializeChecks} and
 * {@link org.regames.backend.planner.optimize.MergeBranches} need no bitboards. Those that do
 * choose, one after the other, which bitboards the state keeps ({@link
 * org.regames.backend.planner.optimize.bitboards.BitboardSelection}); if the bitboards of some map
 * turn out to cost more than they gain, all of these passes run again without that map:
 *
 * <ul>
 *   <li>{@link org.regames.backend.planner.optimize.vectorize}: loops over cells become bitboard
 *       expressions. For each value of a map the state keeps the set of cells that have it ({@link
 *       org.regames.backend.plan.BitboardLayout}); a step by a constant map is a shift and a mask,
 *       a test an "and", a branch a set of its own. Recursive checks become fixpoints;
 *   <li>{@link org.regames.backend.planner.optimize.bitboards}: shared code for building and
 *       factoring expressions, choosing bitboards, and dropping those that nothing reads;
 *   <li>{@link org.regames.backend.planner.optimize.tables}: a check of a few cells that depend on
 *       one cell known only in play is evaluated at plan time for all possible contents of these
 *       cells, and looked up with PEXT;
 *   <li>{@link org.regames.backend.planner.optimize.lines}: rays, first blockers and runs, by masks
 *       and bit scans;
 *   <li>{@link org.regames.backend.planner.optimize.draw}: drawing a random move without listing
 *       moves;
 *   <li>{@link org.regames.backend.planner.optimize.plies}: draw, move and keeper in one function;
 *   <li>{@link org.regames.backend.planner.optimize.cleanup}: removing what turned out not to be
 *       needed.
 * </ul>
 *
 * <p>Terms: a <em>cell</em> is an element of a map's array, a <em>lane</em> one iteration of a loop
 * whose iterations all run in parallel; a <em>bitboard</em> is a set of cells or lanes in words of
 * 64 bits; a <em>path</em> is what one lane does, <em>branches</em> are its alternatives; values
 * <em>passed</em> to a function are its arguments; <em>stale</em> bitboards are not updated while
 * moves are searched. Code that cannot be vectorized yields a refusal with a reason, an {@link
 * org.regames.backend.plan.analysis.Attempt}, instead of an exception. {@code docs/plans.md}
 * defines all terms, {@code docs/sets.md} explains each technique with its source.
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
 * org.regames.backend.planner.PlanPasses} with its name and what it does, which {@code regames
 * passes --plan} and {@code --dump-plan-after} use. Its test cases are files in {@code
 * approvals/passes}; {@code CONTRIBUTING.md} explains this step by step.
 */
package org.regames.backend.planner.optimize;
