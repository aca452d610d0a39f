/**
 * Translates rules to HRG as their author wrote them: from the rules with their variables, not from
 * the ground rules. Proofs about the facts ({@code recover}) tell which of them are maps; relations
 * that never change become functions, derived ones graphs, each under its own name. Games with
 * rules that cannot be translated this way are written from their automaton instead. The
 * description
 *
 * <pre>{@code
 * (role walker)
 * (cell 1) (cell 2) (cell 3) (cell 4)
 * (next-to 1 2) (next-to 2 3) (next-to 3 4)
 * (init (at 2))
 * (<= (way ?x ?y) (next-to ?x ?y) (not (true (seen ?y))))
 * (<= (way ?x ?z) (way ?x ?y) (next-to ?y ?z) (not (true (seen ?z))))
 * (<= (legal walker (go ?y)) (cell ?y) (true (at ?x)) (way ?x ?y))
 * (<= (legal walker (go ?y)) (cell ?y) (true (at ?x)) (way ?y ?x))
 * (<= (next (at ?y)) (does walker (go ?y)))
 * (<= (next (seen ?x)) (true (at ?x)))
 * (<= (next (seen ?x)) (true (seen ?x)))
 * (<= terminal (true (at 1)))
 * (<= terminal (true (at 4)))
 * (<= (goal walker 100) (true (at 4)))
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * domain Player = walker
 * domain Score = 0 | 100
 * domain Cell = 1 | 2 | 3 | 4
 * domain Next_toValue = Cell | none
 *
 * next_to : Cell -> Next_toValue
 * next_to(N) = if N + 1 in Cell then N + 1 else none
 *
 * next_toBack : Cell -> Next_toValue
 * next_toBack(N) = if N - 1 in Cell then N - 1 else none
 *
 * at : Cell = 2
 * seen : Cell -> Bool = { :0 }
 * y : Cell
 * atY : Cell
 *
 * graph way(x : Cell, y : Cell) {
 *   atY = y
 *   loop {
 *     branch {
 *       check(next_to(x) == atY && seen[atY] != 1)
 *       return()
 *     } or {
 *       check(seen[atY] != 1 && next_toBack(atY) != none)
 *       atY = next_toBack(atY)
 *     }
 *   }
 * }
 *
 * graph terminal() {
 *   check(at == 1 || at == 4)
 * }
 *
 * graph turn(me : Player) {
 *   player = me
 *   branch {
 *     y = Cell(*)
 *     check(reachable(way(at, y)))
 *   } or {
 *     y = Cell(*)
 *     check(reachable(way(y, at)))
 *   }
 *   $ go $$ y
 *   player = keeper
 *   seen[at] = 1
 *   at = y
 * }
 *
 * graph goal(me : Player) {
 *   if at == 4 {
 *     goals[me] = 100
 *   }
 * }
 *
 * graph rules() {
 *   while not(reachable(terminal())) {
 *     turn(walker)
 *   }
 *   goal(walker)
 *   end()
 * }
 * }</pre>
 */
package org.regames.gdl.hrg;
