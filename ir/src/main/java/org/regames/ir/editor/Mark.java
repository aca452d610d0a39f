package org.regames.ir.editor;

/**
 * A piece of text that is not the name of a symbol.
 *
 * @param start the offset of its first character
 * @param end the offset after its last character
 * @param kind what it is
 */
public record Mark(int start, int end, Kind kind) {
  /** What can be marked. */
  public enum Kind {
    KEYWORD,
    COMMENT,
    NUMBER,
    /** A literal tag of a move. */
    TAG,
    /** The title of the game. */
    TITLE,
    /** A hint to the translator. */
    PRAGMA
  }
}
