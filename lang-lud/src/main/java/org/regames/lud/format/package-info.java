/** The usual layout of texts: clauses that fit into a line stay in one, others get a line each. */
package org.regames.lud.format;
