package org.regames.linegames.model;

/** A pawn of one of the two players. */
public enum Piece {
  WHITE("white"),
  BLACK("black");

  private final String symbol;

  Piece(String symbol) {
    this.symbol = symbol;
  }

  /** The name in games, which is the player's as well. */
  public String symbol() {
    return symbol;
  }

  /** The other player's. */
  public Piece opponent() {
    return this == WHITE ? BLACK : WHITE;
  }
}
