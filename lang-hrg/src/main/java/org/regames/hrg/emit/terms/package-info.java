/**
 * What every stage of writing HRG builds with: nodes of the syntax tree that no text wrote ({@link
 * org.regames.hrg.emit.terms.Syntax}), how symbols and expressions of the automaton look in HRG,
 * and changes, comparisons and weights of statements. Knows nothing of graphs.
 */
package org.regames.hrg.emit.terms;
