package org.regames.backend.batch;

/** Thrown if a move on some board never ends by the rules. That board is restarted. */
public final class BatchException extends RuntimeException {
  private static final long serialVersionUID = 1;

  BatchException(int board, RuntimeException cause) {
    super("board " + board + ": " + cause.getMessage(), cause);
  }
}
