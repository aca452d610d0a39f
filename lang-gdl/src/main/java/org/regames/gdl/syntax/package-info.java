/**
 * The syntax tree of a game description: rules over atoms and terms, the same for both notations.
 * Everything prints as prefix GDL; this is {@code (cell 1 ?y)}:
 *
 * <pre>{@code
 * GdlTerm y = new GdlTerm.Variable("y", at);
 * GdlTerm cell = new GdlTerm.Compound("cell", List.of(new GdlTerm.Symbol("1", at), y), at);
 * }</pre>
 */
package org.regames.gdl.syntax;
