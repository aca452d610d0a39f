package org.regames.pcg.metrics;

/** An agent lost a play other than by the rules, so that the plays do not measure the game. */
public final class AgentFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  AgentFailedException(String message) {
    super(message);
  }
}
