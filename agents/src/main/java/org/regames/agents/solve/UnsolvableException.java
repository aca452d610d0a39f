package org.regames.agents.solve;

/** A game, or the rest of a play, cannot be solved; the message says why. */
public final class UnsolvableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean takesTooLong;

  public UnsolvableException(String reason) {
    this(reason, false);
  }

  UnsolvableException(String reason, boolean takesTooLong) {
    super(reason, null, false, false);
    this.takesTooLong = takesTooLong;
  }

  /** Whether it could be solved with more time or states. */
  public boolean takesTooLong() {
    return takesTooLong;
  }
}
