package org.regames.cli;

/**
 * Ends a command with one line for the user. Nothing else may reach the user as an exception.
 *
 * <p>The exit code is {@link #FAILED} where a game or a check failed and {@link #MISUSED} where the
 * command line asks for what cannot be.
 */
final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The exit code of a command that did what it was asked. */
  static final int DONE = 0;

  /** The exit code where the game is wrong or the check says no. */
  static final int FAILED = 1;

  /** The exit code where the command line is wrong. */
  static final int MISUSED = 2;

  private final int exitCode;

  private Failure(int exitCode, String message) {
    super(message, null, false, false);
    this.exitCode = exitCode;
  }

  /** The game or a check failed; the message says why. */
  static Failure failed(String message) {
    return new Failure(FAILED, message);
  }

  /** The game or a check failed, and its findings are printed already. */
  static Failure reported() {
    return new Failure(FAILED, "");
  }

  /** The command line asks for what cannot be; the message says what could. */
  static Failure misused(String message) {
    return new Failure(MISUSED, message);
  }

  int exitCode() {
    return exitCode;
  }

  /** Whether there is still something to say. */
  boolean isSilent() {
    return getMessage().isEmpty();
  }
}
