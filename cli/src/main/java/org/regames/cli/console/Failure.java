package org.regames.cli.console;

import java.util.List;
import org.regames.ir.diagnostic.Diagnostic;

/**
 * Ends a command, or its work on one file, with one line for the user. Nothing else may reach the
 * user as an exception.
 *
 * <p>The exit code is {@link #FAILED} if a game or a check failed and {@link #MISUSED} if the
 * command line asks for something impossible.
 */
public final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The exit code of a successful command. */
  public static final int DONE = 0;

  /** The exit code if the game is wrong or the check fails. */
  public static final int FAILED = 1;

  /** The exit code if the command line is wrong. */
  public static final int MISUSED = 2;

  private final int exitCode;
  private final transient List<Diagnostic> findings;

  private Failure(int exitCode, String message, List<Diagnostic> findings) {
    super(message, null, false, false);
    this.exitCode = exitCode;
    this.findings = findings;
  }

  /** The game or a check failed; the message says why. */
  public static Failure failed(String message) {
    return new Failure(FAILED, message, List.of());
  }

  /** The game or a check failed, as the printed result already says. */
  public static Failure reported() {
    return new Failure(FAILED, "", List.of());
  }

  /** The game is wrong, and its findings are printed already. */
  public static Failure reported(List<Diagnostic> findings) {
    return new Failure(FAILED, "", List.copyOf(findings));
  }

  /** The command line asks for something impossible; the message says what is possible. */
  public static Failure misused(String message) {
    return new Failure(MISUSED, message, List.of());
  }

  /** A file that an option names is wrong, and the findings in it are printed already. */
  public static Failure misused(List<Diagnostic> findings) {
    return new Failure(MISUSED, "", List.copyOf(findings));
  }

  /**
   * Checks the value of an option.
   *
   * @throws Failure if it is below 1
   */
  public static void unlessPositive(String option, long value) {
    if (value < 1) {
      throw misused(option + ": expected a number from 1 up, found " + value);
    }
  }

  int exitCode() {
    return exitCode;
  }

  /** Whether there is nothing left to say. */
  boolean isSilent() {
    return getMessage().isEmpty();
  }

  /** The reason on one line; empty if a result says it. */
  String reason() {
    return isSilent() ? Ending.summary(findings) : getMessage();
  }

  /** The findings, which have been printed already. */
  List<Diagnostic> findings() {
    return findings;
  }
}
