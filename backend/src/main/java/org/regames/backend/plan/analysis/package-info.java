/**
 * What is asked of plans, and done with their expressions, wherever they are made or changed: one
 * {@link org.regames.backend.plan.analysis.Evaluator} for any domain of values, {@link
 * org.regames.backend.plan.analysis.Ranges} of values as its most used one, one {@link
 * org.regames.backend.plan.analysis.Substitution} of expressions, {@link
 * org.regames.backend.plan.analysis.ConstantFolding} of tests, the constant {@link
 * org.regames.backend.plan.analysis.Tables}, the {@link
 * org.regames.backend.plan.analysis.BytecodeSize} of statements, and {@link
 * org.regames.backend.plan.analysis.PlanValidator}, which says what is wrong with a plan.
 */
package org.regames.backend.plan.analysis;
