/**
 * How the values of a game become numbers and arrays.
 *
 * <p>Symbols are numbered once for the whole game ({@link org.regames.backend.layout.Numbering}),
 * so values of different types can be compared directly. Which symbols each variable can have is
 * computed from all assignments ({@link org.regames.backend.layout.FlowInsensitiveValues}); this
 * determines the size of the array for a map, with extra cells for symbols that are looked up but
 * are not keys ({@link org.regames.backend.layout.Dimension}). A map variable that only ever holds
 * one of a few constants is stored not as an array but as the number of the constant. A {@link
 * org.regames.backend.layout.Layout} says how values are stored in the state, which is all that a
 * plan needs; a {@link org.regames.backend.layout.GameLayout} also reads the expressions of its
 * game.
 *
 * <p>For a board of nine squares that is also read at {@code none} (the text is in this package's
 * tests):
 *
 * <pre>{@code
 * GameLayout layout = GameLayout.of(game);
 * int board = layout.variable("board");
 * layout.variables().get(board).array().get().size();   // 10: nine keys, and none
 * }</pre>
 */
package org.regames.backend.layout;
