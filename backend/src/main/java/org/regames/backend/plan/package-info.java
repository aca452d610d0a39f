/**
 * The compiler's own small language: a game as functions of assignments, tests, loops and calls.
 *
 * <p>{@code PlanBuilder} of the package {@code org.regames.backend.planner} makes a {@link
 * org.regames.backend.plan.Plan}; engines print it in their own notation and make no decisions
 * about games. Statements are {@link org.regames.backend.plan.Op}s, conditions {@link
 * org.regames.backend.plan.BoolExpr}s; expressions are numbers ({@link
 * org.regames.backend.plan.IntExpr}), sets of 64 numbers ({@link
 * org.regames.backend.plan.BitboardExpr}) and other words ({@link
 * org.regames.backend.plan.CodeExpr}). All of them can list their children ({@link
 * org.regames.backend.plan.PlanExpression}), so that code can traverse them without listing every
 * kind. Besides these, the package only has queries needed wherever plans are made or changed:
 * their size, their calls, and bounds of values.
 *
 * <p>Finding the moves of tic-tac-toe:
 *
 * <pre>
 * find f0() at "move", 1 locals, 3 words:
 *   b0 = sets[0]
 *   b1 = (0x1ff &amp; b0)
 *   add moves code | x0 &lt;&lt; 0 for x0 in [b1] left b2
 * </pre>
 *
 * {@link org.regames.backend.plan.text.PlanPrinter} shows the plan of any game like this.
 */
package org.regames.backend.plan;
