package org.regames.agents;

/** A game, or the rest of a play, cannot be solved; the message says why. */
public final class UnsolvableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean takesTooLong;

  public UnsolvableException(String reason) {
    this(reason, false);
  }

  public UnsolvableException(String reason, boolean takesTooLong) {
    super(reason, null, false, false);
    this.takesTooLong = takesTooLong;
  }

  /** Whether it could be solved with more time or states. */
  public boolean takesTooLong() {
    return takesTooLong;
  }

  /** The exception for games with chance. */
  public static UnsolvableException random() {
    return new UnsolvableException(
        "there are random moves, and `solve` takes games without chance only; `match` plays them");
  }

  /** The exception for a state without legal moves where the play has not ended. */
  public static UnsolvableException noEnd() {
    return new UnsolvableException(
        "a play gets to a state in which nobody can move, without having ended; `regames verify` "
            + "shows such a play");
  }
}
