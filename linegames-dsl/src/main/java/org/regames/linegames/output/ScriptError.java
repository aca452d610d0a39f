package org.regames.linegames.output;

/** A mistake of a script. */
public final class ScriptError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;
  private final String stack;

  /**
   * @param line where it is, from 1; 0 where that is not known
   * @param column where it is, from 1; 0 where that is not known
   * @param stack the stack for those who look for a mistake in here; may be empty
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
