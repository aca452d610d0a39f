package org.regames.sbg.lowering;

/** One of the two players. */
enum Side {
  WHITE("white", 1),
  BLACK("black", -1);

  private final String player;
  private final int forward;

  Side(String player, int forward) {
    this.player = player;
    this.forward = forward;
  }

  /** The name of the player, which is also the prefix of their nodes. */
  String player() {
    return player;
  }

  /** By how many rows, counted from the bottom of the board, a step ahead goes. */
  int forward() {
    return forward;
  }

  Side opponent() {
    return this == WHITE ? BLACK : WHITE;
  }

  boolean owns(char letter) {
    return Character.isUpperCase(letter) == (this == WHITE);
  }
}
