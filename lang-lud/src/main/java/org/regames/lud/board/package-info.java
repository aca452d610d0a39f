/**
 * Boards: a graph whose vertices, edges or cells are sites, with everything that rules need to know
 * about it. {@link org.regames.lud.board.Board} answers queries by site number, in arrays that are
 * computed on first use and must not be modified.
 *
 * <p>Nothing here knows about the texts of games: the tree of ludemes calls {@link
 * org.regames.lud.board.graph.Shapes} and {@link org.regames.lud.board.graph.Operators} to build a
 * graph, and makes a board from that:
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
