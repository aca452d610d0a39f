/**
 * The canonical text of a syntax tree. {@code ExpressionText} writes expressions on one line,
 * {@code ExpressionLines} breaks those that are too long, {@code StatementLines} and {@code
 * DefinitionLines} write the rest; {@link org.regames.hrg.format.HrgText} is the entry point.
 *
 * <p>Lines have at most 100 columns wherever they can be broken: a map literal then has one entry
 * per line, a domain one element, and a condition one operand.
 */
package org.regames.hrg.format;
