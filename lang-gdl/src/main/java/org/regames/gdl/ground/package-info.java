/**
 * Grounds clauses with variables to rules over numbered atoms. For
 *
 * <pre>{@code
 * (role x) (init (at 1)) (succ 1 2) (succ 2 3)
 * (<= (legal x go) (true (at ?n)) (succ ?n ?m))
 * (<= (next (at ?m)) (does x go) (true (at ?n)) (succ ?n ?m))
 * (<= terminal (true (at 3)))
 * }</pre>
 *
 * <p>the ground rules are
 *
 * <pre>{@code
 * (<= (legal x go) (true (at 1)))
 * (<= (legal x go) (true (at 2)))
 * (<= (next (at 2)) (does x go) (true (at 1)))
 * (<= (next (at 3)) (does x go) (true (at 2)))
 * (<= terminal (true (at 3)))
 * }</pre>
 */
package org.regames.gdl.ground;
