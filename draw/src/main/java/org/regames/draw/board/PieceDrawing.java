package org.regames.draw.board;

/**
 * The drawing of one value on a cell.
 *
 * @param symbol the value
 * @param shape how it is drawn
 * @param text letters or a number on it, possibly none
 * @param colour a colour name of the style sheets: {@code white} and so on, {@code neutral} for
 *     things that nobody owns
 * @param owner its owner, or an empty text
 * @param letter its letter in texts: unique within a map if there are enough letters
 * @param name the name of the value, for people
 */
public record PieceDrawing(
    String symbol,
    Shape shape,
    String text,
    String colour,
    String owner,
    String letter,
    String name) {
  /** The unknown content of a cell. */
  static final PieceDrawing HIDDEN =
      new PieceDrawing("", Shape.UNKNOWN, "?", "neutral", "", "?", "unknown");

  /** Whether its text is a number of pieces. */
  boolean isCounted() {
    return shape == Shape.DISC && text.matches("\\d{1,3}");
  }

  /** The same without its text. */
  PieceDrawing without() {
    return new PieceDrawing(symbol, shape, "", colour, owner, letter, name);
  }

  /** The shapes of pieces. */
  public enum Shape {
    DISC,
    CROWNED,
    PAWN,
    KNIGHT,
    BISHOP,
    ROOK,
    QUEEN,
    KING,
    CROSS,
    RING,
    /** A square piece with letters on it. */
    TILE,
    /** A number or a word without a shape around it. */
    TEXT,
    /** A small mark in a corner of the cell. */
    DOT,
    /** The viewer may not know what is here, if anything. */
    UNKNOWN
  }
}
