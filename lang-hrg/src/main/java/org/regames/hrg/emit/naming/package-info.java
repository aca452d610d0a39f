/**
 * Chooses names for graphs: as in the source of the automaton ({@link
 * org.regames.hrg.emit.naming.SourceNames}), otherwise after what their statements do ({@link
 * org.regames.hrg.emit.naming.GraphNaming}).
 */
package org.regames.hrg.emit.naming;
