/**
 * Turns rules into clauses, whose bodies are plain conjunctions:
 *
 * <pre>{@code
 * (<= p (or a (not (and b c))))
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * (<= p a)
 * (<= p (not b))
 * (<= p (not c))
 * }</pre>
 */
package org.regames.gdl.clause;
