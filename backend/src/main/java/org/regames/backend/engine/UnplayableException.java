package org.regames.backend.engine;

/** An engine cannot play a game that another may be able to play. The message says why. */
public final class UnplayableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnplayableException(String reason) {
    super(reason, null, false, false);
  }
}
