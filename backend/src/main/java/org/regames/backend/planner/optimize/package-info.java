/**
 * Set at a time: makes loops of searches work on sets.
 *
 * <p>A loop that tries every square, tests it, steps and tests again does that for all squares at
 * once: for each value of a map the state keeps the set of places that have it ({@link
 * org.regames.backend.plan.BitboardLayout}), a step by a constant map moves such a set by a
 * constant and cuts it to the squares for which that is the step, a test is an "and", ways that
 * branch are sets of their own. Each way ends with the set of numbers whose walk is legal; so moves
 * are counted by counting bits, and one of them is drawn without listing any. What cannot be done
 * so is done as before, for the numbers of a set that pass the first tests if possible. A check
 * that looks at few places, which follow from a place known only in play, is run beforehand for all
 * that it may see; then it is looked up ({@link
 * org.regames.backend.planner.optimize.tables.PextLookup}).
 *
 * <p>{@link org.regames.backend.planner.optimize.BitboardPasses} puts all this together, {@link
 * org.regames.backend.planner.optimize.vectorize.LoopVectorizer} is its heart. A game where a free
 * square is filled, its search without and with sets (the text is in this package's tests):
 *
 * <pre>
 * add move code | x0 &lt;&lt; 0 for x0 = 0 to 8 where [m1[x0] == 16]
 *
 * b0 = sets[0]
 * b1 = (0x1ff &amp; b0)
 * add moves code | x0 &lt;&lt; 0 for x0 in [b1] left b2
 * </pre>
 */
package org.regames.backend.planner.optimize;
