package org.regames.gdl.hrg;

/**
 * What keeps rules from being written in HRG one by one. Code that meets an obstacle continues with
 * any result, so that its callers need not handle it; what is written then is discarded.
 */
final class Obstacles {
  private String first = "";

  /** Notes that something cannot be written; the first such thing is reported. */
  void meet(String what) {
    first = first.isEmpty() ? what : first;
  }

  boolean areMet() {
    return !first.isEmpty();
  }

  /** The first obstacle; empty if there was none. */
  String first() {
    return first;
  }
}
