package org.regames.linegames.model;

/** Where the pawns stand at the start. */
public enum Start {
  /**
   * Black on the rows north of the middle one, White south of it; in the middle row Black on the
   * west half, White on the east half, and no pawn in the centre.
   */
  EAST_TO_WEST,
  /** The same, with the middle row the other way round. */
  WEST_TO_EAST,
  /** Black on the northmost row, White on the southmost. */
  ONE_ROW,
  TWO_ROWS,
  FOUR_ROWS;

  /** How many rows each player fills; 0 if all are filled. */
  int rows() {
    return switch (this) {
      case EAST_TO_WEST, WEST_TO_EAST -> 0;
      case ONE_ROW -> 1;
      case TWO_ROWS -> 2;
      case FOUR_ROWS -> 4;
    };
  }
}
