/**
 * Mistakes in a description that can be told from its text, all in one run. Of
 *
 * <pre>{@code
 * (role x)
 * (<= (legal ?p (mark ?x)) (role ?p))
 * terminal
 * }</pre>
 *
 * <p>the messages are, besides warnings about relations that are missing,
 *
 * <pre>{@code
 * game.kif:2:5: error: the variable `?x` of the head is in no positive condition of the rule for `(legal ?p (mark ?x))` [unsafe]
 * }</pre>
 */
package org.regames.gdl.check;
