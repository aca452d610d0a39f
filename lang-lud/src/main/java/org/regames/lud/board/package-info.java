/**
 * Boards: a graph whose vertices, edges or cells are sites, with everything that rules ask of it.
 * {@link org.regames.lud.board.Board} answers by numbers of sites, in arrays that are worked out
 * once, when first asked for, and are not to be changed.
 *
 * <p>Nothing here knows of the texts of games: the tree of ludemes calls {@link
 * org.regames.lud.board.graph.Shapes} and {@link org.regames.lud.board.graph.Operators} for a
 * graph, and makes a board of that:
 *
 * <pre>{@code
 * Room room = new Room(budget, origin);
 * BoardGraph graph = new Shapes(room, CELL).square(8, Diagonals.IMPLIED);
 * Board board = new Board(graph, CELL);
 * int[] north = board.steps(CELL).targets(0, AbsoluteDirection.N);   // {8}
 * int[][] lines = board.radials(CELL).of(0, AbsoluteDirection.NE);   // {{9, 18, 27, …}}
 * }</pre>
 */
package org.regames.lud.board;
