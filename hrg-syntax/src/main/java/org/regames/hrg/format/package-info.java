/**
 * The canonical text of a syntax tree. {@code ExpressionText} writes what stands within a line,
 * {@code ExpressionLines} breaks what is too long for one, {@code StatementLines} and {@code
 * DefinitionLines} write the rest; {@link org.regames.hrg.format.HrgText} is how to use them.
 *
 * <p>Lines have at most 100 columns where there is a place to break them: a map literal then has a
 * part on each line, a domain an element, and a condition an operand.
 */
package org.regames.hrg.format;
