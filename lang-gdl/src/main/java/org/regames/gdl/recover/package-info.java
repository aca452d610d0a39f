/**
 * Recovers the structure that a net has lost: which facts are values of the same variable. For
 *
 * <pre>{@code
 * (role x) (role o)
 * (place 1) (place 2) (place 3)
 * (other x o) (other o x)
 * (init (control x))
 * (<= (init (cell ?n b)) (place ?n))
 * (<= (legal ?r (mark ?n)) (true (control ?r)) (true (cell ?n b)))
 * (<= (legal ?r noop) (true (control ?s)) (other ?s ?r))
 * (<= (marked ?n) (does ?r (mark ?n)))
 * (<= (next (cell ?n ?r)) (does ?r (mark ?n)))
 * (<= (next (cell ?n ?m)) (true (cell ?n ?m)) (not (marked ?n)))
 * (<= (next (control ?s)) (true (control ?r)) (other ?r ?s))
 * (<= terminal (not (true (cell 1 b))) (not (true (cell 3 b))))
 * (<= (goal ?r 100) (role ?r) (true (cell 1 ?r)) (true (cell 2 ?r)) (true (cell 3 ?r)))
 * }</pre>
 *
 * <p>{@link org.regames.gdl.recover.Recovery} makes two families, a variable and a map. Each rests
 * on a proof:
 *
 * <pre>{@code
 * control: key [] of 1, always with a value
 * cell: key [0] of 2, always with a value
 * }</pre>
 */
package org.regames.gdl.recover;
