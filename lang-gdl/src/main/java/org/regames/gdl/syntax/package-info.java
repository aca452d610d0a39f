/**
 * What a game description says: rules over atoms and terms, whichever of the two notations they
 * were written in. Everything prints as prefix GDL; this is {@code (cell 1 ?y)}:
 *
 * <pre>{@code
 * Term y = new Term.Variable("y", at);
 * Term cell = new Term.Compound("cell", List.of(new Term.Symbol("1", at), y), at);
 * }</pre>
 */
package org.regames.gdl.syntax;
