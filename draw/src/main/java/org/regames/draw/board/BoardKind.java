package org.regames.draw.board;

/** How the cells of a board are drawn. */
public enum BoardKind {
  /** Squares side by side. */
  SQUARES,
  /** Hexagons side by side. */
  HEXAGONS,
  /** Points with lines between neighbours. */
  NODES,
  /** Long triangles from two edges towards the middle, as in backgammon. */
  TRIANGLES,
  /** Holes one after the other, in one row or two. */
  TRACK,
  /** Boxes in a row that are not neighbours of each other. */
  ROW
}
