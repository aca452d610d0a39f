package org.regames.agents.solve;

/** A game, or the rest of a play, cannot be solved; the message says why. */
public final class UnsolvableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnsolvableException(String reason) {
    super(reason, null, false, false);
  }
}
