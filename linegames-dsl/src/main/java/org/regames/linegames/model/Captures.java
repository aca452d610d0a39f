package org.regames.linegames.model;

/** How many captures a turn may have. */
public enum Captures {
  /** One. */
  NONE,
  /** As many as follow each other with one pawn, each a move of its own. */
  SPLIT,
  /** As many as follow each other with one pawn, all in one move. */
  FULL
}
