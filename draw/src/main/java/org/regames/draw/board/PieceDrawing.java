package org.regames.draw.board;

/**
 * What a cell shows for one value.
 *
 * @param symbol the value
 * @param shape how it is drawn
 * @param text letters or a number on it, possibly none
 * @param colour one of the names of colours that style sheets give a look: {@code white} and so on,
 *     {@code neutral} for what nobody owns
 * @param owner the player whose it is, or an empty text
 * @param letter what stands for it in texts: no two of a map have the same, if letters suffice
 * @param name what the value is, for people
 */
public record PieceDrawing(
    String symbol,
    Shape shape,
    String text,
    String colour,
    String owner,
    String letter,
    String name) {
  /** What is on a cell where that is not known. */
  static final PieceDrawing HIDDEN =
      new PieceDrawing("", Shape.UNKNOWN, "?", "neutral", "", "?", "unknown");

  /** Whether it stands for so many pieces as its text says. */
  boolean isCounted() {
    return shape == Shape.DISC && text.matches("\\d{1,3}");
  }

  /** The same without its text. */
  PieceDrawing without() {
    return new PieceDrawing(symbol, shape, "", colour, owner, letter, name);
  }

  /** The forms of pieces. */
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
    /** A number, or a word, without a form around it. */
    TEXT,
    /** A small mark in a corner of the cell. */
    DOT,
    /** Something is here, or not: whoever looks may not know. */
    UNKNOWN
  }
}
