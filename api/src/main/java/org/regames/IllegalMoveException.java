package org.regames;

/** A move is not legal in the state where it was to be played. The message says why. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  IllegalMoveException(String message) {
    super(message);
  }
}
