/**
 * Building blocks for all stages that write HRG: syntax tree nodes that come from no text ({@link
 * org.regames.hrg.emit.terms.Syntax}), the HRG form of symbols and expressions of the automaton,
 * and rewriting, comparison and weights of statements. It knows nothing about graphs.
 */
package org.regames.hrg.emit.terms;
