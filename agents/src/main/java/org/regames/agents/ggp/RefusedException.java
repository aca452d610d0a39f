package org.regames.agents.ggp;

/** Rules cannot be played; the message says why. */
public final class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  RefusedException(String message) {
    super(message, null, false, false);
  }
}
