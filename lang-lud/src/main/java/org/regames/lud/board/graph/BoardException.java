package org.regames.lud.board.graph;

/**
 * Thrown if a board cannot be made as described; the message says why and is shown at the clause.
 */
public final class BoardException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * A reason.
   *
   * @param message what is wrong, in plain words, without a full stop
   */
  public BoardException(String message) {
    super(message);
  }
}
