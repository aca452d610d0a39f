package org.regames.ir.passes;

import org.regames.ir.Game;

/** A pass failed, which is a bug. Carries what is needed to reproduce it. */
public final class PassException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String pass;
  private final transient Game before;

  /**
   * @param pass the name of the pass that failed
   * @param before the game it was given: running the pass on it fails again
   */
  public PassException(String pass, Game before, RuntimeException cause) {
    super("pass " + pass + " failed: " + cause, cause);
    this.pass = pass;
    this.before = before;
  }

  public String pass() {
    return pass;
  }

  public Game before() {
    return before;
  }
}
