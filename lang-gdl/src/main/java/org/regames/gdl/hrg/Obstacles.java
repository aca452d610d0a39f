package org.regames.gdl.hrg;

/**
 * What keeps rules from being written in HRG one by one. Who meets something goes on with whatever
 * comes next to it, and nobody in between has to know; what is written then is of no use.
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

  /** What was met first; empty where nothing was. */
  String first() {
    return first;
  }
}
