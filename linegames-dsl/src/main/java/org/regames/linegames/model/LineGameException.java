package org.regames.linegames.model;

/** A wrong argument of a script: the message begins with its name. */
public final class LineGameException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public LineGameException(String message) {
    super(message);
  }
}
