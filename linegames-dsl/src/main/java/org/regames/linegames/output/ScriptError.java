package org.regames.linegames.output;

/** A mistake in a script. */
public final class ScriptError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;
  private final String stack;

  /**
   * @param line its line, from 1; 0 if unknown
   * @param column its column, from 1; 0 if unknown
   * @param stack the stack trace, for debugging our own code; may be empty
   */
  public ScriptError(int line, int column, String message, String stack) {
    super(message);
    this.line = line;
    this.column = column;
    this.stack = stack;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  public String stack() {
    return stack;
  }
}
