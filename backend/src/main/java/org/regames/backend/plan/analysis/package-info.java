/**
 * Analyses of plans and operations on their expressions, shared by all code that makes or changes
 * plans: an {@link org.regames.backend.plan.analysis.Evaluator} over any abstract domain, most
 * often {@link org.regames.backend.plan.analysis.Ranges}, {@link
 * org.regames.backend.plan.analysis.Substitution} in expressions, {@link
 * org.regames.backend.plan.analysis.ConstantFolding} of tests, the constant {@link
 * org.regames.backend.plan.analysis.Tables}, the {@link
 * org.regames.backend.plan.analysis.BytecodeSize} of statements, and {@link
 * org.regames.backend.plan.analysis.PlanValidator}, which reports what is wrong with a plan.
 */
package org.regames.backend.plan.analysis;
