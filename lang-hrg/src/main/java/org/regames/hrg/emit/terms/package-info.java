/**
 * Building blocks for all stages that write HRG: the HRG form of symbols and expressions of the
 * automaton, and rewriting, comparison and weights of statements. {@link
 * org.regames.hrg.emit.terms.ConditionShape} and {@link org.regames.hrg.emit.terms.StatementShape}
 * tell what differs only in names. The package knows nothing about graphs. New nodes of the tree
 * are made with {@link org.regames.hrg.syntax.Hrg}.
 */
package org.regames.hrg.emit.terms;
