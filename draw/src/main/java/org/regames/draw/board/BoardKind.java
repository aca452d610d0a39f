package org.regames.draw.board;

/** What the cells of a board are drawn as. */
public enum BoardKind {
  /** Squares side by side. */
  SQUARES,
  /** Hexagons side by side. */
  HEXAGONS,
  /** Points with lines between those that are neighbours. */
  NODES,
  /** Long triangles from two edges towards the middle, as in backgammon. */
  TRIANGLES,
  /** Holes one after the other, in one row or two. */
  TRACK,
  /** Boxes in a row, which are no neighbours of each other. */
  ROW
}
