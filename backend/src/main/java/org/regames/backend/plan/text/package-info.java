/**
 * Plans as text: {@link org.regames.backend.plan.text.PlanPrinter} writes one, {@link
 * org.regames.backend.plan.text.PlanParser} reads it, given the layout of the game, so that {@code
 * parse(print(plan)).equals(plan)}. {@code docs/plans.md} has the grammar. {@link
 * org.regames.backend.plan.text.PlanChart} draws a chart of its control flow.
 */
package org.regames.backend.plan.text;
