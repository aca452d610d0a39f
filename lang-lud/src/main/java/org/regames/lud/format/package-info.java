/**
 * The usual layout of texts: clauses that fit on a line stay on one, others get a line for each
 * part.
 */
package org.regames.lud.format;
