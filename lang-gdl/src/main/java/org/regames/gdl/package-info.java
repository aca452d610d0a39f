/**
 * GDL and GDL-II: texts in prefix or infix notation, checked, grounded, turned into a propositional
 * net, simplified, grouped into variables again, and lowered, with one package for each step. The
 * game
 *
 * <pre>{@code
 * (role x)
 * (init (at 1))
 * (succ 1 2)
 * (<= (legal x (go ?m)) (true (at ?n)) (succ ?n ?m))
 * (<= (legal x stay) (true (at ?n)))
 * (<= (next (at ?m)) (does x (go ?m)))
 * (<= (next (at ?n)) (true (at ?n)) (does x stay))
 * (<= terminal (true (at 2)))
 * (goal x 100)
 * }</pre>
 *
 * <p>has, besides the built-ins, one variable with two values, and two moves:
 *
 * <pre>{@code
 * type AtValue = {1, 2};
 * var at: AtValue = 1;
 * x0_go__2_1, x0_go__2_2: $ go__2;
 * }</pre>
 */
package org.regames.gdl;
