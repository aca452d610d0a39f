/**
 * Rules as clauses, whose bodies are plain conjunctions: {@code (<= p (or a (not (and b c))))} has
 * the clauses
 *
 * <pre>{@code
 * (<= p a)
 * (<= p (not b))
 * (<= p (not c))
 * }</pre>
 */
package org.regames.gdl.clause;
