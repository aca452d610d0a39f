package org.regames.backend.debug;

import org.regames.backend.interpreter.Point;

/**
 * Where a debugger has stopped, and why.
 *
 * @param message for people, on one line; may be empty
 */
public record Stop(Point at, Reason reason, String message) {
  /** Why a debugger stops. */
  public enum Reason {
    /** It has not gone anywhere yet. */
    BEGIN,
    /** It is at the next statement. */
    STEP,
    /** There are several next steps. */
    CHOICE,
    /** It is at a line with a breakpoint. */
    BREAKPOINT,
    /** A move is complete, and the next one begins. */
    MOVE,
    /** There is no next step. */
    BLOCKED,
    /** The play is over. */
    OVER,
    /** It was interrupted, or the search took too long. */
    GIVEN_UP
  }
}
