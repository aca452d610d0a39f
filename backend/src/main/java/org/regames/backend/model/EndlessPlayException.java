package org.regames.backend.model;

/** A query of a state would take more work, memory or stack than any game should need. */
public final class EndlessPlayException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** What does not end. */
  public enum Kind {
    /** The paths of one move: the legal moves cannot be determined. */
    MOVE,
    /** A run of keeper moves. */
    KEEPER
  }

  private final Kind kind;

  EndlessPlayException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
