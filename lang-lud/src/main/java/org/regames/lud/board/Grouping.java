package org.regames.lud.board;

/** What all sites of a board fall into. */
public enum Grouping {
  /** Colours. */
  PHASE,
  /** Rows from below. */
  ROW,
  /** Columns from the left. */
  COLUMN,
  /** Layers from below. */
  LAYER
}
