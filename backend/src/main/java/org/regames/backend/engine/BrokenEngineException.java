package org.regames.backend.engine;

/** An engine failed on a game that it should be able to play. The message says how, on one line. */
public final class BrokenEngineException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BrokenEngineException(String reason) {
    super(reason, null, false, false);
  }
}
