/**
 * Plans as text: {@link org.regames.backend.plan.text.PlanPrinter} writes one, {@link
 * org.regames.backend.plan.text.PlanParser} reads it as the same plan. The text is complete, the
 * layout of the state included ({@link org.regames.backend.plan.text.LayoutPrinter}), so a plan is
 * played without its game. {@code docs/plans.md} has the grammar. {@link
 * org.regames.backend.plan.text.PlanChart} draws a chart of its control flow.
 */
package org.regames.backend.plan.text;
