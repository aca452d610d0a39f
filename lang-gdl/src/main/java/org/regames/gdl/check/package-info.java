/**
 * Mistakes in a description that can be told from its text, all in one run. {@code (<= (legal ?p
 * (mark ?x)) (role ?p))} gives
 *
 * <pre>
 * error: the variable `?x` of the head is in no positive condition of the rule for …
 * </pre>
 */
package org.regames.gdl.check;
