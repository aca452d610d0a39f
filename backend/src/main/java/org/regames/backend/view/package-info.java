/**
 * States as text for people: boards, tables and lines.
 *
 * <pre>{@code
 * // type Cell = {a1, a2, a3, b1, b2, b3, c1, c2, c3}; type Piece = {none, x, o};
 * // var board: Cell -> Piece = {a1: x, b1: x, c1: x, a3: o, b3: o, c3: o, :none}; …
 * StateTable table = new StateTable(game, List.of("x", "o"));
 * table.text(Interpreter.of(game).initial().values());
 * // 3 o o o
 * // 2 . . .
 * // 1 x x x
 * //   a b c
 * }</pre>
 */
package org.regames.backend.view;
