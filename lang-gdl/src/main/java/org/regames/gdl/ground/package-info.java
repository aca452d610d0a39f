/**
 * From clauses with variables to ground rules over numbered atoms. Of
 *
 * <pre>
 * (role x) (init (at 1)) (succ 1 2) (succ 2 3)
 * (&lt;= (legal x go) (true (at ?n)) (succ ?n ?m))
 * (&lt;= (next (at ?m)) (does x go) (true (at ?n)) (succ ?n ?m))
 * (&lt;= terminal (true (at 3)))
 * </pre>
 *
 * <p>the ground rules are
 *
 * <pre>
 * (&lt;= (legal x go) (true (at 1)))
 * (&lt;= (legal x go) (true (at 2)))
 * (&lt;= (next (at 2)) (does x go) (true (at 1)))
 * (&lt;= (next (at 3)) (does x go) (true (at 2)))
 * (&lt;= terminal (true (at 3)))
 * </pre>
 */
package org.regames.gdl.ground;
