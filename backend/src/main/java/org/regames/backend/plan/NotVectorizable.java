package org.regames.backend.plan;

/** Why something cannot be done for a set of numbers at once. */
public final class NotVectorizable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** For a reason that {@code explain} shows to users. */
  public NotVectorizable(String reason) {
    super(reason, null, false, false);
  }
}
