/**
 * What graphs are called: as in the source of the automaton ({@link
 * org.regames.hrg.emit.naming.SourceNames}), else after what their statements are about ({@link
 * org.regames.hrg.emit.naming.GraphNaming}).
 */
package org.regames.hrg.emit.naming;
