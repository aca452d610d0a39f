package org.regames.backend.batch;

/** The rules of a game do not let a move of some board end. That board then starts anew. */
public final class BatchException extends RuntimeException {
  private static final long serialVersionUID = 1;

  BatchException(int board, RuntimeException cause) {
    super("board " + board + ": " + cause.getMessage(), cause);
  }
}
