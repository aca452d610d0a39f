package org.regames.lud.board;

/** Partitions of the sites of a board. */
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
