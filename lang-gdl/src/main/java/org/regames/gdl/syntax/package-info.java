/**
 * What a game description says: rules over atoms and terms, whichever of the two notations they
 * were written in. Everything prints as prefix GDL:
 *
 * <pre>{@code
 * new Term.Compound("cell", List.of(new Term.Symbol("1", at), new Term.Variable("y", at)), at)
 * // (cell 1 ?y)
 * }</pre>
 */
package org.regames.gdl.syntax;
