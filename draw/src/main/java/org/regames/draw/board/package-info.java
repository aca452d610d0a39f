/**
 * Pictures of positions. The boards of a game are inferred from its types and constants; pieces are
 * drawn according to the names of the values.
 *
 * <pre>{@code
 * BoardView view = BoardView.of(game);                   // once for a game
 * Picture picture = view.picture(values, List.of("a2", "a3"));   // values by variable, last move
 * TextBoard.text(picture);                               // for terminals
 * SvgBoard.text(picture, "breakthrough");                // for viewers and pages
 * }</pre>
 *
 * <p>{@code CellPositions} places the cells, with the help of {@code GridPlaces} (coordinates in
 * names), {@code StepPlaces} (directions), {@code RingBoards}, {@code Chain} and {@code
 * StressPlaces}; {@code Candidates} finds which maps are boards, {@code BoardFinder} which of them
 * belong together, and {@code Looks} says what their values look like.
 */
package org.regames.draw.board;
