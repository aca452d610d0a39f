package org.regames.backend.debug;

import org.regames.backend.interpreter.Point;

/**
 * Where a debugger has stopped, and why.
 *
 * @param message for people, on one line; empty where there is nothing to say
 */
public record Stop(Point at, Reason reason, String message) {
  /** Why a debugger stops. */
  public enum Reason {
    /** It has not gone anywhere yet. */
    BEGIN,
    /** The next statement is reached. */
    STEP,
    /** There are several ways on. */
    CHOICE,
    /** A line with a breakpoint is reached. */
    BREAKPOINT,
    /** A move is complete, and the next one begins. */
    MOVE,
    /** No way leads on. */
    BLOCKED,
    /** The play is over. */
    OVER,
    /** It was stopped, or has searched for long enough. */
    GIVEN_UP
  }
}
