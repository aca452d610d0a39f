/**
 * Lowers a net and its fact families to an automaton. For
 *
 * <pre>{@code
 * (role w)
 * (place 1) (place 2)
 * (<= (init (cell ?n b)) (place ?n))
 * (<= (legal w (drop ?n)) (true (cell ?n b)))
 * (<= (next (cell ?n w)) (does w (drop ?n)))
 * (<= (next (cell ?n ?m)) (true (cell ?n ?m)) (not (does w (drop ?n))))
 * (<= terminal (true (cell 1 w)))
 * (<= (goal w 100) (true (cell 2 w)))
 * }</pre>
 *
 * <p>the first move and its changes are
 *
 * <pre>{@code
 * choose_w0, w0_drop__1_1: cell[1] == b;
 * }</pre>
 */
package org.regames.gdl.lowering;
