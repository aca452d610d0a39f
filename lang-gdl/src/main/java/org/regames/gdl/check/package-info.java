/**
 * Reports all mistakes in a description that can be found from its text, in one run. For
 *
 * <pre>{@code
 * (role x)
 * (<= (legal ?p (mark ?x)) (role ?p))
 * terminal
 * }</pre>
 *
 * <p>the messages are, besides warnings about missing relations,
 *
 * <pre>{@code
 * game.kif:2:5: error: the variable `?x` of the head is in no positive condition of the rule for `(legal ?p (mark ?x))` [unsafe]
 * }</pre>
 */
package org.regames.gdl.check;
